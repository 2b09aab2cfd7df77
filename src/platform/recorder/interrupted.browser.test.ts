import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { createAudioClient } from '#platform/audio-client/audio-client.ts';
import { recorderParts } from '#tests/support/recorder-parts.ts';
import { createOpenCapture } from './open-capture.ts';
import { createRecorder, type Recorder, type RecordingRequest } from './recorder.ts';

// What phones and other engines do to a recording, made with the real microphone and audio clock of this browser.

const audio = createAudioClient();
const answer: RecordingRequest = { practiceId: 7, taskType: 'ASQ', hasBeep: false };
let track: MediaStreamTrack;
let resumed: MockInstance<AudioContext['resume']>;

beforeEach(() => {
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (constraints) => {
    const stream = await open(constraints);
    [track] = stream.getAudioTracks() as [MediaStreamTrack];
    return stream;
  });
  resumed = vi.spyOn(AudioContext.prototype, 'resume');
});
afterEach(() => {
  vi.restoreAllMocks();
  audio.stop();
});

function setUp() {
  const ports = recorderParts(audio);
  return { sink: ports.sink, recorder: createRecorder({ ...ports, openCapture: createOpenCapture(audio) }) };
}

const elapsed = async (recorder: Recorder, ms: number) =>
  await expect
    .poll(() => recorder.getState())
    .toMatchObject({ status: 'recording', elapsedMs: expect.toSatisfy((now) => now > ms) });

/** The system takes the audio clock of the recorder. */
const suspend = () => void (resumed.mock.contexts.at(-1) as AudioContext).suspend();

/** A track that the system mutes, as during a call: only its owner can do it for real. */
function mute() {
  vi.spyOn(track, 'muted', 'get').mockReturnValue(true);
  track.dispatchEvent(new Event('mute'));
}

test.each([
  ['a call that takes the sound of the page', suspend],
  ['a call that mutes the microphone', mute],
])('%s ends the recording, and what was said is kept', async (_, interrupt) => {
  const { recorder, sink } = setUp();
  await recorder.start(answer);
  await elapsed(recorder, 1_100);
  interrupt();
  await expect.poll(() => recorder.getState().status).toBe('stopped');
  expect(recorder.getState()).toMatchObject({
    endedBy: 'interrupted',
    recording: { mimeType: 'audio/mpeg', isSaved: true, durationMs: expect.toSatisfy((ms) => ms > 1_000) },
  });
  expect(sink.drafts.size).toBe(1);
});

test('a mute of a moment ends nothing', async () => {
  const { recorder } = setUp();
  await recorder.start({ ...answer, limitMs: 2_500 });
  await elapsed(recorder, 300);
  mute();
  vi.spyOn(track, 'muted', 'get').mockReturnValue(false);
  track.dispatchEvent(new Event('unmute'));
  await expect.poll(() => recorder.getState().status).toBe('stopped');
  expect(recorder.getState()).toMatchObject({ endedBy: 'limit' });
});

test.each([
  ['was unplugged', () => track.stop(), 'device-lost', 'failed'],
  ['was muted', () => vi.spyOn(track, 'muted', 'get').mockReturnValue(true), 'interrupted', 'stopped'],
  ['was interrupted', suspend, 'interrupted', 'failed'],
])('a microphone that %s during the tone is not recorded in silence', async (_, lose, endedBy, status) => {
  const { recorder } = setUp();
  const seen: unknown[] = [];
  recorder.subscribe(() => {
    const state = recorder.getState();
    if (state.status === 'beep') lose();
    if ('endedBy' in state) seen.push(state.endedBy);
  });
  await recorder.start({ ...answer, hasBeep: true });
  // A muted track is waited for, and its silence is kept; what was gone has nothing to keep.
  await expect.poll(() => recorder.getState().status).toBe(status);
  expect(seen[0]).toBe(endedBy);
});

test('a page too busy to hear of an unplugged microphone records no silence meanwhile', async () => {
  const { recorder, sink } = setUp();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const until = performance.now() + 400;
    while (performance.now() < until);
  };
  recorder.subscribe(() => {
    const { status } = recorder.getState();
    if (status === 'beep') track.stop();
    // A task that comes before the one that tells of the loss.
    if (status === 'recording') port2.postMessage(null);
  });
  await recorder.start({ ...answer, hasBeep: true });
  await expect.poll(() => recorder.getState()).toMatchObject({ status: 'failed', code: 'empty' });
  expect(sink.drafts.size).toBe(0);
});

test('a browser that cannot join a microphone and a clock of different rates records all the same', async () => {
  vi.spyOn(AudioContext.prototype, 'createMediaStreamSource').mockImplementation(() => {
    throw new DOMException('different sample-rate is currently not supported', 'NotSupportedError');
  });
  const { recorder } = setUp();
  await recorder.start({ ...answer, limitMs: 1_500 });
  await expect.poll(() => recorder.getState().status).toBe('stopped');
  expect(recorder.getState()).toMatchObject({
    endedBy: 'limit',
    recording: { mimeType: 'audio/mpeg', isSaved: true },
  });
});

test("a microphone that is gone before the browser's own recorder starts is said, and can be tried again", async () => {
  vi.spyOn(AudioContext.prototype, 'audioWorklet', 'get').mockReturnValue(undefined as never);
  vi.spyOn(BaseAudioContext.prototype, 'audioWorklet', 'get').mockReturnValue(undefined as never);
  const { recorder } = setUp();
  const unsubscribe = recorder.subscribe(() => recorder.getState().status === 'beep' && track.stop());
  await recorder.start({ ...answer, hasBeep: true });
  await expect.poll(() => recorder.getState()).toMatchObject({ status: 'failed', code: 'empty' });
  unsubscribe();
  await recorder.start({ ...answer, limitMs: 500 });
  await expect.poll(() => recorder.getState().status).toBe('stopped');
});
