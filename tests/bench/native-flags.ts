import { parseArgs } from 'node:util';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { analyseText } from '#engines/writing/analyse.ts';
import { readLexicon } from '#engines/writing/lexicon/lexicon.ts';
import { readWritingData } from '#server/scoring/read-writing-data.ts';
import { seededRandom } from '#tools/speech-training/random.ts';
import { rowOf } from './writing/flag-rows.ts';
import { loadNativeTexts, nativeHalves, type NativeText } from './writing/native-texts.ts';

/**
 * `npm run bench:native`: sure flags on right English that nobody here wrote, in 250 words and row by row, on the half that rules may
 * be mended on. `-- --half held-out` takes the other half instead; `--hits N` prints up to N places of each row.
 */
const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'development' },
    hits: { type: 'string', default: '0' },
  },
});
const half = nativeHalves.find((one) => one === values.half);
if (half === undefined) throw new Error(`--half is one of ${nativeHalves.join(', ')}`);

const lexicon = readLexicon(readWritingData('lexicon.bin').bytes);

interface Hit {
  readonly row: string;
  readonly kind: 'spelling' | 'grammar';
  readonly place: string;
}

function hitsIn({ text }: NativeText): Hit[] {
  const { sentences, spelling, grammar } = analyseText(lexicon, text);
  const placeOf = (start: number, end: number): string =>
    `${text.slice(Math.max(0, start - 60), start)}[[${text.slice(start, end)}]]${text.slice(end, end + 40)}`;
  const misspelt = spelling
    .filter(({ isSure }) => isSure)
    .map(({ start, end }): Hit => ({ row: 'spelling', kind: 'spelling', place: placeOf(start, end) }));
  const wrong = grammar.flatMap((flag): Hit[] => {
    const sentence = sentences.find(
      ({ tokens }) => (tokens[0]?.start ?? 0) <= flag.start && (tokens.at(-1)?.end ?? 0) >= flag.end,
    );
    const row = sentence === undefined ? flag.rule : rowOf(flag, sentence, lexicon);
    const place = `${placeOf(flag.start, flag.end)} -> ${flag.suggestions[0] ?? ''}`;
    return [{ row, kind: 'grammar', place }];
  });
  return [...misspelt, ...wrong];
}

const texts = (await loadNativeTexts((line) => console.error(line))).filter((text) => text.half === half);
const counted = texts.map((text) => ({ words: wordTokens(text.text).length, hits: hitsIn(text) }));

function rateOf(some: typeof counted, kinds: readonly Hit['kind'][]): number {
  const words = some.reduce((sum, one) => sum + one.words, 0);
  const flags = some.reduce(
    (sum, { hits }) => sum + hits.filter(({ kind }) => kinds.includes(kind)).length,
    0,
  );
  return (flags / words) * 250;
}

/** 95 % interval of a bootstrap over texts. */
function intervalOf(kinds: readonly Hit['kind'][]): [number, number] {
  const random = seededRandom(7);
  const rates = Array.from({ length: 2000 }, () =>
    rateOf(
      counted.flatMap(() => counted[Math.floor(random() * counted.length)] ?? []),
      kinds,
    ),
  ).sort((a, b) => a - b);
  return [rates[50] ?? 0, rates[1949] ?? 0];
}

const words = counted.reduce((sum, one) => sum + one.words, 0);
console.log(`${texts.length} texts, ${words} words (${half} half)\n`);
console.log('| sure flags | in 250 words (95 % interval) |\n| --- | --- |');
for (const [name, kinds] of [
  ['all', ['spelling', 'grammar']],
  ['grammar', ['grammar']],
  ['spelling', ['spelling']],
] as const) {
  const [low, high] = intervalOf(kinds);
  console.log(`| ${name} | ${rateOf(counted, kinds).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)}) |`);
}

console.log('\n| row | flags | in 250 words |\n| --- | --- | --- |');
const byRow = Map.groupBy(
  counted.flatMap(({ hits }) => hits),
  ({ row }) => row,
);
for (const [row, hits] of [...byRow].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`| ${row} | ${hits.length} | ${((hits.length / words) * 250).toFixed(4)} |`);
  const step = Math.max(1, hits.length / Number(values.hits));
  for (let i = 0; i < hits.length && Number(values.hits) > 0; i += step)
    console.log(`    ${hits[Math.floor(i)]?.place ?? ''}`);
}
