import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { BankItem } from '#contract/items/bank-item.ts';
import type { ScoringTask } from '#server/scoring/port/messages.ts';
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
    open({ timeoutMs: 6_000 });
    const outcomes = await Promise.all(['hang', 'An essay.'].map((text) => pool.run(essay(text))));
    expect(outcomes).toMatchObject([{ kind: 'timeout' }, { kind: 'scored' }]);
  });

  it('says that a thread died of its task, and goes on', async () => {
    open();
    const outcomes = await Promise.all(['die', 'An essay.'].map((text) => pool.run(essay(text))));
    expect(outcomes).toMatchObject([{ kind: 'crashed' }, { kind: 'scored' }]);
  });

  it('puts what somebody waits for before the rest, but every second turn is of the rest', async () => {
    open();
    const done: string[] = [];
    const run = async (name: string, isUrgent: boolean) => {
      await pool.run(essay(name), { isUrgent });
      done.push(name);
    };
    await Promise.all([run('first', false), run('later', false), run('now', true), run('then', true)]);
    expect(done).toEqual(['first', 'now', 'later', 'then']);
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

  it('gives all memory of an idle thread back: its process is gone', async () => {
    open({ idleMs: 1 });
    const reply = await pool.run(essay('process'));
    const pid = reply.kind === 'transcription' ? Number(reply.text) : process.pid;
    expect(pid).not.toBe(process.pid);
    await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
  });

  it('leaves no thread behind that hangs when the server dies', async () => {
    const program = fileURLToPath(new URL('./scoring-process.ts', import.meta.url));
    const left = fork(program, [entry.href], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const exited = new Promise((resolve) => {
      left.once('exit', (_code, signal) => resolve(signal ?? 'by itself'));
    });
    left.send(setup);
    left.send(essay('process'));
    await new Promise((resolve) => {
      left.once('message', resolve);
    });
    left.send(essay('hang'));
    // What the system does to the channel when the server is killed.
    left.disconnect();
    expect(await exited).toBe('by itself');
  });

  it('answers what is under way or waits when it is stopped', async () => {
    open();
    const outcomes = Promise.all(['hang', 'An essay.'].map((text) => pool.run(essay(text))));
    await pool.stop();
    expect(await outcomes).toEqual([{ kind: 'stopped' }, { kind: 'stopped' }]);
    expect(await pool.run(essay('Another.'))).toEqual({ kind: 'stopped' });
  });
});
