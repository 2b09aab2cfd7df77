import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { runAudioBench } from './audio.ts';
import type { BenchTable } from './bench-table.ts';
import { runColdStartBench } from './cold-start.ts';
import { runListBench } from './list.ts';
import { runServerBench } from './server.ts';
import { runWritingBench } from './writing.ts';

/**
 * `npm run bench [name…]`: each benchmark prints Passage beside a peer or a floor measured in the same run, and the
 * tables are written to docs/benchmarks.md. Quote ratios and medians: small machines are noisy.
 */
const benches = {
  audio: runAudioBench,
  list: runListBench,
  start: runColdStartBench,
  server: runServerBench,
  writing: runWritingBench,
};

function toMarkdown({ title, note, columns, rows }: BenchTable): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    note,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}

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

if (wanted.length === 0) {
  const { model } = cpus()[0] ?? { model: 'unknown processor' };
  const head = [
    '# Benchmarks',
    '',
    'Written by `npm run bench`; do not edit. Every table compares with a peer or a floor measured in the same run.',
    `Machine of this run: ${cpus().length} cores, ${model.trim()}, Node ${process.versions.node}.`,
    '',
  ].join('\n');
  mkdirSync('docs', { recursive: true });
  writeFileSync('docs/benchmarks.md', `${head}\n${parts.join('\n')}`);
}
