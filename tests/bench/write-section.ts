import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const file = 'docs/benchmarks.md';
/** In the order of the page. */
const sections = [
  'audio',
  'list',
  'start',
  'lighthouse',
  'many-answers',
  'tasks',
  'server',
  'memory',
  'writing',
  'speech',
  'main-thread',
  'words',
  'sync',
] as const;
export type Section = (typeof sections)[number];

const head = [
  '# Benchmarks',
  '',
  'Written by `npm run bench`, `npm run bench:sync` and `npm run lighthouse`, each benchmark its own section; do not edit. Every',
  'table but the one of Lighthouse compares with a peer or a floor measured in the same run. Quote ratios and medians: small',
  'machines are noisy.',
  '',
].join('\n');

const begin = (section: Section): string => `<!-- begin ${section} -->`;
const end = (section: Section): string => `<!-- end ${section} -->`;

function partOf(text: string, section: Section): string {
  const from = text.indexOf(begin(section));
  const to = text.indexOf(end(section));
  return from < 0 || to < from ? '' : text.slice(from, to + end(section).length);
}

/** The machine of this run, as a sentence. */
export function thisMachine(): string {
  const { model } = cpus()[0] ?? { model: 'unknown processor' };
  return `Machine of this run: ${cpus().length} cores, ${model.trim()}, Node ${process.versions.node}.`;
}

/** Replaces one section of docs/benchmarks.md; what another program wrote stays. */
export function writeSection(section: Section, text: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const mine = [begin(section), '', text.trim(), '', end(section)].join('\n');
  const parts = sections.map((each) => (each === section ? mine : partOf(before, each)));
  mkdirSync('docs', { recursive: true });
  writeFileSync(file, `${head}\n${parts.filter((part) => part !== '').join('\n\n')}\n`);
}
