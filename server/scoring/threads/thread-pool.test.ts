import { afterEach, describe, expect, it } from 'vitest';
import { BankItem } from '#contract/items/bank-item.ts';
import type { ScoringTask } from './messages.ts';
import { createThreadPool, type PoolOptions, type ThreadPool } from './thread-pool.ts';

const entry = new URL('../../../tests/support/odd-scoring-thread.ts', import.meta.url);
const setup = { modelsDir: 'nowhere', transcriptModel: 'tiny', questions: [] } as const;
const item = BankItem.parse({
  id: 9001,
  taskType: 'WE',
  title: 'Cities',
  level: 'EASY',
  topic: 'Tests',
  exams: ['ACADEMIC'],
  explanation: 'An explanation that is long enough.',
  provenance: { author: 'Passage', written: '2026-11', licence: 'Passage' },
  prompt: 'Discuss.',
  modelAnswers: ['Well.'],
  keyPoints: ['one', 'two', 'three'].map((point) => ({ point, terms: [point] })),
});
const essay = (text: string): ScoringTask => ({
  kind: 'answer',
  item,
  value: { kind: 'write', text },
  pteType: 'ACADEMIC',
  recording: null,
});

describe('a pool of scoring threads', () => {
  let pool: ThreadPool;
  const open = (options: Partial<PoolOptions> = {}) =>
    (pool = createThreadPool({ size: 1, timeoutMs: 30_000, setup, entry, ...options }));
  afterEach(() => pool.stop());

  it('ends a thread that takes too long, and the next task gets a new one', async () => {
    open({ timeoutMs: 1_500 });
    const outcomes = await Promise.all(['hang', 'An essay.'].map((text) => pool.run(essay(text))));
    expect(outcomes).toMatchObject([{ kind: 'timeout' }, { kind: 'scored' }]);
  });

  it('says that a thread died of its task, and goes on', async () => {
    open();
    const outcomes = await Promise.all(['die', 'An essay.'].map((text) => pool.run(essay(text))));
    expect(outcomes).toMatchObject([{ kind: 'crashed' }, { kind: 'scored' }]);
  });

  it('puts what somebody waits for before the rest, in its order', async () => {
    open();
    const done: string[] = [];
    const run = async (name: string, isUrgent: boolean) => {
      await pool.run(essay(name), { isUrgent });
      done.push(name);
    };
    await Promise.all([run('first', false), run('later', false), run('now', true), run('then', true)]);
    expect(done).toEqual(['first', 'now', 'then', 'later']);
  });

  it('turns people away when too many wait', async () => {
    open();
    const outcomes = await Promise.all(
      Array.from({ length: 22 }, () => pool.run(essay('An essay.'), { isUrgent: true })),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual([...Array.from({ length: 21 }, () => 'scored'), 'busy']);
  });

  it('goes on when idle threads end at once', async () => {
    open({ idleMs: 1 });
    for (const text of ['One.', 'Two.', 'Three.'])
      expect(await pool.run(essay(text))).toMatchObject({ kind: 'scored' });
  });

  it('answers what is under way or waits when it is stopped', async () => {
    open();
    const outcomes = Promise.all(['hang', 'An essay.'].map((text) => pool.run(essay(text))));
    await pool.stop();
    expect(await outcomes).toEqual([{ kind: 'stopped' }, { kind: 'stopped' }]);
    expect(await pool.run(essay('Another.'))).toEqual({ kind: 'stopped' });
  });
});
