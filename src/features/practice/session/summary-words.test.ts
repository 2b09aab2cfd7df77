import { expect, it } from 'vitest';
import type { StopView } from '#data/queries/find-session.ts';
import { exactEssayScore, wholeEssayScore } from '#tests/support/essay-scores.ts';
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

it('says of an answer without points what it waits for, and promises no score that will not come', () => {
  expect(noteOf(null)).toBe('Answered');
  expect(noteOf({}, '20 of 26')).toBe('20 of 26');
  expect(noteOf({})).toBe('Not scored yet');
  expect(noteOf({ scoring: { status: 'waiting' } })).toBe('Score on its way');
  expect(noteOf({ scoring: { status: 'waiting', needs: 'ai-score' } })).toBe('Waits for a free score');
  expect(noteOf({ scoring: { status: 'failed', reason: 'gone' } })).toBe('Could not be scored');
  expect(noteOf({ score: { ...wholeEssayScore(0), points: null } })).toBe('No score');
});
