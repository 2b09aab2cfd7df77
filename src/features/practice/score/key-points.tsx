import { ResultPart } from '#ui/practice/result-part.tsx';
import { IconCheck, IconCircleHalf2, IconMinus } from '@tabler/icons-react';
import type { KeyPointEvidence } from '#contract/entities/content-evidence.ts';
import { coverageOf, type Coverage } from './key-point-coverage.ts';
import { pictureFaultWords } from './picture-fault-words.ts';
import classes from './key-points.module.css';
import { FoundWords } from './shown-place.tsx';

export interface KeyPointsProps {
  points: readonly KeyPointEvidence[];
  /** The answer or transcript that the places lie in. */
  text: string;
  /** Whose points they are, in the order in which they are shown; one list without it. */
  groups?: readonly { readonly speaker: string | null; readonly name: string }[];
}

const icons = { found: IconCheck, near: IconCircleHalf2, missing: IconMinus } as const;

/** What a good answer says: found in this one, with the words that say it, or not. */
export function KeyPoints({ points, text, groups }: KeyPointsProps) {
  if (points.length === 0) return null;
  const found = points.filter((point) => coverageOf(point) === 'found').length;
  return (
    <ResultPart title={`Key points: ${found} of ${points.length} found`}>
      {groups?.map(({ speaker, name }) => (
        <section key={name} className={classes['group']} aria-label={name}>
          <h4>{name}</h4>
          <PointList points={points.filter((point) => point.speaker === speaker)} text={text} />
        </section>
      )) ?? <PointList points={points} text={text} />}
    </ResultPart>
  );
}

/** Key points, each with the words that say it. */
export function PointList({ points, text }: Pick<KeyPointsProps, 'points' | 'text'>) {
  return (
    <ul className={classes['points']}>
      {points.map((point) => (
        <Point key={point.point} point={point} text={text} />
      ))}
    </ul>
  );
}

function Point({ point, text }: { point: KeyPointEvidence; text: string }) {
  const coverage = coverageOf(point);
  const Icon = icons[coverage];
  return (
    <li className={classes['point']} data-coverage={coverage}>
      <Icon size={20} aria-hidden="true" />
      <div>
        <p>{point.point}</p>
        <p className={classes['why']}>
          <Why point={point} coverage={coverage} text={text} />
        </p>
      </div>
    </li>
  );
}

/** What is shown as proof says it in so many words. A single word near in meaning, as scores of older versions name, would look invented. */
const fewestWords = 3;

function Why({ point, coverage, text }: { point: KeyPointEvidence; coverage: Coverage; text: string }) {
  const { found, isBySound = false, contradicted, contrary } = point;
  if (contrary !== undefined)
    return (
      <>
        You say the contrary: <FoundWords text={text} place={contrary} />
      </>
    );
  if (found === null || coverage === 'missing')
    return <>Not found{contradicted && <>. {pictureFaultWords(contradicted)}</>}</>;
  if (isBySound)
    return (
      <>
        Perhaps said. It sounds like <FoundWords text={text} place={found} />
      </>
    );
  if (coverage === 'near')
    return text.slice(found.start, found.end).split(/\s+/u).length < fewestWords ? (
      'Perhaps said in other words'
    ) : (
      <>
        Perhaps, in other words: <FoundWords text={text} place={found} />
      </>
    );
  return (
    <>
      Found: <FoundWords text={text} place={found} />
    </>
  );
}
