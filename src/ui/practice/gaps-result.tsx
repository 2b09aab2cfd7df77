import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { GappedText } from './gapped-text.tsx';
import classes from './gaps-result.module.css';
import { ReasonsOnPaper } from './reasons-on-paper.tsx';
import hints from './with-reason.module.css';
import { WithReason } from './with-reason.tsx';

export interface KeyGap {
  readonly right: string;
  /** Why this word fits. */
  readonly why: string;
}

export interface MarkedGap extends KeyGap {
  /** What the learner put in; `null` when the gap was left empty. */
  readonly given: string | null;
  /** Decided by the scorer, as another spelling can be right too. */
  readonly isRight: boolean;
}

type Mark = 'right' | 'wrong' | 'empty' | 'key';

interface ShownGap extends KeyGap {
  readonly mark: Mark;
  readonly given: string;
}

/** What a screen reader says of a gap, after its number. */
const spokenMarks = {
  right: ({ given }) => `, right: you chose ${given}`,
  wrong: ({ given, right }) => `, not right: you chose ${given}, right is ${right}`,
  empty: ({ right }) => `, left empty: right is ${right}`,
  key: ({ right }) => `: ${right}`,
} as const satisfies Record<Mark, (gap: ShownGap) => string>;

const markIcons = {
  right: <IconCheck size="1em" />,
  wrong: <IconX size="1em" />,
  empty: <IconMinus size="1em" />,
  key: null,
} as const satisfies Record<Mark, unknown>;

/** A text after the answer: in each gap the right word, with the learner's own struck through; a tap on it says why. */
export function GapsResult({ text, gaps }: { text: string; gaps: readonly MarkedGap[] }) {
  const shown = gaps.map(({ isRight, given, ...gap }): ShownGap => {
    const own = given?.trim() ?? '';
    return { ...gap, given: own, mark: isRight ? 'right' : own === '' ? 'empty' : 'wrong' };
  });
  return <Gaps text={text} gaps={shown} />;
}

/** The text with its right words, and why each one fits, for a learner who has not answered. */
export function GapsKey({ text, gaps }: { text: string; gaps: readonly KeyGap[] }) {
  return <Gaps text={text} gaps={gaps.map((gap) => ({ ...gap, given: '', mark: 'key' }))} />;
}

function Gaps({ text, gaps }: { text: string; gaps: readonly ShownGap[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const renderGap = (number: number) => {
    const gap = gaps[number - 1];
    return (
      gap && (
        <WithReason
          name={`Gap ${number}${spokenMarks[gap.mark](gap)}`}
          title={`Gap ${number}.`}
          reason={reasonOf(gap)}
          mark={gap.mark}
          isOpen={open === number}
          onToggle={() => setOpen(open === number ? null : number)}
          onClose={() => setOpen(null)}
        >
          <FilledGap number={number} gap={gap} />
        </WithReason>
      )
    );
  };
  return (
    <div>
      <p className={hints['hint']} data-off-paper>
        Tap a gap for the reason.
      </p>
      <GappedText text={text} renderGap={renderGap} />
      <ReasonsOnPaper reasons={gaps.map((gap, at) => ({ title: `Gap ${at + 1}.`, reason: reasonOf(gap) }))} />
    </div>
  );
}

/** A word that is right in another spelling than that of the text leaves the question what stands there. */
function reasonOf({ mark, given, right, why }: ShownGap): string {
  return mark === 'right' && given !== right ? `The text has “${right}”. ${why}` : why;
}

function FilledGap({ number, gap: { mark, given, right } }: { number: number; gap: ShownGap }) {
  return (
    <span className={classes['gap']} data-mark={mark}>
      <span className={classes['first']}>
        <span className={classes['number']} data-unread>
          {number}
        </span>
        <span className={classes['icon']}>{markIcons[mark]}</span>
        {mark === 'wrong' && (
          <s className={classes['own']} data-unread>
            {given}
          </s>
        )}
        {mark === 'right' && <span className={classes['right']}>{given}</span>}
      </span>
      {mark === 'wrong' && ' '}
      {mark !== 'right' && <span className={classes['right']}>{right}</span>}
    </span>
  );
}
