import type { ItemOf } from '#contract/items/bank-item.ts';
import type { BankRules } from '#domain/tasks/bank-rules.ts';
import { digitFaults, lengthFaults, openAnswerFaults, sourceFaults } from '#domain/tasks/item-faults.ts';
import { discussionText } from './discussion-text.ts';

function speakerFaults({ speakers, turns, keyPoints }: ItemOf<'SGD'>): string[] {
  const isKnown = (id: string) => speakers.some((speaker) => speaker.id === id);
  return [
    ...turns.flatMap(({ speaker }, at) =>
      isKnown(speaker) ? [] : [`turn ${at + 1} is by "${speaker}", who is no speaker`],
    ),
    ...keyPoints.flatMap(({ point, speaker }) =>
      speaker === null || isKnown(speaker)
        ? []
        : [`the key point "${point}" is of "${speaker}", who is no speaker`],
    ),
    ...speakers.flatMap(({ id, name }) => [
      ...(turns.some(({ speaker }) => speaker === id) ? [] : [`${name} says nothing`]),
      ...(keyPoints.some(({ speaker }) => speaker === id) ? [] : [`no key point is of ${name}`]),
    ]),
    ...(keyPoints.some(({ speaker }) => speaker === null) ? [] : ['no key point says how the views relate']),
  ];
}

export const summarizeGroupDiscussionBank: BankRules<'SGD'> = {
  faults: (item) => [
    ...lengthFaults('the discussion', discussionText(item), [150, 450]),
    ...digitFaults('the discussion', discussionText(item)),
    ...speakerFaults(item),
    ...openAnswerFaults(item, [100, 180]),
    ...sourceFaults('the discussion', discussionText(item), item.keyPoints),
  ],
  sound: {
    voices: 'cast',
    isTalk: true,
    seconds: { least: 60, most: 180, should: 'a discussion should have 60 to 180 s' },
    turns: ({ speakers, turns }) =>
      turns.map(({ speaker, text }) => ({
        speaker,
        voice: speakers.find(({ id }) => id === speaker)?.voice ?? 'woman',
        text,
      })),
  },
};
