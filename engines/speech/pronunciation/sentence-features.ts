import { deviation, mean, quantile } from '#domain/numbers/statistics.ts';
import { groupByWord, type ScoredPhone } from './word-features.ts';

const framesPerSecond = 100;
const shortGap = 15;
const longGap = 30;

/**
 * Inputs of the sentence scores: how the phones and words fit, rates, pauses and rhythm. Nothing that describes the
 * recording (level, noise, length of the silence around) is among them: such numbers fit a corpus, not a speaker.
 */
export function sentenceFeatures(
  phones: readonly ScoredPhone[],
  wordScores: readonly number[],
  isVowel: (phone: number) => boolean,
): number[] {
  const scores = phones.map(({ score }) => score);
  const gops = phones.map(({ facts }) => facts.gop);
  const lengths = phones.map(({ facts }) => facts.lengthZ);
  const words = groupByWord(phones);
  return [
    mean(scores),
    deviation(scores),
    quantile(scores, 0),
    quantile(scores, 0.1),
    quantile(scores, 0.25),
    quantile(scores, 0.5),
    mean(wordScores),
    quantile(wordScores, 0),
    deviation(wordScores),
    mean(gops),
    quantile(gops, 0.1),
    mean(phones.map(({ facts }) => facts.posterior)),
    mean(phones.map(({ facts }) => facts.margin)),
    mean(phones.map(({ seen }) => seen.agreement)),
    mean(lengths),
    deviation(lengths),
    quantile(lengths, 0.9),
    quantile(lengths, 0.1),
    ...timeFeatures(phones, words),
    ...rhythmFeatures(phones, words, isVowel),
  ];
}

function timeFeatures(phones: readonly ScoredPhone[], words: readonly ScoredPhone[][]): number[] {
  const first = phones[0];
  const last = phones.at(-1);
  if (!first || !last) return Array.from({ length: 9 }, () => 0);
  const gaps = words.slice(1).map((word, i) => (word[0]?.seen.from ?? 0) - (words[i]?.at(-1)?.seen.to ?? 0));
  const span = Math.max(1, last.seen.to - first.seen.from);
  const sounding = phones.reduce((sum, { facts }) => sum + facts.frames, 0);
  const share = (least: number): number => gaps.filter((gap) => gap >= least).length / words.length;
  return [
    (phones.length / span) * framesPerSecond,
    Math.log(phones.length / span),
    Math.log(phones.length / sounding),
    share(shortGap),
    share(longGap),
    Math.log1p(Math.max(0, ...gaps)),
    Math.max(0, ...gaps) / framesPerSecond,
    gaps.reduce((sum, gap) => sum + gap, 0) / span,
    Math.log(words.length),
  ];
}

/** Normalised pairwise variability of vowels (Grabe and Low), share of vowels, and how even the words are. */
function rhythmFeatures(
  phones: readonly ScoredPhone[],
  words: readonly ScoredPhone[][],
  isVowel: (phone: number) => boolean,
): number[] {
  const vowels = phones.filter(({ seen }) => isVowel(seen.phone)).map(({ facts }) => facts.frames);
  const steps = vowels.slice(1).map((frames, i) => {
    const before = vowels[i] as number;
    return Math.abs(frames - before) / ((frames + before) / 2);
  });
  const sounding = phones.reduce((sum, { facts }) => sum + facts.frames, 0);
  const rates = words.map((word) =>
    Math.log(word.reduce((sum, { facts }) => sum + facts.frames, 0) / word.length),
  );
  const final = words.at(-1) ?? [];
  return [
    mean(steps),
    sounding === 0 ? 0 : vowels.reduce((sum, frames) => sum + frames, 0) / sounding,
    deviation(rates),
    mean(final.map(({ facts }) => facts.lengthZ)) - mean(phones.map(({ facts }) => facts.lengthZ)),
  ];
}
