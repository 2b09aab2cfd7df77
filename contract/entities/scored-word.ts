import { z } from 'zod';
import { TextSpan } from './text-span.ts';

export const scoredWordTypes = ['CORRECT', 'MISSPELLED', 'GRAMMATICAL', 'MISSED', 'EXTRA'] as const;
export const GrammarError = z.object({
  type: z.enum(['CRITICAL', 'MODERATE', 'MINOR', 'MISSED', 'EXTRA']),
  detail: z.string(),
  /** The rule that was broken; absent in scores of older apps. */
  rule: z.string().max(60).optional(),
});
export const ScoredWord = z.object({
  type: z.enum(scoredWordTypes),
  word: z.string(),
  suggestion: z.string().optional(),
  explanation: z.string().optional(),
  grammarErrors: z.array(GrammarError).optional(),
  /** The word was typed, but at another place than in the key. */
  moved: z.boolean().optional(),
});
export type ScoredWord = z.infer<typeof ScoredWord>;

/**
 * Something found in a written answer, with its place in the text as typed. `word` is what stands there: one word, or more
 * where a rule of grammar looks at several. A `CORRECT` one asks the learner to check a word that no dictionary has.
 */
export const PlacedWord = z.object({ ...ScoredWord.shape, ...TextSpan.shape });
export type PlacedWord = z.infer<typeof PlacedWord>;
