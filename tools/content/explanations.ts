import { readAudioIndex, soundFolder } from '#content/audio-index.ts';
import { bankFolder } from '#content/bank-files.ts';
import { loadBank } from '#content/load-bank.ts';
import { jobKey, onlyJobsOf, planExplanations, renderingKey, sortEntries } from './audio-plan.ts';
import { openAudioStore } from './audio-store.ts';
import { renderJobs } from './render-jobs.ts';

/** Nobody is examined on how this voice sounds, and a phone fetches it while the learner waits: 3 kB a second. */
const asExplanations = { bitRate: 24, soundOf: () => ({ isTalk: true, endsInBeep: false }) };

/**
 * `npm run content:explanations [-- ASQ 6001 ... | -- --first 20]`: speaks every explanation whose sound is missing or out of date, or
 * those of the task types and items that are named, or as many as are asked for, what learners meet first before the rest. Removes
 * what is left over. It may be stopped at any time, and goes on where it was.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const most = args[0] === '--first' ? Number(args[1]) : Infinity;
  if (!(most > 0)) throw new Error('--first wants a number.');
  const jobs = planExplanations(loadBank().items);
  const folder = soundFolder(bankFolder, 'explanation');
  const { current, stale } = sortEntries(jobs, readAudioIndex(bankFolder, 'explanation'), folder);
  const done = new Set(current.map(renderingKey));
  const missing = jobs.filter((job) => !done.has(jobKey(job)));
  const open = onlyJobsOf(missing, most === Infinity ? args : []).slice(0, most);
  const store = openAudioStore(folder, [...current, ...stale]);
  store.drop(stale);
  console.log(`${current.length} of ${jobs.length} explanations are up to date, ${open.length} to speak.`);
  const refused = open.length === 0 ? [] : await renderJobs(open, store, asExplanations);
  console.log(`${missing.length - open.length + refused.length} explanations have no sound yet.`);
  if (refused.length > 0) throw new Error(`${refused.length} were refused; see above.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
