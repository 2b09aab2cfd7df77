import { FFmpeg } from '@ffmpeg/ffmpeg';
import type { ConversionFailure, OnProgress } from './api.ts';
import { coreUrls, fetchCore } from './ffmpeg-core.ts';

/** One run of ffmpeg inside a job. */
export interface FfmpegRun {
  /** 0 is success; anything else is a failure. */
  code: number;
  log: string[];
}

export interface FfmpegJob {
  write(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  run(args: string[]): Promise<FfmpegRun>;
  read(path: string): Promise<Uint8Array<ArrayBuffer>>;
}

const inputExtensions: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'mp4',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
};

/** ffmpeg guesses by content, but raw AAC and the like need the hint of a name. */
export function inputName(mimeType: string): string {
  const extension = inputExtensions[mimeType.split(';')[0]?.trim().toLowerCase() ?? ''];
  return extension ? `input.${extension}` : 'input';
}

type Job<Answer> = (ffmpeg: FfmpegJob) => Promise<Answer | ConversionFailure>;

/** A run that works writes a line of its log every half second. */
const silentMs = 20_000;
const hung: ConversionFailure = { kind: 'failed', code: 'broken', message: 'ffmpeg said nothing for 20 s' };

/**
 * A fresh ffmpeg for each job: an instance of @ffmpeg/core 0.12.10 dies after 65 runs, sooner after failures
 * (ffmpegwasm issues 820 and 563), and a new one costs 0.4 s. It is always terminated. One that dies without a word would
 * leave the learner waiting for ever: another one tries the job once more.
 */
export async function withFfmpeg<Answer>(
  onProgress: OnProgress,
  job: Job<Answer>,
): Promise<Answer | ConversionFailure> {
  const isThere = await fetchCore((ratio) => onProgress({ stage: 'loading', ratio }));
  if (!isThere) return { kind: 'failed', code: 'no-converter', message: 'the converter could not be loaded' };
  const answer = await runOnce(onProgress, job);
  return answer === hung ? runOnce(onProgress, job) : answer;
}

async function runOnce<Answer>(
  onProgress: OnProgress,
  job: Job<Answer>,
): Promise<Answer | ConversionFailure> {
  const ffmpeg = new FFmpeg();
  let heardAt = performance.now();
  const heard = () => {
    heardAt = performance.now();
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const silence = () =>
    new Promise<ConversionFailure>((resolve) => {
      heard();
      timer = setInterval(() => {
        if (performance.now() - heardAt > silentMs) resolve(hung);
      }, 1_000);
    });
  let log: string[] = [];
  ffmpeg.on('log', ({ message }) => {
    heard();
    log.push(message);
  });
  // It may overshoot a little, and says nonsense before it knows the length.
  ffmpeg.on('progress', ({ progress }) => {
    heard();
    if (progress >= 0) onProgress({ stage: 'converting', ratio: Math.min(1, progress) });
  });
  try {
    await ffmpeg.load(coreUrls);
    const work = job({
      write: async (path, bytes) => {
        // The class transfers what it is given; the caller still needs it.
        await ffmpeg.writeFile(path, bytes.slice());
      },
      run: async (args) => {
        log = [];
        const code = await ffmpeg.exec(['-hide_banner', ...args]);
        return { code, log };
      },
      read: async (path) => {
        const content = await ffmpeg.readFile(path);
        return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
      },
    });
    return await Promise.race([work, silence()]);
  } catch (error) {
    return {
      kind: 'failed',
      code: 'broken',
      message: error instanceof Error ? error.message : String(error),
    };
  } finally {
    clearInterval(timer);
    ffmpeg.terminate();
  }
}
