import type { TextSpan } from '#contract/entities/evidence.ts';

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
}

/** Cuts a text at its findings (which do not overlap) and at its washes. The pieces together are the text. */
export function cutText<Kind extends string>(
  text: string,
  findings: readonly TextSpan[],
  washes: readonly Wash<Kind>[],
): TextPiece<Kind>[] {
  const pieces: TextPiece<Kind>[] = [];
  const washAt = (start: number, end: number): Kind | null =>
    washes.find((wash) => wash.start < end && start < wash.end)?.kind ?? null;
  const add = (start: number, end: number, finding: number | null): void => {
    if (end <= start) return;
    pieces.push({ start, text: text.slice(start, end), finding, wash: washAt(start, end) });
  };
  const addPlain = (start: number, end: number): void => {
    const edges = washes
      .flatMap((wash) => [wash.start, wash.end])
      .filter((edge) => edge > start && edge < end)
      .toSorted((a, b) => a - b);
    let at = start;
    for (const edge of [...edges, end]) {
      add(at, edge, null);
      at = edge;
    }
  };
  let at = 0;
  findings.forEach(({ start, end }, index) => {
    // Findings of another version of the text must not make it unreadable.
    if (start < at || end > text.length || end <= start) return;
    addPlain(at, start);
    add(start, end, index);
    at = end;
  });
  addPlain(at, text.length);
  return pieces;
}
