import { readdirSync, readFileSync } from 'node:fs';
import type { Remote } from 'comlink';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { pteTypes } from '#contract/exam.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { measureSignal } from '#domain/signal/signal-meter.ts';
import type { EngineQuestion } from '#domain/tasks/engine-question.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import { transcribe } from '#engines/transcript/transcribe.ts';
import { createThreadPool, type ThreadPool } from '#server/scoring/threads/thread-pool.ts';
import { rounds } from '#tests/support/rounds.ts';
import { modelsFolder } from '#tools/models/fetch.ts';
import type { SpeechWorkerApi } from '#workers/speech/api.ts';
import type { WritingWorkerApi } from '#workers/writing/api.ts';
import { keptWritingData, writingData as data } from './kept-writing-data.ts';
import { startSpeechDevice } from './speech-device.ts';
import { openSpeechPacks, type SpeechPacks } from './speech-packs.ts';
import { startWorkerEntry } from './worker-entry.ts';

/*
 * One engine, one score: what the programs of the device and of the server make of the same answers, over every task that an engine
 * scores. Recordings are whole, cut in half, and of another text; texts are models, with faults, of another question, and half.
 */

const count = rounds('ANSWERS', { short: 4, long: 60 });
const bank = loadBank().items.flatMap((item) => {
  const question = questionOf(item);
  return question === null ? [] : [{ item, question }];
});
type Asked = (typeof bank)[number];

/** The n-th answer: tasks in turn, and of each task its questions one after the other. */
function nth(among: readonly Asked[], n: number): Asked {
  const tasks = [...new Set(among.map(({ item }) => item.taskType))];
  const own = among.filter(({ item }) => item.taskType === tasks[n % tasks.length]);
  const found = own[Math.floor(n / tasks.length) % own.length];
  if (found === undefined) throw new Error('the bank has no such question');
  return found;
}

const sounds = readdirSync('content/audio').filter((name) => name.endsWith('.mp3'));
/** Some voice reads the text of the question, or speaks for it; every third answer says something else. */
function recordingOf({ id }: BankItem, n: number): Uint8Array<ArrayBuffer> {
  const own = sounds.find((name) => name.startsWith(`${id}-`));
  const name = n % 3 === 2 || own === undefined ? sounds[(n * 37) % sounds.length] : own;
  const bytes = new Uint8Array(readFileSync(`content/audio/${name}`));
  return n % 5 === 4 ? bytes.slice(0, bytes.length >> 1) : bytes;
}

const topicOf = ({ item, question }: Asked) => {
  if (question.engine === 'reading') return [];
  const { taskType, prompt, keyPoints } = question;
  return [{ id: item.id, taskType, prompt, keyPoints }];
};
const othersOf = (asked: Asked) =>
  bank.filter(({ item }) => item.taskType === asked.item.taskType && item !== asked.item).flatMap(topicOf);
const examOf = ({ exams }: BankItem) => pteTypes.find((exam) => exams.includes(exam)) ?? 'ACADEMIC';

let packs: SpeechPacks;
let pool: ThreadPool;
beforeAll(async () => {
  packs = await openSpeechPacks();
  const setup = {
    modelsDir: modelsFolder,
    transcriptModel: 'tiny' as const,
    questions: bank.flatMap(topicOf),
  };
  pool = createThreadPool({ size: 1, timeoutMs: 300_000, setup });
}, 600_000);
afterAll(async () => {
  await pool?.stop();
  await packs?.transcriber.networks.close();
});

const numbers = Array.from({ length: count }, (_, n) => n);

describe('of the same recording', () => {
  const spoken = bank.filter(({ question }) => question.engine !== 'writing');
  let speech: Remote<SpeechWorkerApi>;
  beforeAll(async () => {
    speech = await startSpeechDevice(packs, keptWritingData);
  }, 600_000);

  it.each(numbers)(
    'device and server make the same score (%i)',
    async (n) => {
      const asked = nth(spoken, n);
      const { item } = asked;
      const recording = recordingOf(item, n);
      const samples = await speech.decode(recording.slice().buffer);
      // What the device measured while it recorded goes with the answer, half of the time.
      const signal = samples && n % 2 === 0 ? measureSignal(samples, 16_000) : null;
      const pteType = examOf(item);
      const value = {
        kind: 'record' as const,
        recording: { sha256: 'a'.repeat(64), mimeType: 'audio/mpeg', sizeBytes: 1, durationMs: 1, signal },
      };
      const server = await pool.run({ kind: 'answer', item, value, pteType, recording });
      const heard = samples && (await transcribe(packs.transcriber, samples));
      const device = await onDevice(asked.question);
      expect(device.kind).toBe('scored');
      expect(device).toEqual(server);

      async function onDevice(question: EngineQuestion) {
        if (question.engine === 'reading')
          return speech.assessReading({
            model: packs.shas.model,
            taskType: question.taskType,
            text: question.text,
            pronunciations: item.pronunciations ?? [],
            recording: recording.slice().buffer,
            heard: heard ? { transcript: heard, samples, dictionary: packs.shas.dictionary } : undefined,
            signal,
            pteType,
          });
        if (question.engine !== 'free-speech' || samples === null || heard === null)
          throw new Error('this is not spoken');
        return speech.assessFreeSpeech({
          ...packs.shas,
          data,
          item: question,
          samples,
          transcript: heard,
          signal,
          pteType,
          others: othersOf(asked),
        });
      }
    },
    300_000,
  );
});

describe('of the same text', () => {
  const written = bank.filter(({ question }) => question.engine === 'writing');
  let api: Remote<WritingWorkerApi>;
  beforeAll(async () => {
    api = await startWorkerEntry<WritingWorkerApi>({
      cached: new Map(keptWritingData),
      start: () => import('#workers/writing/worker.ts'),
    });
  }, 120_000);

  it.each(numbers)(
    'device and server make the same score (%i)',
    async (n) => {
      const asked = nth(written, n);
      const { item, question } = asked;
      if (question.engine !== 'writing') throw new Error('this is not written');
      const pteType = examOf(item);
      const foreign = nth(written, n + 1).question;
      const model = question.modelAnswers[0] ?? '';
      const texts = [
        model,
        `${model.slice(0, -1)} and I am agree wiht this, it make people happy.`,
        foreign.engine === 'writing' ? (foreign.modelAnswers[0] ?? '') : '',
        model.slice(0, model.length >> 1),
      ];
      const text = texts[Math.floor(n / 4) % texts.length] ?? '';
      const device = await api.assess({ data, item: question, text, pteType, others: othersOf(asked) });
      const value = { kind: 'write' as const, text };
      expect(device.kind).toBe('scored');
      expect(device).toEqual(await pool.run({ kind: 'answer', item, value, pteType, recording: null }));
    },
    120_000,
  );
});
