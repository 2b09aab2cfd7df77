import { expect, it } from 'vitest';
import type { AnswerDto } from '#contract/entities/answer.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { sharePage } from './share-page.ts';

const item = makeItem('MCS_R', 15_001);
const unscored: AnswerDto = {
  id: '00000000-0000-4000-8000-000000000001',
  practiceId: item.id,
  taskType: 'MCS_R',
  value: { kind: 'choose', chosen: ['B'] },
  duration: 3,
  pteType: 'CORE',
  score: null,
  scorePercentage: null,
  nickname: 'Ada',
  avatar: null,
  premium: false,
  createdDate: '2026-01-05T14:03:00.000Z',
  lastModifiedDate: '2026-01-05T14:03:00.000Z',
};
const pageOf = (answer: AnswerDto) => sharePage(answer, item, { origin: 'http://localhost', path: '/share' });

it('says of an answer without points what the app says of it', () => {
  expect(pageOf(unscored)).toContain('<h1>Not scored yet</h1>');
  expect(pageOf(unscored)).toContain('<title>Ada: Not scored yet in Multiple Choice');
  expect(pageOf({ ...unscored, scoring: { status: 'waiting' } })).toContain('<h1>Score on its way</h1>');
});
