import { expect, test } from 'vitest';
import { createNodeEncoder } from '#tests/support/node-lame.ts';
import { tone } from '#tests/support/tone.ts';
import type { RecordingEvent, RecordingOrder } from './api.ts';
import { joinBytes } from '#domain/media/join-bytes.ts';
import { readMp3 } from '#domain/audio/mp3.ts';
import { createRecordingSession } from './recording-session.ts';

const sampleRate = 48_000;

async function record(order: Partial<RecordingOrder> = {}) {
  const events: RecordingEvent[] = [];
  const session = createRecordingSession({
    order: { sampleRate, limitMs: 60_000, stopAfterSilenceMs: null, ...order },
    encoder: await createNodeEncoder(sampleRate),
    emit: (event) => events.push(event),
  });
  const speak = (seconds: number, amplitude = 0.5) => {
    const samples = tone(seconds, sampleRate, amplitude);
    for (let at = 0; at < samples.length; at += 2048) session.push(samples.subarray(at, at + 2048));
  };
  const chunks = () => events.flatMap((event) => (event.kind === 'chunk' ? [event.bytes] : []));
  const endings = () => events.flatMap((event) => (event.kind === 'ended' ? [event.reason] : []));
  return { session, speak, events, chunks, endings };
}

test('each second of sound brings a chunk, and every prefix of chunks is playable to its end', async () => {
  const { speak, chunks } = await record();
  for (let second = 1; second <= 4; second += 1) {
    speak(1.05);
    const prefix = joinBytes(chunks());
    expect(chunks()).toHaveLength(second);
    expect(readMp3(prefix)!.durationMs).toBeGreaterThan((second - 0.1) * 1000);
  }
});

test('the chunks joined are the recording', async () => {
  const { session, speak, chunks, events } = await record();
  speak(2.5);
  const finished = session.finish()!;
  expect(joinBytes(chunks())).toEqual(finished.bytes);
  expect(finished.durationMs).toBeCloseTo(2_500);
  expect(events.at(-1)).toEqual({ kind: 'closed' });
});

test('the limit cuts at its sample, and what comes later is not taken', async () => {
  const { session, speak, endings } = await record({ limitMs: 1_500 });
  speak(3);
  expect(endings()).toEqual(['limit']);
  expect(session.finish()).toMatchObject({ durationMs: 1_500, signal: { durationMs: 1_500 } });
});

test('the facts of a recording tell how it sounds', async () => {
  const { session, speak } = await record();
  speak(1.5);
  // A steady tone is no voice.
  expect(session.finish()?.signal.sound).toMatchObject({ voicedMs: 0, noiseDbfs: expect.closeTo(-9, 0) });
});

test('a silence ends the recording only where it is asked for', async () => {
  const exam = await record({ stopAfterSilenceMs: 3_000 });
  exam.speak(1);
  exam.speak(4, 0);
  expect(exam.endings()).toEqual(['silence']);

  const practice = await record();
  practice.speak(1);
  practice.speak(4, 0);
  expect(practice.endings()).toEqual([]);
});

test('a flush brings out what is encoded before its second is full', async () => {
  const { session, speak, chunks } = await record();
  speak(0.5);
  expect(chunks()).toHaveLength(0);
  session.flush();
  expect(readMp3(joinBytes(chunks()))!.durationMs).toBeGreaterThan(350);
});

test('without a sample there is no recording', async () => {
  const { session } = await record();
  expect(session.finish()).toBeNull();
});

test('the level and the bar of the waveform follow the voice', async () => {
  const { speak, events } = await record();
  speak(1);
  const last = events.findLast((event) => event.kind === 'level');
  expect(last).toMatchObject({ level: { clipping: false, tooQuiet: false } });
  expect(last?.peak).toBeCloseTo(0.5, 2);
  expect(last?.level.rmsDbfs).toBeCloseTo(-9, 0);
});
