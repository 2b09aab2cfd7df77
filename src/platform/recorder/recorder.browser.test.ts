import { afterEach, expect, test, vi } from 'vitest';
import { createAudioClient } from '#platform/audio-client/audio-client.ts';
import { systemDigest } from '#platform/digest.ts';
import { joinChunks } from './complete-recording.ts';
import { recorderParts } from '#tests/support/recorder-parts.ts';
import { createOpenCapture } from './open-capture.ts';
import type { OpenCapture } from './open-capture.ts';
import { openMicrophone } from './microphone.ts';
import { openMediaRecorderCapture } from './media-recorder-capture.ts';
import { createRecorder } from './recorder.ts';
import type { Recorder, RecordingRequest } from './recorder.ts';
import type { RecorderState } from './recorder-state.ts';
import { recoverRecording } from './recover-recording.ts';
import type { RecordingFacts } from './recording-sink.ts';

const audio = createAudioClient();
const openCapture = createOpenCapture(audio);
afterEach(() => audio.stop());

const readAloud: RecordingRequest = { practiceId: 7, taskType: 'RA', hasBeep: false };

function setUp(open: OpenCapture = openCapture) {
  const ports = recorderParts(audio);
  return { sink: ports.sink, ports, recorder: createRecorder({ ...ports, openCapture: open }) };
}

function until<Status extends RecorderState['status']>(recorder: Recorder, status: Status) {
  return vi.waitFor(
    () => {
      const state = recorder.getState();
      if (state.status !== status) throw new Error(`the recorder is ${JSON.stringify(state)}`);
      return state as Extract<RecorderState, { status: Status }>;
    },
    { timeout: 30_000, interval: 10 },
  );
}

const untilElapsed = (recorder: Recorder, ms: number) =>
  vi.waitFor(
    () => {
      const state = recorder.getState();
      expect(state.status === 'recording' && state.elapsedMs).toBeGreaterThanOrEqual(ms);
    },
    { timeout: 20_000, interval: 10 },
  );

async function decodedSeconds(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const buffer = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.slice().buffer);
  return buffer.duration;
}

test('a recording of three seconds is saved each second and is an MP3 of three seconds at its limit', async () => {
  const { sink, recorder } = setUp();
  await recorder.start({ ...readAloud, limitMs: 3_000 });
  const { recording, endedBy } = await until(recorder, 'stopped');

  expect(endedBy).toBe('limit');
  expect(recording).toMatchObject({ mimeType: 'audio/mpeg', durationMs: 3_000, isSaved: true });
  expect(recording.sha256).toBe(await systemDigest.sha256(recording.bytes));
  expect(await decodedSeconds(recording.bytes)).toBeCloseTo(3, 0.5);
  const kept = sink.drafts.get(recording.draftId)!;
  expect(kept.chunks.length).toBeGreaterThanOrEqual(3);
  expect(kept.wasReplaced).toBe(false);
  expect(await joinChunks(kept.chunks)).toEqual(recording.bytes);
  expect(kept.facts).toMatchObject({
    durationMs: 3_000,
    sizeBytes: recording.bytes.length,
  } satisfies Partial<RecordingFacts>);
});

test('the MP3 is ready when the stop returns', async () => {
  const { recorder } = setUp();
  await recorder.start(readAloud);
  await untilElapsed(recorder, 1_500);
  await recorder.stop();
  const state = recorder.getState();
  if (state.status !== 'stopped') throw new Error(`the recorder is ${state.status}`);
  expect(state.recording.durationMs).toBeGreaterThanOrEqual(1_500);
  expect(await decodedSeconds(state.recording.bytes)).toBeGreaterThanOrEqual(1.5);
});

test('what a killed tab leaves in the sink can be played to its last second', async () => {
  const { sink, ports, recorder } = setUp();
  await recorder.start(readAloud);
  await untilElapsed(recorder, 2_300);
  audio.stop(); // the worker dies as with the tab; only the sink is left
  const [draft] = [...sink.drafts.values()];
  const stored = await joinChunks(draft!.chunks);
  const recovered = await recoverRecording(draft!.draft, stored, ports);

  expect(recovered).toMatchObject({ mimeType: 'audio/mpeg', isSaved: true });
  expect(recovered!.durationMs).toBeGreaterThan(1_300);
  expect(await decodedSeconds(recovered!.bytes)).toBeGreaterThan(1.3);
  await recorder.dispose();
});

test('a worker that dies in mid-recording ends it, and what was encoded is kept', async () => {
  const { recorder } = setUp();
  await recorder.start(readAloud);
  await untilElapsed(recorder, 2_200);
  audio.recordingWorker.stop();
  const { recording, endedBy } = await until(recorder, 'stopped');
  expect(endedBy).toBe('broken');
  expect(recording.durationMs).toBeGreaterThan(1_300);
  expect(recording.isSaved).toBe(true);
});

test('a microphone that goes away ends the recording and keeps it', async () => {
  const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  let stream: MediaStream | undefined;
  const spy = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (constraints) => {
    stream = await original(constraints);
    return stream;
  });
  const { recorder } = setUp();
  await recorder.start(readAloud);
  await untilElapsed(recorder, 1_100);
  for (const track of stream!.getTracks()) track.dispatchEvent(new Event('ended'));
  const { recording, endedBy } = await until(recorder, 'stopped');
  expect(endedBy).toBe('device-lost');
  expect(recording.durationMs).toBeGreaterThan(1_000);
  spy.mockRestore();
});

test('the level and a moving waveform are told while it records', async () => {
  const { recorder } = setUp();
  await recorder.start(readAloud);
  await untilElapsed(recorder, 1_500);
  const state = await until(recorder, 'recording');
  expect(state.recentPeaks.length).toBeGreaterThan(20);
  expect(Math.max(...state.recentPeaks)).toBeGreaterThan(0.01);
  expect(state.isSaving).toBe(true);
  await recorder.dispose();
});

test('without an AudioWorklet the browser records, and the sink gets an MP3 in the end', async () => {
  const { sink, recorder } = setUp(async (order, chosen) => {
    const context = new AudioContext();
    const microphone = await openMicrophone(chosen);
    if (microphone.kind !== 'open') return microphone;
    const capture = openMediaRecorderCapture({ stream: microphone.stream, context }, order);
    const { fallback } = microphone;
    return {
      kind: 'open',
      capture: capture!,
      fallback,
      beep: async () => {},
      close: () => void context.close(),
    };
  });
  await recorder.start({ ...readAloud, limitMs: 2_500 });
  const { recording, endedBy } = await until(recorder, 'stopped');
  expect(endedBy).toBe('limit');
  expect(recording.mimeType).toBe('audio/mpeg');
  expect(recording.durationMs / 1000).toBeCloseTo(2.5, 0.5);
  const kept = sink.drafts.get(recording.draftId)!;
  expect(kept.draft.mimeType).toContain('webm');
  expect(kept.wasReplaced).toBe(true);
  expect(await joinChunks(kept.chunks)).toEqual(recording.bytes);
});
