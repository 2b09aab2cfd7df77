import { ResultPart } from '#ui/practice/result-part.tsx';
import { IconCheck, IconCircleHalf2, IconMinus } from '@tabler/icons-react';
import type { KeyPointEvidence } from '#contract/entities/content-evidence.ts';
import { answeredParts, type AnsweredPart } from '#domain/answers/answered-parts.ts';
import { PointList } from '#features/practice/score/key-points.tsx';
import classes from './write-email.module.css';

export interface BulletsAnsweredProps {
  bullets: readonly string[];
  points: readonly KeyPointEvidence[];
  /** The email that the places lie in. */
  text: string;
}

type State = AnsweredPart['state'];
const names = {
  answered: 'Answered',
  perhaps: 'Perhaps answered in other words',
  missing: 'Not answered',
} as const satisfies Record<State, string>;
const icons = { answered: IconCheck, perhaps: IconCircleHalf2, missing: IconMinus } as const;

/** Each thing that the task asked for, answered or not, with the words that say it. */
export function BulletsAnswered({ bullets, points, text }: BulletsAnsweredProps) {
  const states = new Map(answeredParts(points).map(({ bullet, state }) => [bullet, state]));
  const answered = [...states.values()].filter((state) => state === 'answered').length;
  return (
    <ResultPart title={`What the task asks: ${answered} of ${bullets.length} answered`}>
      <ul className={classes['parts']}>
        {bullets.map((bullet, at) => (
          <Bullet
            key={bullet}
            bullet={bullet}
            state={states.get(at) ?? 'missing'}
            points={points.filter((point) => point.bullet === at)}
            text={text}
          />
        ))}
      </ul>
    </ResultPart>
  );
}

interface BulletProps extends Pick<BulletsAnsweredProps, 'points' | 'text'> {
  bullet: string;
  state: State;
}

function Bullet({ bullet, state, points, text }: BulletProps) {
  const Icon = icons[state];
  return (
    <li className={classes['part']} data-found={state === 'answered'}>
      <Icon size={20} aria-hidden="true" />
      <div className={classes['answer']}>
        <p>
          <b lang="en">{bullet}</b>
          <span className={classes['state']}>{names[state]}</span>
        </p>
        <PointList points={points} text={text} />
      </div>
    </li>
  );
}
