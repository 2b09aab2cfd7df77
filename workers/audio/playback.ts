import { wavFile } from '#domain/audio/wav.ts';
import { prepareSound } from '#domain/signal/prepare-sound.ts';
import { waveformPeaks } from '#domain/signal/waveform-peaks.ts';
import type { OnProgress, PlaybackSource, PrepareAnswer } from './api.ts';
import { decodeWithFfmpeg } from './convert.ts';

const envelopeMs = 10;

/** See `AudioWorkerApi.preparePlayback`. */
export async function preparePlayback(
  source: PlaybackSource,
  onProgress: OnProgress,
): Promise<PrepareAnswer> {
  const decoded =
    source.kind === 'samples' ? source : await decodeWithFfmpeg(source.bytes, source.mimeType, onProgress);
  if (decoded.kind === 'failed') return decoded;
  const { samples, sampleRate } = decoded;
  const toMs = (count: number) => (count / sampleRate) * 1000;
  const prepared = prepareSound(samples, sampleRate);
  const wholeMs = toMs(samples.length);
  const stretches = Math.ceil(wholeMs / envelopeMs);
  return {
    kind: 'prepared',
    playback: {
      bytes: wavFile(prepared.samples, sampleRate),
      mimeType: 'audio/wav',
      durationMs: toMs(prepared.samples.length),
      startMs: toMs(prepared.cutSamples),
      wholeMs,
      gainDb: prepared.gainDb,
      lufs: prepared.lufs,
      envelope: Float32Array.from(waveformPeaks(samples, 10 ** (prepared.gainDb / 20), stretches)),
    },
  };
}
