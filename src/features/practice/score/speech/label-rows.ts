/** A word under a waveform. Lengths in rem: labels grow with the text that the learner has chosen. */
interface Label {
  readonly text: string;
  /** Its middle, from the start of the strip. */
  readonly center: number;
}

export interface PlacedLabel {
  /** 0 is the row next to the waveform. */
  readonly row: number;
  /** Where its left edge stands. */
  readonly left: number;
}

/** Three rows hold speech at any pace that can be followed. */
export const rowCount = 3;
const gap = 0.5;
const letter = 0.5;
const wideLetter = 0.78;
const narrowLetter = 0.32;
const padding = 0.25;

/** Room that a word needs, rather too much than too little: at 13 px of the system's sans. */
export function labelWidth(text: string): number {
  const letters = Array.from(text, (one) =>
    /[mwA-Z]/u.test(one) ? wideLetter : /[fijlrt'.,]/u.test(one) ? narrowLetter : letter,
  );
  return letters.reduce((sum, width) => sum + width, padding);
}

/** Places labels in order of time so that none touches another: in the first row with room, else a little later. */
export function placeLabels(labels: readonly Label[]): PlacedLabel[] {
  const ends = Array.from({ length: rowCount }, () => 0);
  return labels.map(({ text, center }) => {
    const width = labelWidth(text);
    const wanted = Math.max(0, center - width / 2);
    const free = ends.findIndex((end) => end <= wanted);
    const row = free === -1 ? ends.indexOf(Math.min(...ends)) : free;
    const left = Math.max(wanted, ends[row] ?? 0);
    ends[row] = left + width + gap;
    return { row, left };
  });
}
