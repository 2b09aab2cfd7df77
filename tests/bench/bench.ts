import { runAudioBench } from './audio.ts';
import { toMarkdown, type BenchTable } from './bench-table.ts';
import { runColdStartBench } from './cold-start.ts';
import { runListBench } from './list.ts';
import { runMainThreadBench } from './main-thread.ts';
import { runManyAnswersBench } from './many-answers.ts';
import { runMemoryBench } from './memory.ts';
import { runServerBench } from './server.ts';
import { runSpeechBench } from './speech.ts';
import { runTasksBench } from './tasks.ts';
import { thisMachine, writeSection, type Section } from './write-section.ts';
import { runWordsBench } from './words.ts';
import { runWritingBench } from './writing.ts';

/**
 * `npm run bench [name…]`: each benchmark prints Passage beside a peer or a floor measured in the same run, and writes its
 * own section of docs/benchmarks.md. One that fails leaves its section as it was and the others go on.
 */
const benches: Record<Exclude<Section, 'sync' | 'lighthouse'>, () => Promise<BenchTable>> = {
  audio: runAudioBench,
  list: runListBench,
  start: runColdStartBench,
  'many-answers': runManyAnswersBench,
  tasks: runTasksBench,
  server: runServerBench,
  memory: runMemoryBench,
  writing: runWritingBench,
  speech: runSpeechBench,
  'main-thread': runMainThreadBench,
  words: runWordsBench,
};
const names = Object.keys(benches) as (keyof typeof benches)[];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(`No benchmark is called ${unknown.join(', ')}. There are: ${names.join(', ')}.\n`);
  process.exit(1);
}

for (const name of names.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  process.stdout.write(`\nRunning ${name}…\n`);
  const startedAt = performance.now();
  try {
    const table = toMarkdown(await benches[name]());
    writeSection(name, `${table}\n${thisMachine()}`);
    process.stdout.write(`\n${table}\n${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  } catch (error) {
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  }
}
