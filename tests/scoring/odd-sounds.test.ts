import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import type { Score } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { modelFilePath } from '#contract/entities/model-pack.ts';
import { openModelStore } from '#server/models/model-store.ts';
import { decodeMp3 } from '#server/scoring/audio/decode-mp3.ts';
import { createThreadPool, type ThreadPool } from '#server/scoring/threads/thread-pool.ts';
import { backwards, clipped, music, whispered } from '#tests/support/odd-sounds.ts';
import { folderWithoutTranscript } from '#tests/support/models-folder.ts';
import { modelsFolder } from '#tools/models/fetch.ts';
import { preparePacks } from '#tools/models/prepare-packs.ts';
import type { SpeechWorkerApi } from '#workers/speech/api.ts';
import { wavOf } from './sounds.ts';
import { startWorkerEntry } from './worker-entry.ts';

const { items } = loadBank();
const reading = items.find(({ id }) => id === 1_001);
const sentence = items.find(({ taskType }) => taskType === 'RS');
const lecture = items.find(({ taskType }) => taskType === 'RL');
if (reading?.taskType !== 'RA' || sentence?.taskType !== 'RS' || lecture?.taskType !== 'RL')
  throw new Error('the bank has no such items');
const pteType = 'ACADEMIC';
const value = {
  kind: 'record' as const,
  recording: { sha256: 'a'.repeat(64), mimeType: 'audio/mpeg', sizeBytes: 1, durationMs: 1, signal: null },
};

type Bytes = Uint8Array<ArrayBuffer>;
const voiceOf = (id: number, voice: string): Bytes =>
  new Uint8Array(readFileSync(`content/audio/${id}-${voice}.mp3`));
/** The sound as a file of another kind; an MP3 unless it is said. */
function fileOf(samples: Float32Array, ...form: readonly string[]): Bytes {
  const args = ['-v', 'error', '-f', 'wav', '-i', '-', ...(form.length > 0 ? form : ['-f', 'mp3']), '-'];
  return new Uint8Array(execFileSync('ffmpeg', args, { input: wavOf(samples), maxBuffer: 2 ** 26 }));
}

/** Sounds that nobody planned for, through the device's worker and the server's thread; readings without the second witness. */
describe('odd sounds', { timeout: 120_000 }, () => {
  let folder: string;
  const pools: Record<'reading' | 'transcript', ThreadPool | null> = { reading: null, transcript: null };
  let device: Awaited<ReturnType<typeof startWorkerEntry<SpeechWorkerApi>>>;
  let model: string;
  let said: Float32Array<ArrayBuffer>;

  beforeAll(async () => {
    await preparePacks(['reading', 'transcript-tiny'], () => undefined);
    folder = folderWithoutTranscript();
    const store = openModelStore(modelsFolder);
    const { packs } = await store.manifest();
    model = packs.find(({ id }) => id === 'reading')?.files[0]?.sha256 ?? '';
    const bytes = (await store.readPackFile('reading', 'model')) ?? new Uint8Array();
    device = await startWorkerEntry<SpeechWorkerApi>({
      cached: new Map([[modelFilePath(model), new Uint8Array(bytes)]]),
      start: () => import('#workers/speech/worker.ts'),
    });
    const { id, taskType, transcript: prompt, keyPoints } = lecture;
    const questions = [{ id, taskType, prompt, keyPoints }];
    const start = (modelsDir: string) =>
      createThreadPool({
        size: 1,
        timeoutMs: 120_000,
        setup: { modelsDir, transcriptModel: 'tiny', questions },
      });
    pools.reading = start(folder);
    pools.transcript = start(modelsFolder);
    said = await decodeMp3(voiceOf(sentence.id, 'af_heart'));
  }, 600_000);
  afterAll(async () => {
    for (const pool of Object.values(pools)) await pool?.stop();
    if (folder) rmSync(folder, { recursive: true });
  });

  async function onServer(item: BankItem, recording: Bytes): Promise<Score> {
    const pool = pools[item.taskType === 'RL' ? 'transcript' : 'reading'];
    const outcome = await pool?.run({ kind: 'answer', item, value, pteType, recording });
    if (outcome?.kind !== 'scored') throw new Error(JSON.stringify(outcome));
    return outcome.score;
  }
  const onDevice = (recording: Bytes) =>
    device.assessReading({
      model,
      pronunciations: sentence.pronunciations ?? [],
      recording: recording.slice().buffer,
      taskType: 'RS',
      text: sentence.transcript,
      signal: null,
      pteType,
    });
  const speechOf = ({ evidence }: Score) => (evidence.kind === 'recording' ? evidence.speech : undefined);
  const bothWays = async (recording: Bytes) => {
    const score = await onServer(sentence, recording);
    expect(await onDevice(recording)).toEqual({ kind: 'scored', score });
    return { score, speech: speechOf(score) };
  };

  it.each([
    ['whispering', () => fileOf(whispered(said)), 0.7],
    ['a microphone that clips', () => fileOf(clipped(said)), 0.5],
    ['an MP3 in stereo at 8 kHz', () => fileOf(said, '-ac', '2', '-ar', '8000', '-f', 'mp3'), 0.8],
    ['an MP3 in stereo at 48 kHz', () => fileOf(said, '-ac', '2', '-ar', '48000', '-f', 'mp3'), 0.8],
  ])('%s is scored, with the same result here and there', async (_, file, least) => {
    const { speech, score } = await bothWays(file());
    expect(speech?.refused).toBeNull();
    expect(speech?.coverage).toBeGreaterThanOrEqual(least);
    expect(score.points).toBeGreaterThan(0);
  });

  it.each([
    ['music', () => fileOf(music(5))],
    ['a voice that speaks no English', () => fileOf(backwards(said))],
  ])('%s is refused for a sentence, here and there', async (_, file) => {
    const { speech, score } = await bothWays(file());
    expect(speech?.refused).toBe('other-text');
    expect(score).toMatchObject({ points: null, traits: [] });
  });

  it('music is refused for a long text, too, in which some words fit any sound', async () => {
    const score = await onServer(reading, fileOf(music(8)));
    expect(speechOf(score)?.refused).toBe('other-text');
    expect(score.points).toBeNull();
  });

  it('music is no answer to a lecture, and a voice that speaks no English earns nothing', async () => {
    const played = await onServer(lecture, fileOf(music(5)));
    expect(speechOf(played)).toMatchObject({ refused: 'no-speech', transcript: '' });
    expect(played.points).toBeNull();
    const spoken = await onServer(lecture, fileOf(backwards(said)));
    expect(spoken.points ?? 0).toBe(0);
  });

  it('a WAV of 96 kHz that is called an MP3 is left to the server, which scores it', async () => {
    const recording = fileOf(said, '-ac', '2', '-ar', '96000', '-f', 'wav');
    expect(await onDevice(recording)).toEqual({ kind: 'other-format' });
    expect(speechOf(await onServer(sentence, recording))?.coverage).toBeGreaterThan(0.8);
  });
});
