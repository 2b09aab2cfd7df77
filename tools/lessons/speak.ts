import { readScripts } from './read-scripts.ts';
import { goesOfLesson, paceOf, speakGoes, spokenGo } from './speech.ts';

/**
 * `node tools/lessons/speak.ts [TYPE ...]`: speaks what is not spoken yet of these lessons, or of all, into the cache. A run that is
 * stopped is taken up by the next one.
 */
async function main(): Promise<void> {
  for (const script of readScripts(process.argv.slice(2))) {
    const goes = await goesOfLesson(script);
    await speakGoes(goes, (line) => console.log(`${script.taskType} ${line}`));
    const pace = Math.round(paceOf(goes.map(spokenGo), 350));
    console.log(`${script.taskType}: ${goes.length} sentences, ${pace} words a minute`);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
