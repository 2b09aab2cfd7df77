import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import type { Remote } from 'comlink';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { Score, type AnswerDto, type SignalFacts } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { answerWithShadow } from '#data/store/sync-store/own-table-views.ts';
import { hasSecondListener } from '#domain/tasks/second-listener.ts';
import { measureSignal } from '#domain/signal/signal-meter.ts';
import { transcribe, type TranscriptEngine } from '#engines/transcript/transcribe.ts';
import type { ScoringReply } from '#server/scoring/port/messages.ts';
import { createThreadPool, type ThreadPool } from '#server/scoring/threads/thread-pool.ts';
import { folderWithoutTranscript } from '#tests/support/models-folder.ts';
import { modelsFolder } from '#tools/models/fetch.ts';
import type { SpeechWorkerApi } from '#workers/speech/api.ts';
import type { WritingWorkerApi } from '#workers/writing/api.ts';
import { cutOut, wavOf } from './sounds.ts';
import { startSpeechDevice } from './speech-device.ts';
import { openSpeechPacks } from './speech-packs.ts';
import { keptWritingData, writingData as data } from './kept-writing-data.ts';
import { startWorkerEntry } from './worker-entry.ts';

const bank = loadBank();
const essays = bank.items.filter((item) => item.taskType === 'WE');
const [essay] = essays;
const reading = bank.items.find((item) => item.id === 1001);
if (essay === undefined || reading?.taskType !== 'RA') throw new Error('the bank has no such items');
const spoken = new Uint8Array(readFileSync('content/audio/1001-am_puck.mp3'));
const pteType = 'ACADEMIC';
type ReadingItem = Extract<BankItem, { taskType: 'RA' }>;

const mp3Of = (samples: Float32Array) =>
  new Uint8Array(
    execFileSync(
      'ffmpeg',
      ['-v', 'error', '-f', 'wav', '-i', '-', '-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3', '-'],
      { input: wavOf(samples) },
    ),
  );
const shortReading = new Uint8Array(readFileSync('content/audio/23001-am_michael.mp3'));
/** What is read there, but for one word: "library" is read. */
const changedText: ReadingItem = {
  ...reading,
  text: 'Please return all lively books before the end of the term.',
  pronunciations: [
    'please P L IY Z',
    'return R IH T ER N',
    'all AO L',
    'lively L AY V L IY',
    'books B UH K S',
    'before B IH F AO R',
    'the DH AH',
    'end EH N D',
    'of AH V',
    'term T ER M',
  ],
};

const fromThread = (reply: { kind: string }): Score => {
  const scored = reply as ScoringReply;
  if (scored.kind !== 'scored') throw new Error(`the thread answered ${JSON.stringify(scored)}`);
  return scored.score;
};
const record = (signal: SignalFacts | null) => ({
  kind: 'record' as const,
  recording: { sha256: 'a'.repeat(64), mimeType: 'audio/mpeg', sizeBytes: 1, durationMs: 1, signal },
});

const dtoOf = (score: Score): AnswerDto => ({
  id: '00000000-0000-4000-8000-000000000001',
  practiceId: reading.id,
  taskType: 'RA',
  value: record(null),
  duration: 1,
  pteType,
  score,
  scorePercentage: null,
  nickname: 'n',
  avatar: null,
  premium: false,
  createdDate: '2026-11-21T12:00:00.000Z',
  lastModifiedDate: '2026-11-21T12:00:00.000Z',
});
const rowOf = (score: Score) => ({
  ...answerWithShadow(undefined, { userId: 'u', version: 1, value: dtoOf(score) }, []),
  scoredOn: 'device' as const,
});

