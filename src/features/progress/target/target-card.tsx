import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { PteType } from '#contract/exam.ts';
import { skills } from '#contract/exam.ts';
import type { TargetDto } from '#contract/entities/progress.ts';
import type { TargetDraft } from '#data/store/meta.ts';
import { scoreScale } from '#domain/goals/target-presets.ts';
import { Card } from '#ui/card.tsx';
import { ScoreRing } from '#ui/score-ring.tsx';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import { Countdown } from './countdown.tsx';
import { TargetDialog } from './target-dialog.tsx';
import classes from './target.module.css';

interface TargetCardProps {
  /** `null`: none is set. */
  target: TargetDto | null;
  /** What is known of one that is not whole yet. */
  draft: TargetDraft | null;
  pteType: PteType;
  /** Of the language that is chosen first. */
  language: string;
}

/** How far the exam is, and the scores that the learner works towards. */
export function TargetCard({ target, draft, pteType, language }: TargetCardProps) {
  const headingId = useId();
  const [isSetting, setIsSetting] = useState(false);
  return (
    <Card labelledBy={headingId}>
      <div className={classes.head}>
        <h2 className={classes.heading} id={headingId}>
          Score target
        </h2>
        <Button variant={target ? 'subtle' : 'light'} onClick={() => setIsSetting(true)}>
          Set Target
        </Button>
      </div>
      {target === null ? (
        <NotYet draft={draft} />
      ) : (
        <>
          <Countdown examDate={target.examDate} />
          <div className={classes.scores}>
            <ScoreRing label="Overall target" score={target.overall} max={scoreScale.max} />
            <dl className={classes.skills}>
              {skills.map((skill) => (
                <div key={skill} className={classes.skill}>
                  <dt>
                    <SkillMark section={skill} size={18} />
                    {skillWords[skill]}
                  </dt>
                  <dd>{target[skill]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </>
      )}
      <TargetDialog
        opened={isSetting}
        onClose={() => setIsSetting(false)}
        target={target}
        draft={draft}
        pteType={pteType}
        language={language}
      />
    </Card>
  );
}

/** In the place of a target that is not whole yet: what is known of it, and what it takes. */
function NotYet({ draft }: { draft: TargetDraft | null }) {
  const { scores = null, examDate = null } = draft ?? {};
  return (
    <>
      {examDate === null ? null : <Countdown examDate={examDate} />}
      <p className={classes.quiet}>
        {scores === null
          ? 'Say which scores you need and when your exam is. Then Passage counts the days and knows what helps most.'
          : `You need ${scores.overall} overall. Set the day of your exam, and Passage counts the days and knows what helps most.`}
      </p>
    </>
  );
}
