import type { PteType } from '#contract/exam.ts';
import { questionTitle } from '#domain/listing/question-title.ts';
import { sessionPlan } from '#domain/timing/session-plan.ts';
import { textsOf } from '#domain/tasks/rules-of.ts';
import { BeginGate } from '#features/practice/begin/begin-gate.tsx';
import { beginLineOf } from '#features/practice/begin/opening.tsx';
import { promptWords } from '#features/practice/tasks/task-values.ts';
import { examOf, ruleOf } from '#features/practice/task-frame/rule-of.ts';
import { useFirstView } from '#ui/first-view.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { rubricFor } from '#domain/rubric/rubrics.ts';
import classes from './practice-card.module.css';
import { PracticeSkeleton } from './practice-skeleton.tsx';
import { QuestionBar } from './question-bar.tsx';
import { LevelName, QuestionTitle } from './question-head.tsx';
import { LinksRoom } from './question-links.tsx';
import bar from './question-bar.module.css';

const usualExam: PteType = 'ACADEMIC';

/** A question until it is read from the device: its shape, or in the server's first view what it begins with: its text, or the line of its start gate. */
export function QuestionWaiting() {
  const { question } = useFirstView();
  if (!question) return <PracticeSkeleton />;
  const exam = examOf(question, usualExam);
  const rule = ruleOf(question.taskType, exam);
  const { silenceStopSeconds } = rubricFor(exam);
  const plan = sessionPlan(rule, {
    mode: 'PRACTICE',
    silenceStopSeconds,
    promptWords: promptWords(question),
  });
  // The server knows no learner, so nothing of theirs is answered.
  const title = questionTitle(question, false);
  const line = beginLineOf(question, { plan, rule });
  const text = textsOf(question).readFirst;
  if (line === '' && text === undefined) return <PracticeSkeleton />;
  return (
    <div className={classes.practice}>
      <QuestionBar
        item={question}
        title={title}
        taskName={rule.displayName}
        search={{}}
        links={<LinksRoom />}
        clock={null}
      />
      <div className={bar.head}>
        <div className={bar.slim}>
          <LevelName level={question.level} />
        </div>
        <QuestionTitle item={question} title={title} />
      </div>
      {line === '' ? <ReadingText text={text ?? ''} /> : <BeginGate line={line} onBegin={null} />}
    </div>
  );
}
