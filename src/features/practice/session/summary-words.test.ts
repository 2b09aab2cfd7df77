import { expect, it } from 'vitest';
import type { StopView } from '#data/queries/find-session.ts';
import { exactEssayScore, wholeEssayScore } from '#tests/support/essay-scores.ts';
import { heardSpeech, spokenScore } from '#tests/support/spoken-score.ts';
import { stopNote } from './summary-words.ts';

type Answer = NonNullable<StopView['answer']>;

const noteOf = (answer: Partial<Answer> | null) =>
  stopNote({
    standing: 'answered',
    answer: answer && {
      answerId: 'a',
      score: exactEssayScore,
      duration: 60,
      answeredAt: 0,
      pteType: 'ACADEMIC',
      ...answer,
    },
  });

it('says where an answered stop stands: its points and how it went, what it has instead, or only that it was answered', () => {
  expect(noteOf(null)).toBe('Answered');
  expect(noteOf({ score: wholeEssayScore(20) })).toBe('20 of 26, went well');
  expect(noteOf({ score: wholeEssayScore(15) })).toBe('15 of 26');
  expect(noteOf({ score: wholeEssayScore(5) })).toBe('5 of 26, worth another try');
  expect(noteOf({})).toBe('Not scored yet');
});

it('gives a refused recording no points, whatever its score says', () => {
  const score = spokenScore({ ...heardSpeech('a b'), refused: 'no-speech' }, { points: 0 });
  expect(noteOf({ score })).toBe('No score');
});
