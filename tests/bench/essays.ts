import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scorerVersions } from '#domain/tasks/scorer-versions.ts';
import { correlation } from '#tools/speech-training/correlation.ts';
import { seededRandom } from '#tools/speech-training/random.ts';
import { groupBootstrap, meanError, weightedKappa } from '#tools/writing-weights/agreement.ts';
import {
  essayTraitIds,
  essayTraits,
  readFormerMarks,
  readRatedEssays,
  totalOf,
  type Half,
  type Marks,
  type RatedEssay,
} from '#tools/writing-weights/rated-essays.ts';
import { essayScorer, marksOf } from '#tools/writing-weights/score-essays.ts';

/**
 * `npm run bench:essays`: how well two raters of our rated essays agree, and how well the writing engine and the scorer before it agree
 * with their mean, on the half that weights were fitted on and on the half that was held out. `--fit-only` leaves the second out,
 * `--keep-marks` writes this engine's marks as those of the scorer to compare with.
 */
const { values } = parseArgs({
  options: {
    'fit-only': { type: 'boolean', default: false },
    'keep-marks': { type: 'boolean', default: false },
  },
});
const scoreOf = essayScorer();
const former = values['keep-marks'] ? undefined : readFormerMarks();

interface Row {
  readonly essay: RatedEssay;
  readonly marks: Marks;
  readonly before: Marks;
}
const figures = [...essayTraitIds, 'total'] as const;
type Figure = (typeof figures)[number];
const of = (marks: Marks, figure: Figure): number => (figure === 'total' ? totalOf(marks) : marks[figure]);
const maxOf = (figure: Figure): number => (figure === 'total' ? totalOf(essayTraits) : essayTraits[figure]);
const two = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '-');
const line = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
const head = (cells: readonly string[]): void => {
  line(cells);
  line(cells.map(() => '---'));
};

function rowsOf(half: Half): Row[] {
  return readRatedEssays(half).map((essay) => {
    const marks = marksOf(scoreOf(essay));
    return { essay, marks, before: former?.marks[essay.id] ?? marks };
  });
}

function printRaters(rows: readonly Row[]): void {
  console.log('\nThe two raters with each other:\n');
  head(['trait', 'of', 'r', 'quadratic weighted kappa', 'mean difference']);
  for (const figure of figures) {
    const [one, other] = [0, 1].map((rater) =>
      rows.map(({ essay }) => of(essay.ratings[rater === 0 ? 0 : 1], figure)),
    );
    if (one === undefined || other === undefined) return;
    line([
      figure,
      maxOf(figure),
      two(correlation(one, other)),
      two(weightedKappa(one, other)),
      two(meanError(one, other)),
    ]);
  }
}

interface Measure {
  readonly name: string;
  readonly of: (own: readonly number[], rated: readonly number[]) => number;
}
const measures: readonly Measure[] = [
  { name: 'r', of: correlation },
  { name: 'kappa', of: weightedKappa },
  { name: 'mean error', of: meanError },
];

function printEngine(rows: readonly Row[]): void {
  console.log(
    `\nThe engine with the mean of the raters, ${former?.scorer ?? 'itself'} and then ${scorerVersions.writing}, and how much more the second is (95 % by prompt):\n`,
  );
  head(['trait', 'of', ...measures.flatMap(({ name }) => [`${name} before`, name, 'difference'])]);
  const prompts = [...Map.groupBy(rows, ({ essay }) => essay.prompt).values()];
  for (const figure of figures) {
    const cells = measures.flatMap((measure) => {
      const value = (some: readonly Row[], key: 'marks' | 'before'): number =>
        measure.of(
          some.map((row) => of(row[key], figure)),
          some.map(({ essay }) => of(essay.rated, figure)),
        );
      const gain = (some: readonly Row[]): number => value(some, 'marks') - value(some, 'before');
      const [low, high] = groupBootstrap(prompts, gain, seededRandom(1));
      return [
        two(value(rows, 'before')),
        two(value(rows, 'marks')),
        `${two(gain(rows))} (${two(low)} to ${two(high)})`,
      ];
    });
    line([figure, maxOf(figure), ...cells]);
  }
}

function printBands(rows: readonly Row[]): void {
  console.log('\nMean marks by the band that an essay was written for: raters / before / now\n');
  head(['band', 'essays', ...figures]);
  for (const [band, some] of [...Map.groupBy(rows, ({ essay }) => essay.band)].sort(([a], [b]) => a - b)) {
    const mean = (figure: Figure, marks: (row: Row) => Marks): string =>
      (some.reduce((sum, row) => sum + of(marks(row), figure), 0) / some.length).toFixed(1);
    line([
      band,
      some.length,
      ...figures.map((figure) =>
        [
          mean(figure, ({ essay }) => essay.rated),
          mean(figure, ({ before }) => before),
          mean(figure, ({ marks }) => marks),
        ].join(' / '),
      ),
    ]);
  }
}

const halves: readonly Half[] = values['fit-only'] ? ['fit'] : ['fit', 'held-out'];
const kept: Record<string, Marks> = {};
for (const half of halves) {
  const rows = rowsOf(half);
  console.log(
    `\n## ${half === 'fit' ? 'The half that weights are fitted on' : 'The half that was held out'} (${rows.length} essays)`,
  );
  printRaters(rows);
  printEngine(rows);
  printBands(rows);
  for (const { essay, marks } of rows) kept[essay.id] = marks;
}
if (values['keep-marks']) {
  const round = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Number(value.toFixed(3)) : value;
  const path = join(import.meta.dirname, '..', '..', 'tools', 'writing-weights', 'former-marks.json');
  writeFileSync(path, `${JSON.stringify({ scorer: scorerVersions.writing, marks: kept }, round, 2)}\n`);
}
