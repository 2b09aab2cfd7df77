import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runLinear } from '#engines/speech/pronunciation/network.ts';
import { evidenceNumbers } from '#engines/speech/reading/word-evidence.ts';
import { evidenceNames } from '#engines/speech/weights/evidence-names.ts';
import type { LinearWeights } from '#engines/speech/weights/reading-weights.ts';
import { requireFfmpeg } from '#tools/score-speech/decode-audio.ts';
import { fitLogistic } from '#tools/speech-training/linear-fit.ts';
import { gatherTrials, knownTrials } from './gather.ts';
import type { WeighedTrial } from './weigh-trial.ts';

const usage = `Learns how the evidence of two engines on a word is weighed (engines/speech/weights/word-weights.ts).

  node tools/word-weights/train.ts --data DIR [--learners 300] [--seeds 11,12]
  node tools/word-weights/train.ts --known

DIR holds labels.jsonl and audio/<id>.opus, as for tools/speech-training. The other half of the material is the development half
of the bank's spoken texts. Needs ffmpeg. What is heard is kept in .cache/word-weights, so that a stopped run goes on; --known
learns from what is there already. Its speech is measured with the weights of tools/speech-training: empty it when they change.`;

const penalty = 4;
/** Of a thousand words that were said so many may be lost: clear voices lose next to none, learners whom raters gave 9 or 10 some. */
const lostOfThousand = { voices: 2, learners: 60 };
const say = (line: string): void => console.log(line);

interface Row {
  readonly kind: string;
  readonly numbers: readonly number[];
  readonly said: 0 | 1;
  /** What the reading engine says without the transcript. */
  readonly isReadAlone: boolean;
}

const rowsOf = ({ kind, words }: WeighedTrial): Row[] =>
  words.map(({ evidence, said }) => {
    const numbers = evidenceNumbers(evidence);
    const isReadAlone = evidence.place?.isAccepted ?? false;
    return { kind, numbers: evidenceNames.map((name) => numbers[name]), said, isReadAlone };
  });

/** The bias is moved until of the words that were said no more are lost than may be. */
function settle(fitted: LinearWeights, rows: readonly Row[]): LinearWeights {
  const least = (own: readonly Row[], lost: number): number => {
    const odds = own.map(({ numbers }) => runLinear(fitted, numbers)).sort((a, b) => a - b);
    return odds[Math.floor((odds.length * lost) / 1_000)] ?? 0;
  };
  const said = Map.groupBy(
    rows.filter((row) => row.said === 1),
    ({ kind }) => (kind.startsWith('learner') ? 'learners' : 'voices'),
  );
  const both = [...said].map(([who, own]) => least(own, lostOfThousand[who]));
  return { weights: fitted.weights, bias: fitted.bias - Math.min(...both) };
}

function tell(weights: LinearWeights, rows: readonly Row[]): void {
  const weighed = ({ numbers }: Row): boolean => runLinear(weights, numbers) > 0;
  for (const [kind, own] of Map.groupBy(rows, (row) => row.kind)) {
    const share = (said: 0 | 1): string => {
      const wanted = own.filter((row) => row.said === said);
      if (wanted.length === 0) return '-';
      const right = (isRead: (row: Row) => boolean): string => {
        const count = wanted.filter((row) => isRead(row) === (said === 1)).length;
        return `${((100 * count) / wanted.length).toFixed(1)} %`;
      };
      return `${right(weighed)} of ${wanted.length} (reading engine alone ${right(({ isReadAlone }) => isReadAlone)})`;
    };
    say(`${kind}: words that were not said, found ${share(0)}; words that were said, kept ${share(1)}`);
  }
}

function write({ weights, bias }: LinearWeights, rows: readonly Row[]): void {
  const round = (value: number): number => Number(value.toPrecision(4));
  const count = (said: 0 | 1): number => rows.filter((row) => row.said === said).length;
  const text = `import type { EvidenceNumbers } from './evidence-names.ts';

/**
 * Log odds that a word was read, for each number of its evidence. Written by \`tools/word-weights/train.ts\`, do not edit: learned from
 * ${count(1)} words that were said and ${count(0)} that were not.
 */
export const wordWeights: EvidenceNumbers & { readonly bias: number } = {
${evidenceNames.map((name, i) => `  ${name}: ${round(weights[i] ?? 0)},`).join('\n')}
  bias: ${round(bias)},
};
`;
  writeFileSync(
    join(import.meta.dirname, '..', '..', 'engines', 'speech', 'weights', 'word-weights.ts'),
    text,
  );
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    learners: { type: 'string', default: '300' },
    seeds: { type: 'string', default: '11,12' },
    known: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function trials(): Promise<readonly WeighedTrial[]> {
  if (values.known || values.data === undefined) return knownTrials().results;
  await requireFfmpeg();
  const seeds = values.seeds.split(',').map(Number);
  return gatherTrials({ folder: values.data, learners: Number(values.learners), seeds }, say);
}

if (values.help || (values.data === undefined && !values.known)) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  const rows = (await trials()).flatMap(rowsOf);
  const numbers = rows.map((row) => row.numbers);
  const fitted = fitLogistic(
    numbers,
    rows.map(({ said }) => said),
    penalty,
  );
  const settled = settle(fitted, rows);
  tell(settled, rows);
  write(settled, rows);
}
