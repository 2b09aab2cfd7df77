import type { EvidenceOf } from '#contract/entities/answer.ts';
import type { contentWarnings } from '#contract/entities/content-evidence.ts';
import type { FormReason } from '#domain/scoring/objective/form.ts';
import { allCopied, allTemplate } from '#domain/answers/worth-nothing.ts';
import { isCovered } from '#domain/answers/answered-parts.ts';
import { counted } from '#domain/numbers/counted.ts';
import { listed } from '#domain/words/listed.ts';
import { from, type WhyZero, type WhyZeroByTrait } from './zero-reason.ts';

type Warning = (typeof contentWarnings)[number];
type Writing = EvidenceOf<'writing'>;

/** Why a text has 0 for form. A reason of a newer scorer than this app says nothing. */
const form = from('writing', ({ formBand, wordCount }, { rule }) => {
  switch (formBand.reason as FormReason) {
    case 'too-short':
    case 'too-long':
    case 'below-band':
    case 'above-band':
    case 'in-band':
      return rule.words === null
        ? null
        : `${counted(wordCount, 'word')}, ${rule.words[0]} to ${rule.words[1]} are asked.`;
    case 'empty':
      return 'there are no words in it.';
    case 'all-capitals':
      return 'it is written in capital letters.';
    case 'no-punctuation':
      return 'it has no punctuation.';
    case 'only-bullets':
      return 'it is mostly bullet points.';
    case 'short-sentences':
      return 'nearly all of its sentences have four words or fewer.';
    case 'no-verb':
      return 'it has no verb, so it is a title, not a sentence.';
    case 'not-one-sentence':
      return 'it must be one single sentence, with a full stop at its end and nothing after it.';
    default:
      return null;
  }
});

/** In the order in which the engine looks (engines/writing/no-answer.ts). */
const causes = [
  'not-english',
  'word-salad',
  'copied',
  'template',
  'repetition',
  'off-topic',
  'very-short',
] as const satisfies readonly Warning[];

/** The finding that makes the content of a text worth nothing; `null` where none does. */
export function contentCause({ warnings = [], copied, template }: Writing): (typeof causes)[number] | null {
  const isCause = (cause: Warning): boolean => {
    if (!warnings.includes(cause)) return false;
    if (cause === 'copied') return (copied?.share ?? 0) > allCopied;
    return cause !== 'template' || (template?.share ?? 0) > allTemplate;
  };
  return causes.find((cause) => isCause(cause)) ?? null;
}

const percent = (share: number | undefined): string => `${Math.round((share ?? 0) * 100)} %`;

const content = from('writing', (evidence, { rule }) => {
  const { wordCount, copied, template, keyPoints = [] } = evidence;
  if (wordCount === 0) return 'there are no words in it.';
  const source = sources[rule.taskType] ?? 'the question';
  switch (contentCause(evidence)) {
    case 'not-english':
      return 'many of its words are not in an English dictionary.';
    case 'word-salad':
      return 'we could not find whole sentences in it.';
    case 'copied':
      return `${percent(copied?.share)} of it is taken from ${source} word for word.`;
    case 'template':
      return `${percent(template?.share)} of it is ready-made phrases, which fit any question.`;
    case 'repetition':
      return 'the same words come again and again, and only the first time counts.';
    case 'off-topic':
      return `we could not see how it is about ${source}.`;
    case 'very-short':
      return `${counted(wordCount, 'word')} say too little.`;
    case null:
      return keyPoints.length === 0
        ? null
        : `${keyPoints.filter(isCovered).length} of ${counted(keyPoints.length, 'key point')} found.`;
  }
});

/** What a text is about, by its task. */
const sources: Readonly<Record<string, string>> = {
  SWT: 'the text',
  SST: 'the talk',
  WE: 'the question',
  WEM: 'the task',
};

const grammar = from('writing', ({ words = [], wordCount }) => {
  const errors = words.filter(({ type }) => type === 'GRAMMATICAL').length;
  return errors === 0
    ? tooFew(wordCount)
    : `${counted(errors, 'error')} found in ${counted(wordCount, 'word')}.`;
});

const spelling = from('writing', ({ summary, wordCount }, { trait }) => {
  if (wordCount === 0) return 'there are no words in it.';
  if (summary === undefined || summary.spellingErrors === 0) return null;
  const most = `${trait.max} are enough to lose all points`;
  return `${counted(summary.spellingErrors, 'misspelt word')}, and ${most}.`;
});

const conventionNames = {
  greeting: 'greeting',
  purpose: 'why you write',
  closing: 'closing sentence',
  signOff: 'sign-off',
} as const;

const conventions = from('writing', ({ conventions: parts }) => {
  if (parts === undefined) return null;
  if (parts.rude !== undefined) return 'rude words keep to none of them.';
  const missing = (Object.keys(conventionNames) as (keyof typeof conventionNames)[])
    .filter((part) => !parts[part])
    .map((part) => conventionNames[part]);
  return missing.length === 0 ? null : `${listed(missing)} not found.`;
});

const tooFew = (wordCount: number): string =>
  wordCount === 0 ? 'there are no words in it.' : `${counted(wordCount, 'word')} show too little of it.`;
/** What a text has to have words to show. */
const shown: WhyZero = from('writing', ({ wordCount }) => tooFew(wordCount));

export const summaryZeros: WhyZeroByTrait = { content, form, grammar, vocabulary: shown, spelling };
export const essayZeros: WhyZeroByTrait = {
  ...summaryZeros,
  structure: shown,
  linguisticRange: shown,
};
export const emailZeros: WhyZeroByTrait = { ...summaryZeros, conventions, organization: shown };
