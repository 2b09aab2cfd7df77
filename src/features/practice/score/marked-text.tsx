import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import type { PlacedWord } from '#contract/entities/scored-word.ts';
import { cutText, type TextPiece, type Wash } from './cut-text.ts';
import { FindingMark } from './finding-mark.tsx';
import { findingNames, kindOf, type FindingKind } from './finding-words.ts';
import classes from './marked-text.module.css';
import { useFocusOnPlace, useShownPlace } from './shown-place.tsx';

/** What lies behind words: taken from the question, or ready-made. */
export type WashKind = 'copied' | 'template';
/** The same, or the place that evidence leads to. */
type Behind = WashKind | 'place';

type WashNames = Readonly<Record<Behind, string>>;

/** A page of buttons is no text any more, and a text with more errors than this needs other help first. */
const mostMarks = 200;

export interface MarkedTextProps {
  text: string;
  /** In the order of the text. */
  findings: readonly PlacedWord[];
  washes: readonly Wash<WashKind>[];
  /** What words that were taken over are called: `From the question`. */
  copiedName: string;
}

/** The learner's own text: what was found in it opens a card, what was taken over is marked. Never by colour alone. */
export function MarkedText({ text, findings, washes, copiedName }: MarkedTextProps) {
  const washNames: WashNames = {
    copied: copiedName,
    template: 'Ready-made phrase',
    place: 'The words that were found',
  };
  const shown = findings.slice(0, mostMarks);
  const place = useShownPlace();
  const area = useRef<HTMLDivElement>(null);
  useFocusOnPlace(area);
  const pieces = cutText<Behind>(text, shown, place ? [{ ...place, kind: 'place' }, ...washes] : washes);
  const firstOfPlace = pieces.find(({ wash }) => wash === 'place');
  return (
    <div>
      <div ref={area} className={classes['text']} lang="en" dir="auto" translate="no">
        {pieces.map((piece) => (
          <Piece
            key={piece.start}
            piece={piece}
            finding={findingOf(piece, shown)}
            washNames={washNames}
            isPlace={piece === firstOfPlace}
          />
        ))}
      </div>
      {findings.length > shown.length && (
        <p className={classes['more']}>
          The first {mostMarks} of {findings.length} findings are marked.
        </p>
      )}
      <Legend findings={findings} washes={washes} washNames={washNames} />
    </div>
  );
}

function findingOf({ finding }: TextPiece<Behind>, shown: readonly PlacedWord[]): PlacedWord | null {
  return finding === null ? null : (shown[finding] ?? null);
}

interface PieceProps {
  piece: TextPiece<Behind>;
  finding: PlacedWord | null;
  washNames: WashNames;
  /** The place that evidence leads to begins here. */
  isPlace: boolean;
}

function Piece({ piece, finding, washNames, isPlace }: PieceProps) {
  if (finding !== null)
    return <FindingMark finding={finding} wash={piece.wash} tail={piece.tail} isPlace={isPlace} />;
  if (piece.wash === null) return piece.text;
  return (
    <mark
      className={classes['wash']}
      data-wash={piece.wash}
      data-place={isPlace || undefined}
      tabIndex={isPlace ? -1 : undefined}
    >
      <VisuallyHidden>({washNames[piece.wash]}: </VisuallyHidden>
      {piece.text}
      <VisuallyHidden>)</VisuallyHidden>
    </mark>
  );
}

const kinds = ['spelling', 'grammar', 'check'] as const satisfies readonly FindingKind[];
const washKinds = ['copied', 'template'] as const satisfies readonly WashKind[];

/** The marks that occur, with how often. */
function Legend({
  findings,
  washes,
  washNames,
}: Pick<MarkedTextProps, 'findings' | 'washes'> & { washNames: WashNames }) {
  const found = kinds
    .map((kind) => ({ kind, count: findings.filter((finding) => kindOf(finding) === kind).length }))
    .filter(({ count }) => count > 0);
  const washed = washKinds.filter((kind) => washes.some((wash) => wash.kind === kind));
  if (found.length === 0 && washed.length === 0) return null;
  return (
    <ul className={classes['legend']}>
      {found.map(({ kind, count }) => (
        <li key={kind}>
          <span className={classes['sample']} data-finding={kind} aria-hidden="true">
            ab
          </span>
          {findingNames[kind]}: {count}
        </li>
      ))}
      {washed.map((kind) => (
        <li key={kind}>
          <span className={classes['wash']} data-wash={kind} aria-hidden="true">
            ab
          </span>{' '}
          {washNames[kind]}
        </li>
      ))}
    </ul>
  );
}
