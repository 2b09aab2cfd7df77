import type { TaskRule } from '#domain/rubric/rubric.ts';
import { ownClock, plainRule, trait, twoPointForm, writtenGates } from '#domain/rubric/task-rule.ts';

export const academicWriting = [
  {
    ...plainRule,
    taskType: 'SWT',
    displayName: 'Summarize Written Text',
    prompt: { maxWords: 300 },
    clock: ownClock(600),
    words: [5, 75],
    form: { max: 1, bands: [{ points: 1, words: [5, 75] }], sentences: 1 },
    traits: [trait.content(4), trait.form(1), trait.grammar(2), trait.vocabulary(2)],
    gates: writtenGates,
    skills: ['reading', 'writing'],
    itemsPerTest: [2, 2],
    unsure: [{ field: 'form', note: 'A minor source prints a Form of 0 to 2; three others say 0 to 1.' }],
  },
  {
    ...plainRule,
    taskType: 'WE',
    displayName: 'Write Essay',
    clock: ownClock(1200),
    words: [200, 300],
    form: twoPointForm([200, 300], [120, 199], [301, 380]),
    traits: [
      trait.content(6),
      trait.form(2),
      trait.structure(6),
      trait.grammar(2),
      trait.linguisticRange(6),
      trait.vocabularyRange(2),
      trait.spelling(2),
    ],
    gates: writtenGates,
    skills: ['writing'],
    itemsPerTest: [1, 1],
    unsure: [
      {
        field: 'form',
        note: 'Very short sentences throughout make Form 0. No figure is given: four words or fewer are taken, in four words of five.',
      },
    ],
  },
] as const satisfies readonly TaskRule[];
