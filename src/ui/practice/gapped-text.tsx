import type { ReactNode } from 'react';
import { gapParagraphs } from '#domain/gaps/gap-text.ts';
import type { GapPiece } from '#domain/gaps/gap-text.ts';
import { PassageWords } from '#ui/dictionary/words-scope.tsx';
import classes from './gapped-text.module.css';

export interface GappedTextProps {
  /** With its gaps as `{1}`, `{2}` and so on. */
  text: string;
  /** Gives what stands in a gap, by its number from 1. */
  renderGap: (number: number) => ReactNode;
  /** Lines as far apart as controls in them need. */
  hasControls?: boolean;
}

/** A text in the reading serif with something in each of its gaps. */
export function GappedText({ text, renderGap, hasControls = false }: GappedTextProps) {
  return (
    <PassageWords>
      <div className={classes['text']} data-controls={hasControls} lang="en" dir="ltr">
        {gapParagraphs(text).map((pieces, at) => (
          // The text of one item never changes while it is shown, so the place is the identity.
          <p key={`paragraph ${at}`}>
            {pieces.map((piece, place) => (
              <Piece key={`${piece.kind} ${place}`} piece={piece} renderGap={renderGap} />
            ))}
          </p>
        ))}
      </div>
    </PassageWords>
  );
}

function Piece({ piece, renderGap }: { piece: GapPiece; renderGap: (number: number) => ReactNode }) {
  if (piece.kind === 'text') return piece.text;
  return (
    <span className={classes['unit']}>
      {piece.before}
      {renderGap(piece.number)}
      {piece.after}
    </span>
  );
}
