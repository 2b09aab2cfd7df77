import type { TaskRule } from '#domain/rubric/rubric.ts';
import { ownClock, plainRule, trait, twoPointForm, writtenGates } from '#domain/rubric/task-rule.ts';

export const coreWriting = [
  {
    ...plainRule,
    taskType: 'SWT',
    displayName: 'Summarize Written Text',
    prompt: { maxWords: 200 },
    clock: ownClock(600),
    words: [25, 50],
    form: twoPointForm([25, 50], [5, 24], [51, 60]),
    traits: [trait.content(2), trait.form(2), trait.grammar(2), trait.vocabulary(2)],
    gates: writtenGates,
    skills: ['reading', 'writing'],
    itemsPerTest: [1, 2],
  },
  {
    ...plainRule,
    taskType: 'WEM',
    displayName: 'Write Email',
    prompt: { maxWords: 100 },
    clock: ownClock(540),
    words: [50, 120],
    form: twoPointForm([50, 120], [30, 49], [121, 140]),
    traits: [
      trait.content(3),
      trait.conventions(2),
      trait.form(2),
      trait.organization(2),
      trait.vocabulary(2),
      trait.grammar(2),
      trait.spelling(2),
    ],
    gates: writtenGates,
    skills: ['writing'],
    itemsPerTest: [2, 3],
    unsure: [
      { field: 'form', note: 'The upper end of the one-point band is 140 or 150 words.' },
      { field: 'gates', note: 'One source says that only grammar, vocabulary and spelling are lost.' },
      { field: 'itemsPerTest', note: 'Older pages say 1 to 2 items.' },
    ],
  },
] as const satisfies readonly TaskRule[];
