import { expose, transfer } from 'comlink';
import { measureRecording } from '#domain/signal/recording-meter.ts';
import type { AudioWorkerApi, OnProgress } from './api.ts';
import { convertToMp3 } from './convert.ts';
import { readMp3 } from '#domain/audio/mp3.ts';
import { preparePlayback } from './playback.ts';
import { createRecording } from './recording.ts';
import { sha256Hex } from './sha256.ts';

const recording = createRecording();
const ignoreProgress: OnProgress = () => {};

const api: AudioWorkerApi = {
  prepareRecording: (order) => recording.prepare(order),
  beginRecording: (pcm, events) => recording.begin(pcm, events),
  flushRecording: () => recording.flush(),

  async finishRecording(graceMs) {
    const answer = await recording.finish(graceMs);
    return answer.kind === 'finished' ? transfer(answer, [answer.recording.bytes.buffer]) : answer;
  },

  async inspectMp3(bytes) {
    const frames = readMp3(bytes);
    if (!frames) return { kind: 'not-mp3' };
    const whole = bytes.slice(0, frames.wholeBytes);
    return { kind: 'mp3', bytes: whole, durationMs: frames.durationMs, sha256: await sha256Hex(whole) };
  },

  measureSignal: measureRecording,

  async convertToMp3(order, onProgress = ignoreProgress) {
    const answer = await convertToMp3(order, onProgress);
    return answer.kind === 'converted' ? transfer(answer, [answer.audio.bytes.buffer]) : answer;
  },

  async preparePlayback(source, onProgress = ignoreProgress) {
    const answer = await preparePlayback(source, onProgress);
    if (answer.kind === 'failed') return answer;
    const { bytes, envelope } = answer.playback;
    return transfer(answer, [bytes.buffer, envelope.buffer]);
  },
};

expose(api);
