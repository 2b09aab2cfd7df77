import { measureSignal } from '#domain/signal/signal-meter.ts';
import type { ConversionFailure, ConvertAnswer, OnProgress, PrepareAnswer } from './api.ts';
import type { FfmpegRun } from './ffmpeg-job.ts';
import { inputName, withFfmpeg } from './ffmpeg-job.ts';
import { gainToCommonLevel, readLoudness } from './loudness.ts';
import { sha256Hex } from './sha256.ts';
import { waveformPeaks } from './waveform-peaks.ts';

/** Rate of the samples that are only measured and drawn; 10 minutes of it are 38 MB. */
const pcmRate = 16_000;
/** A plain `-ac 1` adds both channels of float samples up to 3 dB louder than either: this one takes their mean. */
const toMono = 'aresample=rematrix_maxval=1,aformat=channel_layouts=mono';

const pcmOutput = (filter = toMono): string[] => [
  '-map',
  '0:a:0',
  '-af',
  filter,
  '-ar',
  String(pcmRate),
  '-f',
  'f32le',
  'samples.pcm',
];
const mp3Output = (filter = toMono): string[] => [
  '-map',
  '0:a:0',
  '-map_metadata',
  '-1',
  '-af',
  filter,
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
  bytes: Uint8Array<ArrayBuffer>,
  mimeType: string,
  onProgress: OnProgress,
): Promise<ConvertAnswer> {
  return withFfmpeg<ConvertAnswer>(onProgress, async (ffmpeg) => {
    const input = inputName(mimeType);
    await ffmpeg.write(input, bytes);
    const run = await ffmpeg.run(['-i', input, ...mp3Output(), ...pcmOutput()]);
    if (run.code !== 0) return refusal(run);
    const mp3 = await ffmpeg.read('output.mp3');
    const samples = toSamples(await ffmpeg.read('samples.pcm'));
    const durationMs = (samples.length / pcmRate) * 1000;
    const sha256 = await sha256Hex(mp3);
    return {
      kind: 'converted',
      audio: {
        bytes: mp3,
        mimeType: 'audio/mpeg',
        durationMs,
        sha256,
        signal: measureSignal(samples, pcmRate),
      },
    };
  });
}

/** See `AudioWorkerApi.preparePlayback`. */
export function preparePlayback(
  bytes: Uint8Array<ArrayBuffer>,
  mimeType: string,
  onProgress: OnProgress,
): Promise<PrepareAnswer> {
  return withFfmpeg<PrepareAnswer>(onProgress, async (ffmpeg) => {
    const input = inputName(mimeType);
    await ffmpeg.write(input, bytes);
    // Mixed to mono before it is measured: the same voice on two channels would count 3 LU louder.
    const measure = `${toMono},ebur128=peak=sample:framelog=verbose`;
    const measured = await ffmpeg.run(['-i', input, ...pcmOutput(measure)]);
    if (measured.code !== 0) return refusal(measured);
    const loudness = readLoudness(measured.log);
    const gainDb = gainToCommonLevel(loudness);
    const samples = toSamples(await ffmpeg.read('samples.pcm'));
    const common = {
      durationMs: (samples.length / pcmRate) * 1000,
      gainDb,
      loudnessLufs: loudness.integratedLufs,
      peaks: waveformPeaks(samples, 10 ** (gainDb / 20)),
    };
    if (gainDb === 0 && input === 'input.mp3') {
      return { kind: 'prepared', playback: { bytes, mimeType: 'audio/mpeg', ...common } };
    }
    const encoded = await ffmpeg.run(['-i', input, ...mp3Output(`${toMono},volume=${gainDb}dB`)]);
    if (encoded.code !== 0) return refusal(encoded);
    const mp3 = await ffmpeg.read('output.mp3');
    return { kind: 'prepared', playback: { bytes: mp3, mimeType: 'audio/mpeg', ...common } };
  });
}
