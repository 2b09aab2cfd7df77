import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Remote } from 'comlink';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { Score, type EvidenceOf } from '#contract/entities/answer.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';
import { createThreadPool, type ThreadPool } from '#server/scoring/threads/thread-pool.ts';
import type { WritingWorkerApi } from '#workers/writing/api.ts';
import { wordCountCases } from '#tests/support/word-count-cases.ts';
import { keptWritingData, writingData as data } from './kept-writing-data.ts';
import { startWorkerEntry } from './worker-entry.ts';

const items = loadBank().items.flatMap((item) => {
  const question = questionOf(item);
  return question?.engine === 'writing' ? [{ item, question }] : [];
});
const modelsDir = mkdtempSync(join(tmpdir(), 'passage-models-'));
let pool: ThreadPool;
let api: Remote<WritingWorkerApi>;

beforeAll(async () => {
  const questions = items.map(({ item, question: { taskType, prompt, keyPoints } }) => {
    return { id: item.id, taskType, prompt, keyPoints };
  });
  const setup = { modelsDir, transcriptModel: 'tiny' as const, questions };
  pool = createThreadPool({ size: 1, timeoutMs: 120_000, setup });
  api = await startWorkerEntry<WritingWorkerApi>({
    cached: new Map(keptWritingData),
    start: () => import('#workers/writing/worker.ts'),
  });
}, 120_000);
afterAll(async () => {
  await pool.stop();
  rmSync(modelsDir, { recursive: true });
});

it.each([
  ['SWT', 'ACADEMIC'],
  ['SWT', 'CORE'],
  ['SST', 'ACADEMIC'],
  ['SST', 'CORE'],
  ['WEM', 'CORE'],
] as const)(
  'the device and the server give the same score for the same %s of %s',
  async (task, pteType) => {
    const own = items.filter(({ item }) => item.taskType === task);
    const found = own.find(({ item }) => item.exams.includes(pteType));
    if (found === undefined) throw new Error(`the bank has no ${task} for ${pteType}`);
    const { item, question } = found;
    const others = own.flatMap((other) => (other === found ? [] : [other.question]));
    const [model = ''] = question.modelAnswers;
    const [foreign = ''] = others.flatMap(({ modelAnswers }) => modelAnswers);
    const totals: (number | null)[] = [];
    for (const text of [model, `${model.slice(0, -1)} and I am agree wiht this.`, foreign, '']) {
      const device = await api.assess({ data, item: question, text, pteType, others });
      const value = { kind: 'write' as const, text };
      const server = await pool.run({ kind: 'answer', item, value, pteType, recording: null });
      expect(device).toEqual(server);
      if (device.kind !== 'scored') throw new Error(device.kind);
      expect(Score.parse(device.score)).toEqual(device.score);
      totals.push(device.score.points);
    }
    expect(totals[0]).toBeGreaterThan(totals[1] ?? 99);
    expect(totals.slice(2)).toEqual([0, 0]);
  },
  120_000,
);

it('the device, its engine and the server count the words of a text alike, and have the same doubt', async () => {
  const found = items.find(({ item }) => item.taskType === 'WE');
  if (found === undefined) throw new Error('the bank has no essay');
  const { item, question } = found;
  let doubts = 0;
  for (const [text, words] of wordCountCases) {
    // One word less than full points ask for.
    const value = { kind: 'write' as const, text: `${'word '.repeat(198 - words)}, ${text} end.` };
    const first = scoreAnswer({ item, value, pteType: 'ACADEMIC' });
    const device = await api.assess({
      data,
      item: question,
      text: value.text,
      pteType: 'ACADEMIC',
      others: [],
    });
    const server = await pool.run({ kind: 'answer', item, value, pteType: 'ACADEMIC', recording: null });
    const forms = [first, device, server].map((outcome) => {
      if (outcome.kind !== 'scored' || outcome.score.evidence.kind !== 'writing') throw new Error(text);
      const { wordCount, formBand } = Score.parse(outcome.score).evidence as EvidenceOf<'writing'>;
      return { wordCount, formBand };
    });
    expect(forms).toEqual([forms[0], forms[0], forms[0]]);
    expect([text, forms[0]?.wordCount]).toEqual([text, 199]);
    if (forms[0]?.formBand.doubt !== undefined) doubts += 1;
  }
  expect(doubts).toBe(wordCountCases.filter(([, words, groups]) => groups > words).length);
}, 120_000);
