import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { SessionStop } from '#contract/entities/practice-session.ts';
import { useBeginSession } from '#data/hooks/use-begin-session.ts';
import { useClockAhead } from '#data/hooks/use-clock-ahead.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { endFirstRun } from '#platform/first-run.ts';
import { Card } from '#ui/card.tsx';
import { useToast } from '#ui/toasts.tsx';
import { answersOf } from '#features/progress/plan/wizard-answers.ts';
import { FirstStep } from './first-step.tsx';
import classes from './first-run.module.css';
import { firstSteps, isAnswered, keepStep, type Told } from './told.ts';

interface FirstQuestionsProps {
  /** What is known from before. */
  told: Told;
  /** What comes after the last one, absent Today. */
  first: SessionStop | null;
  language: string;
}

/**
 * One question a time. Each answer is kept when it is given; each question can be skipped, and all of them. Who has never answered
 * a question of the exam comes straight to a short one.
 */
export function FirstQuestions({ told: before, first, language }: FirstQuestionsProps) {
  const context = useDataContext();
  const now = context.clock.now() - useClockAhead();
  const navigate = useNavigate();
  const toast = useToast();
  const { begin } = useBeginSession();
  // What is kept while the steps go on must not change the answers under the learner's hands.
  const [told, setTold] = useState(before);
  const [answers, setAnswers] = useState(() => answersOf(before.level));
  const [at, setAt] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const step = firstSteps[at] ?? 'exam';
  const isLast = at === firstSteps.length - 1;

  async function leave() {
    endFirstRun();
    await navigate({ to: '/' });
  }
  async function move(to: number) {
    setHasMoved(true);
    if (to < firstSteps.length) setAt(to);
    else if (first === null) await leave();
    else {
      endFirstRun();
      await begin([first]);
    }
  }
  async function next() {
    const isKept = await keepStep(context, step, { told, answers, language });
    if (!isKept) toast('This could not be saved on this device');
    else await move(at + 1);
  }

  return (
    <div className={classes.page}>
      <Card>
        <form
          className={classes.step}
          onSubmit={(event) => {
            event.preventDefault();
            void next();
          }}
        >
          <p className={classes.count}>
            Question {at + 1} of {firstSteps.length}
          </p>
          <Question key={step} text={questions[step]} takesFocus={hasMoved} />
          <FirstStep step={step} told={told} onTell={setTold} answers={answers} onAnswer={setAnswers} />
          {isLast && first !== null ? (
            <p className={classes.quiet}>Then comes a first question. It takes about 90 seconds.</p>
          ) : null}
          <div className={classes.actions}>
            {at === 0 ? null : (
              <Button variant="subtle" color="gray" onClick={() => void move(at - 1)}>
                Back
              </Button>
            )}
            <span className={classes.gap} />
            <Button variant="default" onClick={() => void move(at + 1)}>
              Skip
            </Button>
            <Button type="submit" disabled={!isAnswered(step, { told, answers, now })}>
              {isLast ? 'Done' : 'Next'}
            </Button>
          </div>
        </form>
      </Card>
      <p className={classes.foot}>
        You can change all of this later.{' '}
        <button type="button" className={classes.leave} onClick={() => void leave()}>
          Skip all
        </button>
      </p>
    </div>
  );
}

/** Takes the focus when it comes in the place of another one. */
function Question({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 className={classes.question} ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}

const questions = {
  exam: 'Which exam do you prepare for?',
  target: 'Which score do you need?',
  date: 'When is your exam?',
  level: 'How good is your English now?',
} as const;
