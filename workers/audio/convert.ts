import { measureRecording } from '#domain/signal/recording-meter.ts';
import type { ConversionFailure, ConversionOrder, ConvertAnswer, OnProgress } from './api.ts';
import type { FfmpegRun } from './ffmpeg-job.ts';
import { inputName, withFfmpeg } from './ffmpeg-job.ts';
import { sha256Hex } from './sha256.ts';

/** Rate of the samples that are only measured; 10 minutes of it are 38 MB. */
const measuredRate = 16_000;
const playedRate = 48_000;
/** A plain `-ac 1` adds both channels of float samples up to 3 dB louder than either: this one takes their mean. */
const toMono = 'aresample=rematrix_maxval=1,aformat=channel_layouts=mono';

const pcmOutput = (sampleRate: number): string[] => [
  '-map',
  '0:a:0',
  '-af',
  toMono,
  '-ar',
  String(sampleRate),
  '-f',
  'f32le',
  'samples.pcm',
];
const mp3Output: readonly string[] = [
  '-map',
  '0:a:0',
  '-map_metadata',
  '-1',
  '-af',
  toMono,
  '-ar',
  '48000',
  '-c:a',
  'libmp3lame',
  '-b:a',
  '128k',
  'output.mp3',
];

const toSamples = (bytes: Uint8Array<ArrayBuffer>): Float32Array<ArrayBuffer> =>
  new Float32Array(bytes.buffer, 0, Math.floor(bytes.length / 4));

const refusal = ({ code, log }: FfmpegRun): ConversionFailure => ({
  kind: 'failed',
  code: 'not-audio',
  message: `ffmpeg ended with ${code}: ${log.slice(-3).join(' | ')}`,
});

/** See `AudioWorkerApi.convertToMp3`. */
export function convertToMp3(
  { bytes, mimeType, mostMs }: ConversionOrder,
  onProgress: OnProgress,
): Promise<ConvertAnswer> {
  return withFfmpeg<ConvertAnswer>(onProgress, async (ffmpeg) => {
    const input = inputName(mimeType);
    await ffmpeg.write(input, bytes);
    const part = Number.isFinite(mostMs) ? ['-t', `${mostMs}ms`] : [];
    const run = await ffmpeg.run([...part, '-i', input, ...mp3Output, ...pcmOutput(measuredRate)]);
    if (run.code !== 0) return refusal(run);
    const mp3 = await ffmpeg.read('output.mp3');
    const samples = toSamples(await ffmpeg.read('samples.pcm'));
    const durationMs = (samples.length / measuredRate) * 1000;
    const sha256 = await sha256Hex(mp3);
    return {
      kind: 'converted',
      audio: {
        bytes: mp3,
        mimeType: 'audio/mpeg',
        durationMs,
        sha256,
        signal: measureRecording(samples, measuredRate),
      },
    };
  });
}

/** The samples of what the browser itself cannot decode. */
export function decodeWithFfmpeg(
  bytes: Uint8Array<ArrayBuffer>,
  mimeType: string,
  onProgress: OnProgress,
): Promise<{ kind: 'decoded'; samples: Float32Array<ArrayBuffer>; sampleRate: number } | ConversionFailure> {
  return withFfmpeg(onProgress, async (ffmpeg) => {
    const input = inputName(mimeType);
    await ffmpeg.write(input, bytes);
    const run = await ffmpeg.run(['-i', input, ...pcmOutput(playedRate)]);
    if (run.code !== 0) return refusal(run);
    const samples = toSamples(await ffmpeg.read('samples.pcm'));
    return { kind: 'decoded', samples, sampleRate: playedRate };
  });
}
