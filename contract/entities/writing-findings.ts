import { z } from 'zod';
import { contentFindings } from './content-evidence.ts';
import { PlacedWord } from './scored-word.ts';
import { TextSpan } from './text-span.ts';

/** The spec's writing feedback summary: words that are right, and findings by kind. */
export const WritingSummary = z.object({
  correctWordsCount: z.int().min(0),
  spellingErrors: z.int().min(0),
  GRAMMAR_CRITICAL_ERROR: z.int().min(0),
  GRAMMAR_MODERATE_ERROR: z.int().min(0),
  GRAMMAR_MINOR_ERROR: z.int().min(0),
  MISSED: z.int().min(0),
  EXTRA: z.int().min(0),
});

export const EmailConventions = z.object({
  greeting: z.boolean(),
  purpose: z.boolean(),
  closing: z.boolean(),
  signOff: z.boolean(),
  isFitting: z.boolean().nullable(),
  /** The words by which the email is rude; absent where none are, and in scores of older versions. */
  rude: z.array(TextSpan).max(100).optional(),
  /** Where each part that was found stands; absent in scores of older versions. */
  places: z
    .object({
      greeting: TextSpan.optional(),
      purpose: TextSpan.optional(),
      closing: TextSpan.optional(),
      signOff: TextSpan.optional(),
    })
    .optional(),
});
export type EmailConventions = z.infer<typeof EmailConventions>;

/** What the writing engine saw in an answer. Absent while only the form was measured. */
export const writingFindings = {
  /** Findings in the order of the text; every word that is not in one of them is right as far as we know. */
  words: z.array(PlacedWord).max(5_000).optional(),
  summary: WritingSummary.optional(),
  ...contentFindings,
  /** The gate that makes the whole answer worth 0. */
  closedBy: z.enum(['form', 'content']).nullable().optional(),
  /** The parts of an email, each found or not; `isFitting`: whether greeting and sign-off suit the one to whom it goes. */
  conventions: EmailConventions.optional(),
  /** Words that only one side of the Atlantic writes so. Either is right, but one in an answer. */
  convention: z
    .object({ american: z.array(z.string()).max(5_000), british: z.array(z.string()).max(5_000) })
    .optional(),
};