describe('the device and the server', () => {
  const shas = { model: '', dictionary: '' };
  let dictionaryLines: readonly string[];
  const folders: string[] = [];
  const pools: ThreadPool[] = [];
  let pool: ThreadPool;
  let transcriber: TranscriptEngine;
  let speech: Remote<SpeechWorkerApi>;

  function startPool(modelsDir: string): ThreadPool {
    const questions = essays.map(({ id, taskType, prompt, keyPoints }) => ({
      id,
      taskType,
      prompt,
      keyPoints,
    }));
    const setup = { modelsDir, transcriptModel: 'tiny' as const, questions };
    const started = createThreadPool({ size: 1, timeoutMs: 120_000, setup });
    pools.push(started);
    return started;
  }

  function withoutTranscript(): string {
    const folder = folderWithoutTranscript();
    folders.push(folder);
    return folder;
  }

  beforeAll(async () => {
    const packs = await openSpeechPacks();
    Object.assign(shas, packs.shas);
    transcriber = packs.transcriber;
    dictionaryLines = new TextDecoder().decode(packs.dictionary).split('\n');
    pool = startPool(modelsFolder);
    speech = await startSpeechDevice(packs);
  }, 600_000);
  afterAll(async () => {
    for (const one of pools) await one.stop();
    await transcriber?.networks.close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** The device's score, with what its transcript worker heard when that pack is here. */
  async function onDevice(
    recording: Uint8Array<ArrayBuffer>,
    item: ReadingItem,
    hasTranscript: boolean,
    signal: SignalFacts | null = null,
  ) {
    const samples = hasTranscript ? await speech.decode(recording.slice().buffer) : null;
    const transcript = samples && (await transcribe(transcriber, samples));
    const heard = transcript ? { transcript, samples, dictionary: shas.dictionary } : undefined;
    return speech.assessReading({
      model: shas.model,
      pronunciations: item.pronunciations ?? [],
      recording: recording.slice().buffer,
      heard,
      taskType: 'RA',
      text: item.text,
      signal,
      pteType,
    });
  }
  async function onServer(
    recording: Uint8Array<ArrayBuffer>,
    item: ReadingItem,
    { server = pool, signal = null }: { server?: ThreadPool; signal?: SignalFacts | null } = {},
  ): Promise<Score> {
    return fromThread(await server.run({ kind: 'answer', item, value: record(signal), pteType, recording }));
  }
  const wordsIn = ({ evidence }: Score) =>
    evidence.kind === 'recording' ? (evidence.speech?.words ?? []).map(({ word, type }) => [word, type]) : [];

  const marksIn = ({ evidence }: Score) =>
    evidence.kind === 'recording' ? (evidence.speech?.marks ?? null) : null;

  it('give the same score for the same recording', async () => {
    const score = await onServer(spoken, reading);
    expect(await onDevice(spoken, reading, true)).toEqual({ kind: 'scored', score });
    expect(Score.parse(score).points).toBeGreaterThan(0.6 * score.max);
  }, 120_000);

  it('give the same score when the answer says with which warp, and then nobody looks for it', async () => {
    const samples = await speech.decode(shortReading.slice().buffer);
    if (samples === null) throw new Error('not decoded');
    const measured = measureSignal(samples, 16_000);
    const warpIn = ({ evidence }: Score) =>
      evidence.kind === 'recording' ? evidence.speech?.warp : undefined;
    const marks: unknown[] = [];
    for (const warp of [undefined, 0.9, 1.025, 1.2]) {
      const signal = warp === undefined ? measured : { ...measured, warp };
      const score = await onServer(shortReading, changedText, { signal });
      expect(await onDevice(shortReading, changedText, true, signal)).toEqual({ kind: 'scored', score });
      expect(Score.parse(score)).toEqual(score);
      expect(warpIn(score) === undefined).toBe(warp !== undefined);
      marks.push(marksIn(score)?.accuracy.value);
    }
    expect(new Set(marks).size).toBe(4);
  }, 120_000);

  it('give the same score when neither has the transcript pack', async () => {
    const score = await onServer(shortReading, changedText, { server: startPool(withoutTranscript()) });
    expect(await onDevice(shortReading, changedText, false)).toEqual({ kind: 'scored', score });
    expect(wordsIn(score)).toContainEqual(['lively', 'CORRECT']);
    const stacked = await onServer(shortReading, changedText);
    expect(marksIn(stacked)?.fluency.value).not.toBe(marksIn(score)?.fluency.value);
  }, 120_000);

  it('take no other word for one of the text that the transcript clearly heard as another', async () => {
    const score = await onServer(shortReading, changedText);
    expect(await onDevice(shortReading, changedText, true)).toEqual({ kind: 'scored', score });
    expect(wordsIn(score)).toContainEqual(['lively', 'REPLACED']);
  }, 120_000);

  it('differ where only one of them has the transcript pack; what both engines found is shown, and its place is told', async () => {
    const device = await onDevice(shortReading, changedText, false);
    if (device.kind !== 'scored') throw new Error('not scored');
    const alone = device.score;
    const both = await onServer(shortReading, changedText);
    expect(alone.scorer).toBe(both.scorer);
    expect(wordsIn(alone)).not.toEqual(wordsIn(both));
    expect([alone, both].map(hasSecondListener)).toEqual([false, true]);
    const shown = (here: Score, pulled: Score) => {
      const { score, scoredOn } = answerWithShadow(
        rowOf(here),
        { userId: 'u', version: 1, value: dtoOf(pulled) },
        [],
      );
      return { score, scoredOn };
    };
    expect(shown(alone, both)).toEqual({ score: both, scoredOn: 'server' });
    expect(shown(both, alone)).toEqual({ score: both, scoredOn: 'device' });
  }, 120_000);

  it.each([
    ['that was cut off', spoken.slice(0, 30_001)],
    [
      'that is a picture with the name of an MP3',
      new Uint8Array([0xff, 0xd8, 0xff, ...new Uint8Array(3_000)]),
    ],
    ['that is empty', new Uint8Array()],
  ])(
    'give the same score for a recording %s',
    async (_, bytes) => {
      const score = await onServer(bytes, reading);
      expect(await onDevice(bytes, reading, true)).toEqual({ kind: 'scored', score });
    },
    120_000,
  );

  const linesOf = (word: string) => dictionaryLines.filter((line) => line.split(/[\s(]/u)[0] === word);
  /** The dictionary is of the transcript pack: without that, words are sounded out, as on the server. */
  async function wordOnDevice(word: string, recording: Uint8Array<ArrayBuffer>, hasTranscript: boolean) {
    const samples = hasTranscript ? await speech.decode(recording.slice().buffer) : null;
    const transcript = samples && (await transcribe(transcriber, samples));
    return speech.scoreWord({
      model: shas.model,
      word,
      pronunciations: hasTranscript ? linesOf(word) : [],
      recording: recording.slice().buffer,
      heard: transcript ? { transcript, samples, dictionary: shas.dictionary } : undefined,
    });
  }

  it.each([true, false])(
    'give the same score for the same word (transcript: %s)',
    async (hasTranscript) => {
      const server = hasTranscript ? pool : startPool(withoutTranscript());
      const { evidence } = await onServer(spoken, reading);
      const heard = evidence.kind === 'recording' ? evidence.speech?.words : undefined;
      const samples = await speech.decode(spoken.slice().buffer);
      const cut = (word: string) => {
        const place = heard?.find((one) => one.word.toLowerCase() === word);
        if (!samples || !place || place.startMs === null || place.endMs === null)
          throw new Error(`${word} was not heard`);
        return mp3Of(cutOut(samples, place.startMs - 20, place.endMs + 20));
      };
      const both = async (word: string, recording: Uint8Array<ArrayBuffer>) => {
        const device = await wordOnDevice(word, recording, hasTranscript);
        expect(device).toEqual(await server.run({ kind: 'word', word, recording }));
        return device;
      };
      const good = await both('direction', cut('direction'));
      expect(good).toMatchObject({ kind: 'word', score: { syllables: [{ syllable: 'di' }, {}, {}] } });
      expect(await both('bicycle', cut('flowers'))).toMatchObject({ kind: 'refused', reason: 'other-word' });
      const silence = mp3Of(new Float32Array(32_000));
      expect(await both('direction', silence)).toEqual({ kind: 'refused', reason: 'no-speech' });
      expect(await both('direction', new Uint8Array())).toEqual({ kind: 'format' });
      expect(await both('two words', cut('direction'))).toEqual({ kind: 'unsupported' });
    },
    120_000,
  );

  it('give the same score for the same essay', async () => {
    const api = await startWorkerEntry<WritingWorkerApi>({
      cached: new Map(keptWritingData),
      start: () => import('#workers/writing/worker.ts'),
    });
    const others = essays.filter(({ id }) => id !== essay.id);
    const [model = ''] = essay.modelAnswers;
    for (const text of [model, `${model} I am agree wiht this.`, 'Too short.', '']) {
      const device = await api.assess({ data, item: essay, text, pteType, others });
      const value = { kind: 'write' as const, text };
      const server = await pool.run({ kind: 'answer', item: essay, value, pteType, recording: null });
      expect(device).toEqual({ kind: 'scored', score: fromThread(server) });
    }
  }, 120_000);
});
