import { expect, it } from 'vitest';
import type { StopView } from '#data/queries/find-session.ts';
import { exactEssayScore } from '#tests/support/essay-scores.ts';
import { stopNote } from './summary-words.ts';

type Answer = NonNullable<StopView['answer']>;

const noteOf = (answer: Partial<Answer> | null, points: string | null = null) =>
  stopNote(
    {
      practiceId: 9001,
      taskType: 'WE',
      title: 'An essay',
      standing: 'answered',
      answer: answer && {
        answerId: 'a',
        score: exactEssayScore,
        duration: 60,
        answeredAt: 0,
        pteType: 'ACADEMIC',
        ...answer,
      },
    },
    points,
  );

it('says where an answered stop stands: its points, what it has instead, or only that it was answered', () => {
  expect(noteOf(null)).toBe('Answered');
  expect(noteOf({}, '20 of 26')).toBe('20 of 26');
  expect(noteOf({})).toBe('Not scored yet');
});
