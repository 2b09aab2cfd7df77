import { pteTypes } from '#contract/exam.ts';
import { runTrial, type TrialOutcome } from '#domain/estimates/simulate-learners.ts';
import { seededRandom } from '#tools/speech-training/random.ts';
import { readFileSync, writeFileSync } from 'node:fs';

/** Practises with simulated learners of known ability and writes the table in docs/scoring.md. */

const learners = Number(process.argv[2] ?? 2_000);
const file = 'docs/scoring.md';
const [begin, end] = ['<!-- estimates: begin -->', '<!-- estimates: end -->'];

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

function row(label: string, outcomes: readonly TrialOutcome[]): string {
  const held = outcomes.flatMap((outcome) => outcome.held);
  const widths = outcomes.flatMap((outcome) => outcome.widths).toSorted((a, b) => a - b);
  const given = outcomes.reduce((sum, outcome) => sum + outcome.given, 0) / (5 * outcomes.length);
  const share = held.length === 0 ? 'none given' : percent(held.filter(Boolean).length / held.length);
  return `| ${label} | ${percent(given)} | ${share} | ${widths[Math.floor(widths.length / 2)] ?? ''} |`;
}

const rows = pteTypes.flatMap((pteType) =>
  [10, 25, 50, 100, 200, 400].flatMap((answers) =>
    [0, 1, 2].map((results) => {
      const dice = { next: seededRandom(answers + results) };
      const outcomes = Array.from({ length: learners }, () => runTrial({ pteType, answers, results }, dice));
      const exam = pteType === 'CORE' ? 'Core' : 'Academic';
      return row(`${exam} | ${answers} | ${results}`, outcomes);
    }),
  ),
);
const table = [
  `| exam | answers | real results | scores with a range | truth in the range | usual width |`,
  '|---|---|---|---|---|---|',
  ...rows,
].join('\n');
const text = readFileSync(file, 'utf8');
const from = text.indexOf(begin);
const to = text.indexOf(end);
if (from < 0 || to < from) throw new Error(`${file} has no place for the table`);
writeFileSync(file, `${text.slice(0, from + begin.length)}\n${table}\n${text.slice(to)}`);
console.log(table);
