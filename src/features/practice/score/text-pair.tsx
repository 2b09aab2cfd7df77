import { VisuallyHidden } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import type { TextSpan } from '#contract/entities/text-span.ts';
import { diffWords } from '#domain/answers/diff-words.ts';
import { cutText } from './cut-text.ts';
import { Segments } from '#ui/segments.tsx';
import classes from './text-pair.module.css';

export interface PairText {
  readonly name: string;
  readonly text: string;
}

export interface TextPairProps {
  /** What is switched between, for a screen reader. */
  label: string;
  /** The second one is what a narrow screen shows first. */
  texts: readonly [PairText, PairText];
  /** Underlines the words that only one of them has. */
  hasMarks: boolean;
}

const unmarked = { first: [], second: [] } as const;

/** Two texts side by side where there is room, else one of them with a switch to the other. */
export function TextPair({ label, texts, hasMarks }: TextPairProps) {
  const [shown, setShown] = useState<'first' | 'second'>('second');
  const id = useId();
  const [first, second] = texts;
  const differences = useMemo(
    () => (hasMarks ? diffWords(first.text, second.text) : unmarked),
    [hasMarks, first.text, second.text],
  );
  const marks = differences ?? unmarked;
  const isSame = hasMarks && differences !== null && marks.first.length + marks.second.length === 0;
  return (
    <div className={classes['room']}>
      <div className={classes['switch']}>
        <Segments
          label={label}
          options={[
            { value: 'first', label: first.name },
            { value: 'second', label: second.name },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      <div className={classes['pair']}>
        {(['first', 'second'] as const).map((side, at) => (
          <section key={side} aria-labelledby={`${id}${side}`} data-shown={shown === side}>
            <p id={`${id}${side}`} className={classes['name']}>
              {texts[at]?.name}
            </p>
            <MarkedWords text={texts[at]?.text ?? ''} marks={marks[side]} />
          </section>
        ))}
      </div>
      {hasMarks && <p className={classes['note']}>{noteOf(differences === null, isSame)}</p>}
    </div>
  );
}

function noteOf(isTooLong: boolean, isSame: boolean): string {
  if (isTooLong) return 'These texts are too long to compare word by word.';
  return isSame ? 'Both have the same words.' : 'Underlined words are only in one of the two.';
}

function MarkedWords({ text, marks }: { text: string; marks: readonly TextSpan[] }) {
  if (text.trim() === '') return <p className={classes['nothing']}>Nothing was written.</p>;
  const pieces = cutText(
    text,
    [],
    marks.map((span) => ({ ...span, kind: 'changed' as const })),
  );
  return (
    <div className={classes['text']} lang="en" dir="ltr" translate="no">
      {pieces.map((piece) =>
        piece.wash === null ? (
          piece.text
        ) : (
          <mark key={piece.start} className={classes['changed']}>
            <VisuallyHidden>(only here: </VisuallyHidden>
            {piece.text}
            <VisuallyHidden>)</VisuallyHidden>
          </mark>
        ),
      )}
    </div>
  );
}
