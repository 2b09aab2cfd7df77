import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import type { HeardWord } from '#contract/entities/speech-evidence.ts';
import { WordScore } from '#contract/entities/word.ts';
import { decodeMp3 } from '#server/scoring/audio/decode-mp3.ts';
import { createThreadPool } from '#server/scoring/threads/thread-pool.ts';
import { expectProblem } from '#tests/server/suite/bad-input.ts';
import type { ApiWorld, Learner } from '#tests/support/api-world.ts';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';
import { backwards, clipped, looped, music, whispered } from '#tests/support/odd-sounds.ts';
import { modelsFolder } from '#tools/models/fetch.ts';
import { preparePacks } from '#tools/models/prepare-packs.ts';
import { cutOut, hiss, wavOf } from './sounds.ts';

const item = loadBank().items.find(({ id }) => id === 1001);
if (item?.taskType !== 'RA') throw new Error('the bank has no such item');
const bytes = new Uint8Array(readFileSync('content/audio/1001-am_puck.mp3'));
const value = {
  kind: 'record' as const,
  recording: { sha256: 'a'.repeat(64), mimeType: 'audio/mpeg', sizeBytes: 1, durationMs: 1, signal: null },
};

describe('a spoken word', { timeout: 120_000 }, () => {
  let world: ApiWorld;
  let learner: Learner;
  let samples: Float32Array;
  let heard: readonly HeardWord[];

  beforeAll(async () => {
    await preparePacks(['reading', 'transcript-tiny'], () => undefined);
    world = await startOwnApiWorld({ MODELS_DIR: modelsFolder });
    learner = await world.newLearner();
    samples = await decodeMp3(bytes);
    const pool = createThreadPool({
      size: 1,
      timeoutMs: 60_000,
      setup: { modelsDir: modelsFolder, transcriptModel: 'tiny', questions: [] },
    });
    const reply = await pool.run({ kind: 'answer', item, value, pteType: 'CORE', recording: bytes });
    await pool.stop();
    if (reply.kind !== 'scored') throw new Error(JSON.stringify(reply));
    const { evidence } = reply.score;
    heard = evidence.kind === 'recording' ? (evidence.speech?.words ?? []) : [];
  }, 600_000);
  afterAll(() => world?.close());

  const cut = (word: string) => {
    const found = heard.find((one) => one.word.toLowerCase() === word);
    if (found === undefined || found.startMs === null || found.endMs === null)
      throw new Error(`${word} was not heard`);
    return cutOut(samples, found.startMs - 20, found.endMs + 20);
  };
  const scoreFile = async (word: string, file: Buffer) => {
    const payload = { word, voice: file.toString('base64') };
    return learner.call('POST', '/api/speaking/word/score', { payload });
  };
  const score = async (word: string, sound: Float32Array) => scoreFile(word, wavOf(sound));
  const writeDown = async (file: Uint8Array) => {
    const payload = { audio: Buffer.from(file).toString('base64') };
    return learner.call('POST', '/api/speaking/transcription', { payload });
  };

  it.each([
    ['direction', ['di', 'rec', 'tion']],
    ['returns', ['re', 'turns']],
    ['message', ['mes', 'sage']],
    ['dance', ['dance']],
  ])('%s is scored by syllables, with their times in nanoseconds', async (word, syllables) => {
    const answer = await score(word, cut(word));
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
    const scored = WordScore.parse(answer.json());
    expect(scored.syllables.map(({ syllable }) => syllable)).toEqual(syllables);
    expect(scored.score).toBeGreaterThan(50);
    const [first, ...others] = scored.syllables;
    // The word begins 0.4 s into the recording.
    expect(first?.segment.start).toBeGreaterThan(0.3e9);
    let end = (first?.segment.start ?? 0) + (first?.segment.duration ?? 0);
    for (const { segment } of others) {
      expect(segment.start).toBeGreaterThanOrEqual(end - 1);
      end = segment.start + segment.duration;
    }
    expect(end).toBeLessThan(2e9);
  });

  it.each([
    ['direction', 'message'],
    ['distance', 'flowers'],
    ['flowers', 'remember'],
  ])('%s is refused when %s was said', async (asked, said) => {
    expect((await score(asked, cut(said))).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'voice', code: 'other-word' }],
    });
  });

  it('is refused by the name of what was heard, where that was clear', async () => {
    const { message } = (await score('bicycle', cut('flowers'))).json();
    expect(message).toMatch(/^We heard “flowers”\. /iu);
  });

  it('is refused when there is only silence, noise, too little or no sound', async () => {
    const codeOf = async (sound: Float32Array) => (await score('direction', sound)).json().errors?.[0]?.code;
    expect(await codeOf(new Float32Array(32_000))).toBe('no-speech');
    expect(await codeOf(hiss(32_000, 0.1))).toBe('no-speech');
    expect(await codeOf(hiss(1_000, 0.1))).toBe('too-short');
    const payload = { word: 'direction', voice: Buffer.from('not sound at all').toString('base64') };
    const none = await learner.call('POST', '/api/speaking/word/score', { payload });
    expect(none.json().errors).toMatchObject([{ field: 'voice', code: 'format' }]);
  });

  it('is refused when there is music, speech that is not English, or far too much', async () => {
    const refusal = async (sound: Float32Array) => (await score('direction', sound)).json();
    expect((await refusal(music(3))).errors?.[0]?.code).toBe('other-word');
    expect((await refusal(backwards(cut('message')))).errors?.[0]?.code).toBe('other-word');
    expect(await refusal(looped(cut('direction'), 16))).toMatchObject({
      message: 'The recording is too long. Please record a shorter one',
      errors: [{ field: 'voice', code: 'too-long' }],
    });
  });

  it.each([8_000, 11_025, 22_050, 44_100, 48_000, 96_000])(
    'is scored at %i samples a second',
    async (rate) => {
      const args = ['-v', 'error', '-f', 'wav', '-i', '-', '-ac', '2', '-ar', String(rate), '-f', 'wav', '-'];
      const file = execFileSync('ffmpeg', args, { input: wavOf(cut('direction')) });
      const scored = WordScore.parse((await scoreFile('direction', file)).json());
      expect(scored.syllables.map(({ syllable }) => syllable)).toEqual(['di', 'rec', 'tion']);
      expect(scored.score).toBeGreaterThan(50);
    },
  );

  it.each([
    ['whispered', (sound: Float32Array) => whispered(sound)],
    ['clipped', (sound: Float32Array) => clipped(sound)],
  ])('is scored when it is %s, and another one is refused', async (_, spoil) => {
    const scored = WordScore.parse((await score('direction', spoil(cut('direction')))).json());
    expect(scored.syllables).toHaveLength(3);
    const other = await score('bicycle', spoil(cut('direction')));
    expect(other.json()).toMatchObject({ status: 400, errors: [{ field: 'voice', code: 'other-word' }] });
  });

  it('is refused in a body that is no JSON, too large or without a recording', async () => {
    for (const url of ['/api/speaking/word/score', '/api/speaking/transcription']) {
      const send = (payload: string | Buffer | object, type = 'application/json') =>
        learner.call('POST', url, { payload, headers: { 'content-type': type } });
      const others = ['multipart/form-data; boundary=x', 'application/octet-stream'];
      for (const type of others)
        expectProblem(await send(Buffer.from(bytes), type), 415, 'UNSUPPORTED_MEDIA_TYPE');
      expectProblem(await send('{}', 'text/plain'), 400, 'VALIDATION');
      expectProblem(await send('x'.repeat(30_200_000)), 413, 'PAYLOAD_TOO_LARGE');
      const none = await send({ word: 'direction', voice: '', audio: '' });
      expect(expectProblem(none, 400, 'VALIDATION')).toMatchObject({
        message: 'The recording is empty. Please record again',
        errors: [{ code: 'empty' }],
      });
    }
  });

  it('is scored the same from the recording as it is, with the word in the query', async () => {
    const file = wavOf(cut('direction'));
    const send = (query: string) =>
      learner.call('POST', `/api/speaking/word/score${query}`, {
        payload: file,
        headers: { 'content-type': 'audio/wav' },
      });
    const asItIs = await send('?word=direction');
    expect(asItIs.statusCode).toBe(200);
    expect(asItIs.json()).toEqual((await scoreFile('direction', file)).json());
    expect((await send('?word=bicycle')).json().errors).toMatchObject([
      { field: 'voice', code: 'other-word' },
    ]);
    for (const query of ['', '?word=']) expectProblem(await send(query), 400, 'VALIDATION');
    expect((await send('')).json().errors).toMatchObject([{ field: 'word', code: 'required' }]);
  });

  it('is written down', async () => {
    const answer = await writeDown(bytes);
    expect(answer.json()).toMatchObject({
      transcription: expect.stringContaining('returns to the hive and performs a short dance') as string,
    });
    const headers = { 'content-type': 'audio/mpeg' };
    const asItIs = await learner.call('POST', '/api/speaking/transcription', {
      payload: Buffer.from(bytes),
      headers,
    });
    expect(asItIs.json()).toEqual(answer.json());
    expect((await writeDown(wavOf(new Float32Array(32_000)))).json()).toEqual({ transcription: '' });
    const refused = await writeDown(Buffer.from('not sound at all'));
    expect(refused.json().errors).toMatchObject([{ field: 'audio', code: 'format' }]);
  });

  it('is not written down in part: 15 minutes are refused', async () => {
    const quarterHour = Buffer.concat(Array.from({ length: 50 }, () => bytes));
    expect((await writeDown(quarterHour)).json()).toMatchObject({
      message: 'The recording is too long. Please record a shorter one',
      errors: [{ field: 'audio', code: 'too-long' }],
    });
  });

  it('is written down as far as a truncated file goes, and music has no words', async () => {
    const half = await writeDown(bytes.subarray(0, Math.round(bytes.length / 2)));
    const { transcription } = half.json();
    expect(transcription).toContain('returns to the hive and performs a short dance');
    expect(transcription).not.toContain('then fly straight');
    expect((await writeDown(wavOf(music(6)))).json()).toEqual({ transcription: '' });
  });

  it('is refused when it is no single word', async () => {
    expect((await score('two words', cut('dance'))).json().errors).toMatchObject([{ field: 'word' }]);
    for (const word of ['…', '\u4f60\u597d'])
      expect((await score(word, cut('dance'))).json().errors).toMatchObject([{ field: 'word' }]);
  });
});
