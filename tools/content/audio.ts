import { readAudioIndex, soundFolder } from '#content/audio-index.ts';
import { bankFolder } from '#content/bank-files.ts';
import { loadBank } from '#content/load-bank.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { soundOf } from '#domain/tasks/bank-rules-of.ts';
import { jobKey, onlyJobsOf, planAudio, renderingKey, sortEntries } from './audio-plan.ts';
import { openAudioStore } from './audio-store.ts';
import { listenToAll } from './listen.ts';
import { renderJobs } from './render-jobs.ts';

const asQuestions = {
  bitRate: 40,
  soundOf({ taskType }: BankItem) {
    const rules = soundOf(taskType);
    return { isTalk: rules?.isTalk === true, endsInBeep: rules?.endsInBeep === true };
  },
};

/**
 * `npm run content:audio [-- ASQ 6001 ...]`: makes every missing or outdated rendering of the bank, or only those of the task types
 * and items that are named, removes what is left over, and listens to what is new.
 */
async function main(): Promise<void> {
  const jobs = planAudio(loadBank().items);
  const folder = soundFolder(bankFolder, 'question');
  const { current, stale } = sortEntries(jobs, readAudioIndex(bankFolder), folder);
  const done = new Set(current.map(renderingKey));
  const missing = jobs.filter((job) => !done.has(jobKey(job)));
  const open = onlyJobsOf(missing, process.argv.slice(2));
  const store = openAudioStore(folder, [...current, ...stale]);
  store.drop(stale);
  console.log(`${current.length} of ${jobs.length} renderings are up to date, ${open.length} to make.`);
  const refused = open.length === 0 ? [] : await renderJobs(open, store, asQuestions);
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
