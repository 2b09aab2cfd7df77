import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Texts that were written without looking at the engine, and whose hash was committed before any of them was scored. They never change:
 * a result that is not liked is reported, and new texts are written.
 */
const committed = {
  'weak-answers.json': '38880b79798dca908f4a095b2b4bb7c22327d4137e12ea22b346165f1a67c0bb',
  'skeletons.json': '9a34ae0a13cd25608d07c842a896c7f2e4b910a19e1280fa718f4d5a902a58f2',
} as const;

const WeakAnswers = z.array(
  z.object({
    id: z.int(),
    task: z.enum(['WE', 'WEM', 'SWT', 'SST']),
    /** The band of ability, of 6, that it was written for. */
    band: z.int(),
    text: z.string(),
  }),
);

function read(name: keyof typeof committed): unknown {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  if (createHash('sha256').update(text).digest('hex') !== committed[name])
    throw new Error(`${name} is not what was committed before the first result`);
  return JSON.parse(text);
}

/** Honest answers of weak learners to questions of the bank. */
export const readWeakAnswers = (): z.infer<typeof WeakAnswers> =>
  WeakAnswers.parse(read('weak-answers.json'));

/** Memorised essays with `SLOT` where the topic goes. Those with an even number served for development, the others are held out. */
export const readSkeletons = (): string[] => z.array(z.string()).parse(read('skeletons.json'));
