import { cleanName } from '#contract/names/clean-name.ts';

/** A figure of a drawn picture, in units of its side: 0 is left or top, 1 right or bottom. */
export type AvatarShape =
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number }
  | { readonly kind: 'polygon'; readonly points: readonly (readonly [x: number, y: number])[] };

/** A picture that the device draws for a learner who has none. */
export interface AvatarDesign {
  readonly name: string;
  readonly ground: string;
  /** Drawn over the ground. */
  readonly shade: string;
  readonly shapes: readonly AvatarShape[];
  /** First letters of the name, in any script; empty where there are none. */
  readonly letters: string;
}

/** Grounds with a contrast of at least 4.5 to white letters, and a darker tone of each. */
const colours = [
  { name: 'teal', ground: '#0b6b72', shade: '#08545a' },
  { name: 'plum', ground: '#7a3b69', shade: '#602d53' },
  { name: 'indigo', ground: '#3d4f9f', shade: '#303e7f' },
  { name: 'moss', ground: '#4a6b2a', shade: '#3a5520' },
  { name: 'rust', ground: '#a2471f', shade: '#823717' },
  { name: 'slate', ground: '#44515f', shade: '#34404b' },
] as const;

const patterns = {
  hills: [
    { kind: 'circle', x: 0.2, y: 1.05, r: 0.45 },
    { kind: 'circle', x: 0.85, y: 1.1, r: 0.5 },
  ],
  sun: [{ kind: 'circle', x: 0.78, y: 0.24, r: 0.34 }],
  sail: [{ kind: 'polygon', points: [[0, 1], [1, 0.25], [1, 1]] }],
  path: [{ kind: 'polygon', points: [[0, 0.55], [0.45, 0], [0.8, 0], [0, 1]] }],
} as const satisfies Readonly<Record<string, readonly AvatarShape[]>>; // prettier-ignore

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most two first letters: of the first and the last word. A sign that is no letter or number is none. */
export function lettersOf(name: string): string {
  const words = cleanName(name)
    .split(/[\s_.-]+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => [...graphemes.segment(word)][0]?.segment ?? '')
    .join('')
    .toLocaleUpperCase('en');
}

/** Six pictures to choose from, always the same ones for a name. */
export function avatarDesigns(name: string): AvatarDesign[] {
  const letters = lettersOf(name);
  const names = Object.keys(patterns) as (keyof typeof patterns)[];
  return colours.map((colour, at) => ({
    ...colour,
    letters,
    shapes: patterns[names[at % names.length] ?? 'hills'],
  }));
}
