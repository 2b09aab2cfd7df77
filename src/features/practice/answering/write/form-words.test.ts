import { expect, test } from 'vitest';
import type { EvidenceOf } from '#contract/entities/answer.ts';
import { formWords } from './form-words.ts';

type Form = Pick<EvidenceOf<'writing'>, 'wordCount' | 'formBand' | 'closedBy'>;

const given = 'Nobody outside the exam knows its way of counting, so we gave you the points.';
const band = (reason: string, points: number, words?: number) => ({
  points,
  max: 2,
  reason,
  ...(words !== undefined && { doubt: { words } }),
});

test.each<[Form, string]>([
  [{ wordCount: 60, formBand: band('in-band', 2) }, 'The length is within 50 to 70 words.'],
  [
    { wordCount: 70, formBand: band('in-band', 2, 71) },
    `The length is within 50 to 70 words. Counted another way this has 71 words, which is over the limit. ${given}`,
  ],
  [
    { wordCount: 100, formBand: band('above-band', 1, 101) },
    `A little too long: full points need 50 to 70 words. Counted another way this has 101 words, which is over the limit. ${given}`,
  ],
  [
    { wordCount: 49, formBand: band('in-band', 2, 50) },
    `Counted another way this has 50 words, which is enough. ${given}`,
  ],
  [
    { wordCount: 39, formBand: band('below-band', 1, 41) },
    `A little too short: full points need 50 to 70 words. Counted another way this has 41 words. ${given}`,
  ],
  [
    { wordCount: 60, formBand: band('in-band', 2, 66) },
    `The length is within 50 to 70 words. Counted another way this has 66 words. ${given}`,
  ],
  [
    { wordCount: 70, formBand: band('in-band', 2, 71), closedBy: 'content' },
    'The length is within 50 to 70 words.',
  ],
  [{ wordCount: 20, formBand: band('too-short', 0) }, ''],
])('%j', (evidence, words) => expect(formWords(evidence, [50, 70])).toBe(words));
