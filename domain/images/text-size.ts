/** Text sizes in units of a scene of 360, which is what a small phone shows 1 to 1, less its edges: none is below 12 px there. */
export const textSizes = { title: 17, label: 13.5, value: 13.5, source: 13.5 } as const;

/** From one baseline to the next. */
export const lineStep = 1.28;
/** What stands above and below the baseline, as shares of the size. */
export const ascent = 0.8;
export const descent = 0.24;

/** Widths of characters as shares of the size, of the widest of the faces that `item-image.module.css` names (Arial), and a little more. */
const groups: readonly (readonly [string, number])[] = [
  ['ft()[]/"r-', 0.37],
  ["iIjl|!'.,:; ", 0.29],
  ['cksvxyzJ', 0.54],
  ['ABEKPSVXY', 0.71],
  ['CDHNRUTZFL', 0.75],
  ['GOQw', 0.81],
  ['mM', 0.9],
  ['W%@', 1],
];
const bold = 1.07;
const plain = 0.59;
const wide = 1.05;

const widths = new Map<string, number>(
  groups.flatMap(([letters, width]) => Array.from(letters, (letter) => [letter, width] as const)),
);

/** How wide a line of text is at most. Letters that no face above has are taken for wide ones. */
export function textWidth(text: string, size: number, isBold = false): number {
  let sum = 0;
  for (const letter of text) {
    const isLatin = (letter.codePointAt(0) ?? 0) < 0x250;
    sum += widths.get(letter) ?? (isLatin ? plain : wide);
  }
  return sum * size * (isBold ? bold : 1);
}
