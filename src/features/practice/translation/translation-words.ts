import type { FetchTranslationResult } from '#data/store/content/translation-store.ts';
import type { PlacedPart } from '#domain/translation/place-sentences.ts';

const failures: Readonly<Record<Exclude<FetchTranslationResult, 'kept'>, string>> = {
  'no-connection': 'The translation comes with a connection.',
  'signed-out': 'A machine translates for learners who are signed in.',
  'not-there': 'There is no translation into this language now.',
  'no-answer': 'The translation did not come. Try again in a few minutes.',
  'no-room': 'There is no room left on this device for the translation.',
};

/** Why a translation is not here, and what to do. */
export const failureWords = (reason: keyof typeof failures): string => failures[reason];

const headings = { TEXT: 'Text', QUESTION: 'Question', EXPLANATION: 'Explanation' } as const;

/** What stands above a part of a question. */
export const partHeading = ({ part, option }: Pick<PlacedPart, 'part' | 'option'>): string =>
  option === null ? headings[part] : `Option ${option}`;

/** Beside a sentence that a translation of an older text does not have. */
export const notTranslated = 'Not translated';
