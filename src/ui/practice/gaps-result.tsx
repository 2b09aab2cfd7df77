import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { GappedText } from './gapped-text.tsx';
import classes from './gaps-result.module.css';

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

const markWords = {
  right: 'Right',
  wrong: 'Not right',
  empty: 'Left empty',
  key: '',
} as const satisfies Record<Mark, string>;

/** What a screen reader says between the number of a gap and the word that follows. */
const spokenMarks = {
  right: ', right: ',
  wrong: ', not right: ',
  empty: ', left empty. The right word: ',
  key: ': ',
} as const satisfies Record<Mark, string>;

const markIcons = {
  right: <IconCheck size="1em" />,
  wrong: <IconX size="1em" />,
  empty: <IconMinus size="1em" />,
  key: null,
} as const satisfies Record<Mark, unknown>;

interface ShownGap extends KeyGap {
  readonly mark: Mark;
  readonly given: string;
}

/** A text after the answer: in each gap the right word, with the learner's own struck through, then why for each gap. */
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
  const renderGap = (number: number) => {
    const gap = gaps[number - 1];
    return gap && <FilledGap number={number} gap={gap} />;
  };
  return (
    <div className={classes['result']}>
      <GappedText text={text} renderGap={renderGap} />
      <ol className={classes['list']} aria-label="The gaps one by one">
        {gaps.map((gap, at) => (
          <GapRow key={`gap ${at}`} number={at + 1} gap={gap} />
        ))}
      </ol>
    </div>
  );
}

function FilledGap({ number, gap: { mark, given, right } }: { number: number; gap: ShownGap }) {
  return (
    <span className={classes['gap']} data-mark={mark}>
      <span className={classes['first']}>
        <span className={classes['number']}>
          <VisuallyHidden>Gap </VisuallyHidden>
          {number}
          <VisuallyHidden>{spokenMarks[mark]}</VisuallyHidden>
        </span>
        <span className={classes['icon']} aria-hidden="true">
          {markIcons[mark]}
        </span>
        {mark === 'wrong' && <s className={classes['own']}>{given}</s>}
        {mark === 'right' && <span className={classes['right']}>{given}</span>}
      </span>
      {mark === 'wrong' && <VisuallyHidden>. The right word:</VisuallyHidden>}
      {mark === 'wrong' && ' '}
      {mark !== 'right' && <span className={classes['right']}>{right}</span>}
    </span>
  );
}

function GapRow({ number, gap: { mark, given, right, why } }: { number: number; gap: ShownGap }) {
  return (
    <li className={classes['row']} data-mark={mark}>
      <p className={classes['head']}>
        <span className={classes['name']}>Gap {number}</span>
        {mark !== 'key' && (
          <span className={classes['mark']}>
            <span className={classes['icon']} aria-hidden="true">
              {markIcons[mark]}
            </span>{' '}
            {markWords[mark]}
          </span>
        )}
      </p>
      <dl className={classes['words']}>
        {(mark === 'right' || mark === 'wrong') && (
          <div>
            <dt>Your word</dt>
            <dd lang="en" dir="ltr">
              {mark === 'wrong' ? <s>{given}</s> : given}
            </dd>
          </div>
        )}
        {(mark !== 'right' || given !== right) && (
          <div>
            <dt>{mark === 'right' ? 'The word of the text' : 'Right word'}</dt>
            <dd lang="en" dir="ltr">
              {right}
            </dd>
          </div>
        )}
      </dl>
      <p className={classes['why']}>{why}</p>
    </li>
  );
}
