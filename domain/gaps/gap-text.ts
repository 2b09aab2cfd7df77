/** A stretch of a text with gaps. Marks that belong to a gap (a bracket before it, a comma after it) stand with it. */
export type GapPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'gap';
      /** From 1, as in its marker. */
      readonly number: number;
      readonly before: string;
      readonly after: string;
    };

/** What is wrong with the markers of a text, for the checks of the bank. */
export type GapFault =
  | { readonly kind: 'missing' | 'repeated' | 'out-of-order' | 'unknown'; readonly number: number }
  /** A curly bracket that is no part of a marker, with what stands around it. */
  | { readonly kind: 'stray-bracket'; readonly near: string };

const marker = /\{([1-9]\d*)\}/gu;
const opening = /[\p{Ps}\p{Pi}"'$\u00A3\u20AC]+$/u;
const closing = /^\p{P}+/u;

/** The paragraphs of a text (an empty line between them), each as its pieces in order. The gaps are `{1}`, `{2}` and so on. */
export function gapParagraphs(text: string): GapPiece[][] {
  return text.split(/\n{2,}/u).map(piecesOf);
}

/** The numbers of the gaps in the order in which they stand. */
export function gapNumbers(text: string): number[] {
  return Array.from(text.matchAll(marker), (match) => Number(match[1]));
}

/** What keeps a text from having each of its `count` gaps once and in order; empty when all is well. */
export function gapFaults(text: string, count: number): GapFault[] {
  const faults: GapFault[] = [];
  const seen = new Set<number>();
  let last = 0;
  for (const number of gapNumbers(text)) {
    if (number > count) faults.push({ kind: 'unknown', number });
    else if (seen.has(number)) faults.push({ kind: 'repeated', number });
    else if (number < last) faults.push({ kind: 'out-of-order', number });
    seen.add(number);
    last = Math.max(last, number);
  }
  for (let number = 1; number <= count; number += 1) {
    if (!seen.has(number)) faults.push({ kind: 'missing', number });
  }
  for (const match of text.replaceAll(marker, '').matchAll(/.{0,12}[{}].{0,12}/gu)) {
    faults.push({ kind: 'stray-bracket', near: match[0] });
  }
  return faults;
}

function piecesOf(paragraph: string): GapPiece[] {
  const pieces: GapPiece[] = [];
  const markers = [...paragraph.matchAll(marker)];
  let from = 0;
  for (const [at, match] of markers.entries()) {
    const end = match.index + match[0].length;
    const text = paragraph.slice(from, match.index);
    const before = opening.exec(text)?.[0] ?? '';
    // As far as the next marker at most: its own bracket is a mark too.
    const after = closing.exec(paragraph.slice(end, markers[at + 1]?.index))?.[0] ?? '';
    const rest = text.slice(0, text.length - before.length);
    if (rest !== '') pieces.push({ kind: 'text', text: rest });
    pieces.push({ kind: 'gap', number: Number(match[1]), before, after });
    from = end + after.length;
  }
  if (from < paragraph.length) pieces.push({ kind: 'text', text: paragraph.slice(from) });
  return pieces;
}
