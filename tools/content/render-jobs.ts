import { fetchModels } from '#tools/models/fetch.ts';
import { commonLufs, lufsTolerance } from '#domain/signal/common-loudness.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { AudioJob } from './audio-plan.ts';
import type { openAudioStore } from './audio-store.ts';
import { beepTail } from './beep.ts';
import { ffmpeg } from './ffmpeg.ts';
import { loadSpeaker, type Speaker } from './kokoro.ts';
import { master } from './master.ts';
import { fastest, slowest, speakText } from './speak-text.ts';
import { silence } from './waveform.ts';

/**
 * Pauses between sentences are 320 to 450 ms, plus the breath that is kept around each. A talk may breathe more: its
 * pauses grow when it is played slower to reach its pace.
 */
const longestPauseMs = { sentence: 650, talk: 900 };

type Store = ReturnType<typeof openAudioStore>;

interface HowToRender {
  /** Of the MP3, in kbit/s. */
  readonly bitRate: number;
  soundOf(item: BankItem): { readonly isTalk: boolean; readonly endsInBeep: boolean };
}

/** Renders one job. Refuses a result outside the house limits: nothing that nobody checked gets into the bank. */
async function render(speaker: Speaker, store: Store, job: AudioJob, how: HowToRender): Promise<string> {
  const { isTalk, endsInBeep } = how.soundOf(job.item);
  const speech = await speakText(speaker, job.rendering.parts, job.item.level);
  const sound = { speech: speech.samples, tail: endsInBeep ? beepTail() : silence(0) };
  const { lufs, truePeak, longestSilenceMs } = await master(
    sound,
    { tempo: speech.tempo, bitRate: how.bitRate },
    store.partPath,
  );
  const pace = Math.round(speech.wordsPerMinute);
  const faults = [
    pace < slowest || pace > fastest ? `${pace} words a minute` : '',
    Math.abs(lufs - commonLufs) > lufsTolerance ? `loudness ${lufs} LUFS` : '',
    longestSilenceMs > longestPauseMs[isTalk ? 'talk' : 'sentence']
      ? `a silence of ${Math.round(longestSilenceMs)} ms`
      : '',
    truePeak > -0.1 ? `clips at ${truePeak} dB` : '',
  ].filter((fault) => fault !== '');
  const name = `${job.item.id} ${job.rendering.voice}`;
  if (faults.length > 0) throw new Error(`${name} was refused: ${faults.join(', ')}.`);
  const entry = store.accept(job, lufs);
  return `${name}: ${(entry.durationMs / 1000).toFixed(1)} s, ${pace} words a minute, ${lufs} LUFS`;
}

/**
 * Renders these jobs one by one; each is in its folder as soon as it is done, so a run that is stopped has lost one at most.
 * Gives what was refused.
 */
export async function renderJobs(
  jobs: readonly AudioJob[],
  store: Store,
  how: HowToRender,
): Promise<string[]> {
  await ffmpeg(
    ['-f', 's16le', '-ar', '8000', '-ac', '1', '-i', 'pipe:0', '-f', 'null', '-'],
    new Uint8Array(16_000),
  );
  await fetchModels('voice', (line) => console.log(line));
  const speaker = await loadSpeaker(1);
  // A run that was stopped may have left one.
  store.discardPart();
  const refused: string[] = [];
  const startedAt = performance.now();
  for (const [index, job] of jobs.entries()) {
    try {
      const line = await render(speaker, store, job, how);
      const perJob = (performance.now() - startedAt) / (index + 1);
      const minutesLeft = ((jobs.length - index - 1) * perJob) / 60_000;
      console.log(`[${index + 1}/${jobs.length}, ${minutesLeft.toFixed(1)} min left] ${line}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`[${index + 1}/${jobs.length}] ${reason}`);
      refused.push(reason);
      store.discardPart();
    }
  }
  return refused;
}
