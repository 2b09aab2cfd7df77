import type { CountedMax, FormRule, Gate, Range, TaskClock, TaskRule, TraitRule } from './rubric.ts';

/** What a rule is when its task says nothing else. */
export const plainRule = {
  prompt: {},
  previewSeconds: null,
  words: null,
  form: null,
  gates: [],
  isNegative: false,
  orderSensitive: false,
  unsure: [],
} as const satisfies Partial<TaskRule>;

/** Preparing and recording times in seconds. */
export function recorded(prepare: number | Range, answerSeconds: number, hasTone = true): TaskClock {
  const prepareSeconds: Range = typeof prepare === 'number' ? [prepare, prepare] : prepare;
  return { kind: 'record', prepareSeconds, answerSeconds, hasTone };
}

export function ownClock(answerSeconds: number): TaskClock {
  return { kind: 'own', answerSeconds };
}

export function pooled(paceSeconds: number): TaskClock {
  return { kind: 'pooled', paceSeconds };
}

const pronunciation: TraitRule = { id: 'pronunciation', label: 'Pronunciation', max: 5 };
const fluency: TraitRule = { id: 'fluency', label: 'Oral fluency', max: 5 };

/** Content of its own maximum, then pronunciation and fluency. */
export function spoken(contentMax: number | CountedMax): readonly TraitRule[] {
  return [{ id: 'content', label: 'Content', max: contentMax }, pronunciation, fluency];
}

export function spokenFor(appropriacyMax: number): readonly TraitRule[] {
  return [{ id: 'appropriacy', label: 'Appropriacy', max: appropriacyMax }, pronunciation, fluency];
}

const fixed =
  (id: TraitRule['id'], label: string) =>
  (max: number): TraitRule => ({ id, label, max });
export const trait = {
  content: fixed('content', 'Content'),
  form: fixed('form', 'Form'),
  structure: fixed('structure', 'Development, structure and coherence'),
  grammar: fixed('grammar', 'Grammar'),
  linguisticRange: fixed('linguisticRange', 'General linguistic range'),
  vocabulary: fixed('vocabulary', 'Vocabulary'),
  vocabularyRange: fixed('vocabulary', 'Vocabulary range'),
  spelling: fixed('spelling', 'Spelling'),
  conventions: fixed('conventions', 'Email conventions'),
  organization: fixed('organization', 'Organization'),
} as const;

export const choices: readonly TraitRule[] = [
  { id: 'choices', label: 'Correct choices', max: 'correct-options' },
];
export const oneChoice: readonly TraitRule[] = [{ id: 'choices', label: 'Correct choice', max: 1 }];
export const pairs: readonly TraitRule[] = [{ id: 'pairs', label: 'Neighbouring pairs', max: 'pairs' }];
export const gaps: readonly TraitRule[] = [{ id: 'gaps', label: 'Filled gaps', max: 'gaps' }];
export const wrongWords: readonly TraitRule[] = [
  { id: 'words', label: 'Wrong words found', max: 'wrong-words' },
];
export const dictatedWords: readonly TraitRule[] = [{ id: 'words', label: 'Correct words', max: 'words' }];

/** No content, no marks for how it was said. */
export const spokenGates: readonly Gate[] = [{ when: 'content', closes: ['pronunciation', 'fluency'] }];
export const appropriacyGates: readonly Gate[] = [
  { when: 'appropriacy', closes: ['pronunciation', 'fluency'] },
];
/** No content or no form, no marks at all. */
export const writtenGates: readonly Gate[] = [
  { when: 'content', closes: 'all' },
  { when: 'form', closes: 'all' },
];

/** Form with two points in the band and one in the ranges on either side of it. */
export function twoPointForm(full: Range, below: Range, above: Range): FormRule {
  const bands = [
    { points: 2, words: full },
    { points: 1, words: below },
    { points: 1, words: above },
  ];
  return { max: 2, bands };
}
