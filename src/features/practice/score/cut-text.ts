import type { TextSpan } from '#contract/entities/text-span.ts';

/** Stretches that are marked behind the words: they may hold findings and be cut by them. */
export interface Wash<Kind extends string> extends TextSpan {
  readonly kind: Kind;
}

/** A piece of a text in order: `finding` is the number of the finding that it is, `wash` what lies behind it. */
export interface TextPiece<Kind extends string> {
  readonly start: number;
  readonly text: string;
  readonly finding: number | null;
  readonly wash: Kind | null;
  /** Punctuation after a finding, which must stay on its line. Not part of `text`. */
  readonly tail: string;
}

const closing = /^[\p{Pe}\p{Pf}\p{Po}]{1,4}/u;

/** Cuts a text at its findings (which do not overlap) and at its washes. The pieces, each with its tail, are the text. */
export function cutText<Kind extends string>(
  text: string,
  findings: readonly TextSpan[],
  washes: readonly Wash<Kind>[],
): TextPiece<Kind>[] {
  const pieces: TextPiece<Kind>[] = [];
  const washAt = (start: number, end: number): Kind | null =>
    washes.find((wash) => wash.start < end && start < wash.end)?.kind ?? null;
  const add = (start: number, end: number, more: { finding: number | null; tail: string }): void => {
    if (end > start) pieces.push({ start, text: text.slice(start, end), wash: washAt(start, end), ...more });
  };
  const addPlain = (start: number, end: number): void => {
    const edges = washes
      .flatMap((wash) => [wash.start, wash.end])
      .filter((edge) => edge > start && edge < end)
      .toSorted((a, b) => a - b);
    let at = start;
    for (const edge of [...edges, end]) {
      add(at, edge, { finding: null, tail: '' });
      at = edge;
    }
  };
  let at = 0;
  findings.forEach(({ start, end }, index) => {
    // Findings of another version of the text must not make it unreadable.
    if (start < at || end > text.length || end <= start) return;
    addPlain(at, start);
    const next = findings[index + 1]?.start ?? text.length;
    const tail = closing.exec(text.slice(end, Math.max(end, next)))?.[0] ?? '';
    add(start, end, { finding: index, tail });
    at = end + tail.length;
  });
  addPlain(at, text.length);
  return pieces;
}
