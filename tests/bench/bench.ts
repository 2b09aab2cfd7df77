import { runAudioBench } from './audio.ts';
import { toMarkdown } from './bench-table.ts';
import { runColdStartBench } from './cold-start.ts';
import { runListBench } from './list.ts';
import { runServerBench } from './server.ts';
import { thisMachine, writeSection } from './write-section.ts';
import { runWritingBench } from './writing.ts';

/**
 * `npm run bench [name…]`: each benchmark prints Passage beside a peer or a floor measured in the same run, and the
 * tables are written to their section of docs/benchmarks.md. Quote ratios and medians: small machines are noisy.
 */
const benches = {
  audio: runAudioBench,
  list: runListBench,
  start: runColdStartBench,
  server: runServerBench,
  writing: runWritingBench,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(
    `No benchmark is called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.\n`,
  );
  process.exit(1);
}

const parts: string[] = [];
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\nRunning ${name}…\n`);
  const text = toMarkdown(await run());
  process.stdout.write(`\n${text}`);
  parts.push(text);
}

if (wanted.length === 0) writeSection('app', [thisMachine(), ...parts].join('\n\n'));
