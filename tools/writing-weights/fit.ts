import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  essayFactor,
  essayQualities,
  inputsOf,
  type FittedTrait,
} from '#engines/writing/traits/essay-traits.ts';
import { correlation } from '#tools/speech-training/correlation.ts';
import { meanError } from './agreement.ts';
import { fitMonotone, predict, type MonotoneFit } from './fit-monotone.ts';
import { essayTraits, readRatedEssays } from './rated-essays.ts';
import { essayScorer } from './score-essays.ts';

/**
 * `node tools/writing-weights/fit.ts`: fits the weights of an essay's traits on the fit half of the rated essays and writes them. The one
 * penalty for all traits is the one with the least error on prompts that were left out. Never reads the held-out half.
 */
const penalties = [1, 3, 10, 30, 100];
const wanted = 200;
const traits = Object.keys(inputsOf) as FittedTrait[];
const scoreOf = essayScorer();
const essays = readRatedEssays('fit').map((essay) => {
  const { features, content } = scoreOf(essay);
  return { ...essay, features, qualities: essayQualities(features), share: content.share ?? 0 };
});
type Essay = (typeof essays)[number];

const rowOf = (trait: FittedTrait, { qualities }: Essay): number[] =>
  inputsOf[trait].map((input) => qualities[input]);
/** What the hand-set factor leaves for the weights to say. */
const factorOf = (trait: FittedTrait, { features, share }: Essay): number =>
  Math.max(0.1, essayFactor(trait, features, share, wanted));
const fitted = (trait: FittedTrait, some: readonly Essay[], penalty: number): MonotoneFit =>
  fitMonotone(
    some.map((essay) => rowOf(trait, essay)),
    some.map((essay) => Math.min(1.2, essay.rated[trait] / essayTraits[trait] / factorOf(trait, essay))),
    penalty,
  );

/** Marks of each essay by weights that have not seen any essay of its prompt, as shares. */
function leftOut(trait: FittedTrait, penalty: number): number[] {
  const fits = new Map<string, MonotoneFit>();
  for (const { prompt } of essays) {
    if (fits.has(prompt)) continue;
    const others = essays.filter((essay) => essay.prompt !== prompt);
    fits.set(prompt, fitted(trait, others, penalty));
  }
  return essays.map((essay) => {
    const fit = fits.get(essay.prompt);
    const mark = fit === undefined ? Number.NaN : predict(fit, rowOf(trait, essay));
    return Math.max(0, Math.min(1, mark)) * factorOf(trait, essay);
  });
}

console.log('Prompts left out, mean error as a share of the points (r):\n');
console.log(`| penalty | ${traits.join(' | ')} | mean |\n|${' --- |'.repeat(traits.length + 2)}`);
const tried = penalties.map((penalty) => {
  const results = traits.map((trait) => {
    const rated = essays.map((essay) => essay.rated[trait] / essayTraits[trait]);
    const marks = leftOut(trait, penalty);
    return { error: meanError(marks, rated), r: correlation(marks, rated) };
  });
  const error = results.reduce((sum, one) => sum + one.error, 0) / results.length;
  const cells = results.map((one) => `${one.error.toFixed(3)} (${one.r.toFixed(2)})`);
  console.log(`| ${penalty} | ${cells.join(' | ')} | ${error.toFixed(4)} |`);
  return { penalty, error };
});
const best = tried.reduce((least, one) => (one.error < least.error ? one : least));

const round = (value: number): number => Number(value.toFixed(3));
const lines = traits.map((trait) => {
  const { bias, weights } = fitted(trait, essays, best.penalty);
  return `  ${trait}: { bias: ${round(bias)}, weights: [${weights.map(round).join(', ')}] },`;
});
const file = `/**
 * Made by \`node tools/writing-weights/fit.ts\` from the fit half of our rated essays (penalty ${best.penalty}); not to be changed by hand.
 * The weights are of the inputs of \`inputsOf\`, in its order.
 */
export const essayWeights = {
${lines.join('\n')}
} as const;
`;
writeFileSync(
  join(import.meta.dirname, '..', '..', 'engines', 'writing', 'traits', 'essay-weights.ts'),
  file,
);
console.log(`\n${file}`);
