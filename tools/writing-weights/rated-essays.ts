import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The traits of an essay in the rubric, with what each is out of. */
export const essayTraits = {
  content: 6,
  form: 2,
  structure: 6,
  grammar: 2,
  linguisticRange: 6,
  vocabulary: 2,
  spelling: 2,
} as const;
export type EssayTrait = keyof typeof essayTraits;
export const essayTraitIds = Object.keys(essayTraits) as EssayTrait[];
export type Marks = Readonly<Record<EssayTrait, number>>;

const Marked = z.record(z.enum(essayTraitIds), z.number());
const File = z.object({
  prompts: z.array(
    z.object({
      author: z.string(),
      prompt: z.string(),
      essays: z.array(
        z.object({
          id: z.string(),
          band: z.int(),
          like: z.string(),
          text: z.string(),
          ratings: z.tuple([Marked, Marked]),
        }),
      ),
    }),
  ),
});
const Split = z.object({ fit: z.array(z.string()), heldOut: z.array(z.string()), sha256: z.string() });
const Former = z.object({ scorer: z.string(), marks: z.record(z.string(), Marked) });

export type Half = 'fit' | 'held-out';
export interface RatedEssay {
  readonly id: string;
  readonly prompt: string;
  /** The band that its author wrote it for, 1 to 6. The raters did not see it. */
  readonly band: number;
  readonly text: string;
  readonly ratings: readonly [Marks, Marks];
  /** Mean of both raters. */
  readonly rated: Marks;
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));

/** Marks of an earlier scorer for the same essays, so that a new one can be compared essay by essay. */
export const readFormerMarks = (): z.infer<typeof Former> => Former.parse(read('former-marks.json'));

/** The essays of one half. The halves were made by prompt, before any result, and never change. */
export function readRatedEssays(half: Half): RatedEssay[] {
  const { sha256, ...split } = Split.parse(read('split.json'));
  if (createHash('sha256').update(JSON.stringify(split)).digest('hex') !== sha256)
    throw new Error('split.json is not the list that was made before the first result');
  const ids = new Set(half === 'fit' ? split.fit : split.heldOut);
  return File.parse(read('rated-essays.json'))
    .prompts.flatMap(({ prompt, essays }) => essays.map((essay) => ({ ...essay, prompt })))
    .filter(({ id }) => ids.has(id))
    .map(({ id, prompt, band, text, ratings }) => ({
      id,
      prompt,
      band,
      text,
      ratings,
      rated: meanMarks(ratings),
    }));
}

function meanMarks([one, other]: readonly [Marks, Marks]): Marks {
  return Object.fromEntries(essayTraitIds.map((id) => [id, (one[id] + other[id]) / 2])) as Marks;
}

export const totalOf = (marks: Marks): number => essayTraitIds.reduce((sum, id) => sum + marks[id], 0);
