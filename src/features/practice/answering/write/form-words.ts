import type { EvidenceOf } from '#contract/entities/answer.ts';
import type { Range } from '#domain/rubric/rubric.ts';
import type { FormReason } from '#domain/scoring/objective/form.ts';
import { counted } from '#domain/numbers/counted.ts';

type Form = Pick<EvidenceOf<'writing'>, 'wordCount' | 'formBand' | 'closedBy'>;

/**
 * How the length of a text earned its points, in words, and what another way of counting would make of it. Why a text has none is
 * said with its trait (`zeroReasons`).
 */
export function formWords({ wordCount, formBand, closedBy }: Form, words: Range | null): string {
  const { reason, doubt } = formBand;
  const own = bandWords(reason, words);
  if (doubt === undefined || words === null || closedBy === 'content') return own;
  const [min, max] = words;
  const isEnough = reason === 'in-band' && wordCount < min;
  const verdict = doubt.words > max ? ', which is over the limit' : isEnough ? ', which is enough' : '';
  return `${isEnough ? '' : `${own} `}Counted another way this has ${counted(doubt.words, 'word')}${verdict}. Nobody outside the exam knows its way of counting, so we gave you the points.`;
}

function bandWords(reason: string, words: Range | null): string {
  const range = words ? `${words[0]} to ${words[1]} words` : 'the range';
  switch (reason as FormReason) {
    case 'in-band':
      return `The length is within ${range}.`;
    case 'below-band':
      return `A little too short: full points need ${range}.`;
    case 'above-band':
      return `A little too long: full points need ${range}.`;
    default:
      return '';
  }
}
