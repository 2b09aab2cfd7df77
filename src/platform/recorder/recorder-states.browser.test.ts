import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAudioClient } from '#platform/audio-client/audio-client.ts';
import { wavFile } from '#domain/audio/wav.ts';
import { tone } from '#tests/support/tone.ts';
import { openMicrophone } from './microphone.ts';
import type { OpenCapture } from './open-capture.ts';
import { recorderParts } from '#tests/support/recorder-parts.ts';
import { createOpenCapture } from './open-capture.ts';
import { createRecorder } from './recorder.ts';
import type { RecordingRequest } from './recorder.ts';

const audio = createAudioClient();
const readAloud: RecordingRequest = { practiceId: 7, taskType: 'RA', hasBeep: true };
afterEach(() => {
  vi.restoreAllMocks();
  audio.stop();
});

const shortTone = () => new Response(wavFile(tone(0.2, 48_000), 48_000));

beforeEach(() => {
  const realFetch = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    input === '/voice/honk.mp3' ? Promise.resolve(shortTone()) : realFetch(input, init),
  );
});

function setUp(openCapture: OpenCapture = createOpenCapture(audio)) {
  const ports = recorderParts(audio);
  const recorder = createRecorder({ ...ports, openCapture });
  const statuses: string[] = [];
  recorder.subscribe(() => {
    const { status } = recorder.getState();
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  return { sink: ports.sink, recorder, statuses };
}

const refuse = (name: string) =>
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('refused', name));

test('the tone comes before the recording, and the states follow each other', async () => {
  const { recorder, statuses } = setUp();
  await recorder.start({ ...readAloud, limitMs: 500 });
  await expect.poll(() => recorder.getState().status).toBe('stopped');
  expect(statuses).toEqual(['requesting-permission', 'beep', 'recording', 'stopping', 'stopped']);
});

test('a task without a tone records at once', async () => {
  const { recorder, statuses } = setUp();
  await recorder.start({ ...readAloud, taskType: 'ASQ', hasBeep: false, limitMs: 500 });
  await expect.poll(() => recorder.getState().status).toBe('stopped');
  expect(statuses).not.toContain('beep');
});

test('a tone that cannot be had does not hold up the recording', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  const { recorder } = setUp();
  await recorder.start(readAloud);
  expect(recorder.getState().status).toBe('recording');
  await recorder.dispose();
});

test('a stop during the tone goes back to idle and leaves nothing behind', async () => {
  const { recorder, sink, statuses } = setUp();
  recorder.subscribe(() => {
    if (recorder.getState().status === 'beep') void recorder.stop();
  });
  await recorder.start(readAloud);
  expect(statuses).toEqual(['requesting-permission', 'beep', 'idle']);
  expect(recorder.getState()).toEqual({ status: 'idle' });
  expect(sink.drafts.size).toBe(0);
});

test.each(['NotAllowedError', 'SecurityError'])('%s becomes the denied state', async (name) => {
  refuse(name);
  const { recorder } = setUp();
  await recorder.start(readAloud);
  expect(recorder.getState()).toEqual({ status: 'denied', error: name, message: 'refused' });
});

test('no microphone and a busy one are told apart, and a new start is possible', async () => {
  const { recorder } = setUp();
  refuse('NotFoundError');
  await recorder.start(readAloud);
  expect(recorder.getState()).toEqual({ status: 'no-device' });
  refuse('NotReadableError');
  await recorder.start(readAloud);
  expect(recorder.getState()).toMatchObject({ status: 'failed', code: 'microphone-busy' });
});

test('the browser itself refuses where the page may not use the microphone', async () => {
  const frame = document.createElement('iframe');
  frame.allow = "microphone 'none'";
  document.body.append(frame);
  const devices = frame.contentWindow!.navigator.mediaDevices;
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(devices);
  expect(await openMicrophone()).toMatchObject({ kind: 'denied', error: 'NotAllowedError' });
  frame.remove();
});

test('a device without a sound output records all the same, and lets the microphone go', async () => {
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  const tracks: MediaStreamTrack[] = [];
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (constraints) => {
    const stream = await open(constraints);
    tracks.push(...stream.getTracks());
    return stream;
  });
  vi.spyOn(AudioContext.prototype, 'resume').mockReturnValue(new Promise(() => {}));
  vi.spyOn(BaseAudioContext.prototype, 'state', 'get').mockReturnValue('suspended');
  const { recorder, sink } = setUp();
  await recorder.start({ ...readAloud, limitMs: 1_500 });
  // Nothing can listen to a level there; the clock runs all the same.
  await expect
    .poll(() => recorder.getState())
    .toMatchObject({
      status: 'recording',
      level: null,
      recentPeaks: [],
      elapsedMs: expect.toSatisfy((ms) => ms > 300),
    });
  await expect.poll(() => recorder.getState().status).toBe('stopped');
  expect(recorder.getState()).toMatchObject({
    endedBy: 'limit',
    recording: { mimeType: 'audio/mpeg', isSaved: true, durationMs: expect.toSatisfy((ms) => ms > 1_000) },
  });
  expect(sink.drafts.size).toBe(1);
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
});

test('try again forgets the draft; a handed-in one stays', async () => {
  const { recorder, sink } = setUp();
  const record = async () => {
    await recorder.start({ ...readAloud, hasBeep: false, limitMs: 300 });
    await expect.poll(() => recorder.getState().status).toBe('stopped');
  };
  await record();
  await recorder.discard();
  expect(recorder.getState()).toEqual({ status: 'idle' });
  expect(sink.drafts.size).toBe(0);

  await record();
  recorder.clear();
  await recorder.discard();
  expect(sink.drafts.size).toBe(1);
});

test('a screen that goes in mid-recording leaves a finished draft', async () => {
  const { recorder, sink } = setUp();
  await recorder.start({ ...readAloud, hasBeep: false });
  await expect
    .poll(() => recorder.getState())
    .toMatchObject({ elapsedMs: expect.toSatisfy((ms) => ms > 300) });
  await recorder.dispose();
  expect([...sink.drafts.values()][0]?.facts?.durationMs).toBeGreaterThan(300);
});

test('a page that is hidden gets out at once what is encoded', async () => {
  const { recorder, sink } = setUp();
  await recorder.start({ ...readAloud, hasBeep: false });
  await expect
    .poll(() => recorder.getState())
    .toMatchObject({ elapsedMs: expect.toSatisfy((ms) => ms > 300) });
  expect(sink.drafts.size).toBe(0);
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => [...sink.drafts.values()][0]?.chunks.length).toBeGreaterThan(0);
  await recorder.dispose();
});
