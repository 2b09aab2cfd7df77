import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { KeyPointEvidence } from '#contract/entities/evidence.ts';
import { answeredParts } from '#domain/content-scoring/answered-parts.ts';
import { PointList } from '#features/practice/score/key-points.tsx';
import classes from './write-email.module.css';

export interface BulletsAnsweredProps {
  bullets: readonly string[];
  points: readonly KeyPointEvidence[];
  /** The email that the places lie in. */
  text: string;
}

/** Each thing that the task asked for, answered or not, with the words that say it. */
export function BulletsAnswered({ bullets, points, text }: BulletsAnsweredProps) {
  const answered = new Set(
    answeredParts(points).flatMap(({ bullet, isAnswered }) => (isAnswered ? [bullet] : [])),
  );
  return (
    <section aria-labelledby="bullets-title">
      <h3 id="bullets-title" className={classes['title']}>
        What the task asks: {answered.size} of {bullets.length} answered
      </h3>
      <ul className={classes['parts']}>
        {bullets.map((bullet, at) => (
          <li key={bullet} className={classes['part']} data-found={answered.has(at)}>
            {answered.has(at) ? (
              <IconCheck size={20} aria-hidden="true" />
            ) : (
              <IconMinus size={20} aria-hidden="true" />
            )}
            <div className={classes['answer']}>
              <p>
                <b lang="en">{bullet}</b>
                <span className={classes['state']}>{answered.has(at) ? 'Answered' : 'Not answered'}</span>
              </p>
              <PointList points={points.filter((point) => point.bullet === at)} text={text} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
