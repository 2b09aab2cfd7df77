import { readAudioIndex } from '#content/audio-index.ts';
import { bankFolder } from '#content/bank-files.ts';
import { loadBank } from '#content/load-bank.ts';
import { soundOf } from '#domain/tasks/bank-rules-of.ts';
import { fetchModels } from '#tools/models/fetch.ts';
import { jobKey, onlyJobsOf, planAudio, renderingKey, sortEntries, type AudioJob } from './audio-plan.ts';
import { openAudioStore } from './audio-store.ts';
import { beepTail } from './beep.ts';
import { ffmpeg } from './ffmpeg.ts';
import { listenToAll } from './listen.ts';
import { loadSpeaker, type Speaker } from './kokoro.ts';
import { master } from './master.ts';
import { fastest, slowest, speakText } from './speak-text.ts';
import { lufsTolerance, targetLufs } from './target-loudness.ts';
import { silence } from './waveform.ts';

/**
 * Pauses between sentences are 320 to 450 ms, plus the breath that is kept around each. A talk may breathe more: its
 * pauses grow when it is played slower to reach its pace.
 */
const longestPauseMs = { sentence: 650, talk: 900 };

type Store = ReturnType<typeof openAudioStore>;

/** Renders one job. Refuses a result outside the house limits: nothing that nobody checked gets into the bank. */
async function render(speaker: Speaker, store: Store, job: AudioJob): Promise<string> {
  const rules = soundOf(job.item.taskType);
  const speech = await speakText(speaker, job.rendering.parts, job.item.level);
  const sound = { speech: speech.samples, tail: rules?.endsInBeep ? beepTail() : silence(0) };
  const { lufs, truePeak, longestSilenceMs } = await master(sound, speech.tempo, store.partPath);
  const pace = Math.round(speech.wordsPerMinute);
  const faults = [
    pace < slowest || pace > fastest ? `${pace} words a minute` : '',
    Math.abs(lufs - targetLufs) > lufsTolerance ? `loudness ${lufs} LUFS` : '',
    longestSilenceMs > longestPauseMs[rules?.isTalk ? 'talk' : 'sentence']
      ? `a silence of ${Math.round(longestSilenceMs)} ms`
      : '',
    truePeak > -0.1 ? `clips at ${truePeak} dB` : '',
  ].filter((fault) => fault !== '');
  const name = `${job.item.id} ${job.rendering.voice}`;
  if (faults.length > 0) throw new Error(`${name} was refused: ${faults.join(', ')}.`);
  const entry = store.accept(job, lufs);
  return `${name}: ${(entry.durationMs / 1000).toFixed(1)} s, ${pace} words a minute, ${lufs} LUFS`;
}

async function renderAll(jobs: readonly AudioJob[], store: Store): Promise<string[]> {
  await ffmpeg(
    ['-f', 's16le', '-ar', '8000', '-ac', '1', '-i', 'pipe:0', '-f', 'null', '-'],
    new Uint8Array(16_000),
  );
  await fetchModels('voice', (line) => console.log(line));
  const speaker = await loadSpeaker(1);
  const refused: string[] = [];
  const startedAt = performance.now();
  for (const [index, job] of jobs.entries()) {
    try {
      const line = await render(speaker, store, job);
      const perJob = (performance.now() - startedAt) / (index + 1);
      const minutesLeft = ((jobs.length - index - 1) * perJob) / 60_000;
      console.log(`[${index + 1}/${jobs.length}, ${minutesLeft.toFixed(1)} min left] ${line}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`[${index + 1}/${jobs.length}] ${reason}`);
      refused.push(reason);
    }
  }
  return refused;
}

/**
 * `npm run content:audio [-- ASQ 6001 ...]`: makes every missing or outdated rendering of the bank, or only those of the task types
 * and items that are named, removes what is left over, and listens to what is new.
 */
async function main(): Promise<void> {
  const jobs = planAudio(loadBank().items);
  const { current, stale } = sortEntries(jobs, readAudioIndex(bankFolder), bankFolder);
  const done = new Set(current.map(renderingKey));
  const missing = jobs.filter((job) => !done.has(jobKey(job)));
  const open = onlyJobsOf(missing, process.argv.slice(2));
  const store = openAudioStore(bankFolder, [...current, ...stale]);
  store.drop(stale);
  console.log(`${current.length} of ${jobs.length} renderings are up to date, ${open.length} to make.`);
  const refused = open.length === 0 ? [] : await renderAll(open, store);
  await listenToAll(bankFolder, loadBank().items, readAudioIndex(bankFolder), (line) => console.log(line));
  if (refused.length > 0) throw new Error(`${refused.length} renderings were refused; see above.`);
  console.log(
    open.length < missing.length
      ? `${missing.length - open.length} renderings that were not asked for are still missing.`
      : 'All audio is up to date. Commit content/audio together with the items.',
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
