import { textWidth } from './text-size.ts';

interface Face {
  readonly size: number;
  readonly isBold?: boolean;
}

/** A word that is wider than a line, cut with hyphens. */
function cutWord(word: string, width: number, { size, isBold = false }: Face): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && textWidth(`${piece}${letter}-`, size, isBold) > width) {
      pieces.push(`${piece}-`);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** Whether each word fits a line of this width. */
export function wordsFit(text: string, width: number, { size, isBold = false }: Face): boolean {
  return text.split(/\s+/u).every((word) => textWidth(word, size, isBold) <= width);
}

/** Lines of text that are no wider than `width`; words that are get cut. */
export function wrapText(text: string, width: number, face: Face): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, face.size, face.isBold) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = textWidth(word, face.size, face.isBold) <= width ? [word] : cutWord(word, width, face);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
}
