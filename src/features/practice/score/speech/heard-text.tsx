import { VisuallyHidden } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import type { TextSpan } from '#contract/entities/text-span.ts';
import { useFocusOnPlace, useShownPlace } from '#features/practice/score/shown-place.tsx';
import { secondsText } from '#features/practice/sound/signal-words.ts';
import { placeWords, type HeardPiece } from './place-words.ts';
import { markNames, markOf } from './speech-words.ts';
import classes from './speech.module.css';
import { useWordKeys } from './use-word-keys.ts';

export interface HeardTextProps {
  text: string;
  speech: Pick<SpeechEvidence, 'words' | 'pace'>;
  weak: ReadonlySet<number>;
  chosen: number | null;
  onChoose: (at: number, place: number | null) => void;
  /** Ends what is played and shown of the chosen word. */
  onLeave: () => void;
}

/**
 * The text as it was heard. Every word is a button that plays it; marks differ in form and word, not in colour alone. By keyboard
 * the text is one stop: arrow keys go from word to word, Enter plays, Escape ends it.
 */
export const HeardText = memo(function HeardText(props: HeardTextProps) {
  const { text, speech, weak, chosen, onChoose, onLeave } = props;
  const pieces = placeWords(text, speech);
  const { ref, onKeyDown, onFocus } = useWordKeys(onLeave);
  const shown = piecesAt(pieces, useShownPlace());
  useFocusOnPlace(ref);
  return (
    <div>
      <div
        ref={ref}
        className={classes['text']}
        lang="en"
        dir="ltr"
        role="toolbar"
        tabIndex={-1}
        aria-label="Words as they were heard"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {pieces.map((piece, index) => (
          // The pieces of one score never change while it is shown, so the place is the identity.
          <Piece
            key={index}
            piece={piece}
            weak={weak}
            chosen={chosen}
            onChoose={onChoose}
            isPlace={shown.has(index)}
          />
        ))}
      </div>
      <Legend pieces={pieces} weak={weak} />
    </div>
  );
});

type PieceProps = Omit<HeardTextProps, 'text' | 'speech' | 'onLeave'> & {
  piece: HeardPiece;
  /** It is of the place that evidence leads to. */
  isPlace: boolean;
};

/** The numbers of the pieces that are words of a place in the text. */
function piecesAt(pieces: readonly HeardPiece[], place: TextSpan | null): ReadonlySet<number> {
  const numbers = new Set<number>();
  if (place === null) return numbers;
  let at = 0;
  for (const [number, piece] of pieces.entries()) {
    if (piece.kind !== 'word' && piece.kind !== 'between') continue;
    const end = at + piece.text.length;
    if (piece.kind === 'word' && at < place.end && place.start < end) numbers.add(number);
    at = end;
  }
  return numbers;
}

function Piece({ piece, weak, chosen, onChoose, isPlace }: PieceProps) {
  switch (piece.kind) {
    case 'between':
      return piece.text;
    case 'pause':
      return (
        <span className={classes['pause']}>
          <VisuallyHidden>Pause of </VisuallyHidden>
          {secondsText(piece.durationMs)}{' '}
        </span>
      );
    case 'restart':
      return <span className={classes['pause']}>started again </span>;
    case 'word':
      return (
        <HeardButton shown={piece.text} place={piece.place} {...{ piece, weak, chosen, onChoose, isPlace }} />
      );
    case 'extra':
      // Nothing of the text stands beside it.
      return (
        <>
          {' '}
          <HeardButton
            shown={piece.word.word || <OtherSpeech />}
            place={null}
            {...{ piece, weak, chosen, onChoose, isPlace }}
          />{' '}
        </>
      );
  }
}

interface HeardButtonProps extends Omit<PieceProps, 'piece'> {
  piece: Extract<HeardPiece, { kind: 'word' | 'extra' }>;
  shown: ReactNode;
  place: number | null;
}

/** What was said is not known: dots are no word that anybody said. */
function OtherSpeech() {
  return (
    <>
      <span aria-hidden="true">…</span>
      <VisuallyHidden>other speech</VisuallyHidden>
    </>
  );
}

function HeardButton({ piece, shown, place, weak, chosen, onChoose, isPlace }: HeardButtonProps) {
  const mark = markOf(piece.word, weak.has(piece.at));
  return (
    <button
      type="button"
      className={classes['word']}
      data-mark={mark}
      data-place={isPlace || undefined}
      aria-pressed={chosen === piece.at}
      onClick={() => onChoose(piece.at, place)}
    >
      {mark === 'extra' && (
        <span className={classes['sign']} aria-hidden="true">
          +
        </span>
      )}
      {shown}
      {mark !== 'said' && <VisuallyHidden> ({markNames[mark]})</VisuallyHidden>}
    </button>
  );
}

const legend = ['said', 'weak', 'different', 'missed', 'extra'] as const;

/** The marks that occur, with how often; nothing when every word was simply heard. */
function Legend({ pieces, weak }: { pieces: readonly HeardPiece[]; weak: ReadonlySet<number> }) {
  const marks = pieces.flatMap((piece) =>
    piece.kind === 'word' || piece.kind === 'extra' ? [markOf(piece.word, weak.has(piece.at))] : [],
  );
  if (marks.every((mark) => mark === 'said')) return null;
  return (
    <ul className={classes['legend']} aria-label="Words">
      {legend
        .map((mark) => ({ mark, count: marks.filter((one) => one === mark).length }))
        .filter(({ count }) => count > 0)
        .map(({ mark, count }) => (
          <li key={mark}>
            <span className={classes['sample']} data-mark={mark} aria-hidden="true">
              {mark === 'extra' ? '+ab' : 'ab'}
            </span>
            {markNames[mark]}: {count}
          </li>
        ))}
    </ul>
  );
}
