import type { PhoneObservation } from './observe-phones.ts';
import type { PhoneFacts } from './phone-features.ts';
import { deviation, mean } from '#domain/numbers/statistics.ts';

/** A phone with all that is known of it. `score` is the network's, 0 to 2. */
export interface ScoredPhone {
  readonly seen: PhoneObservation;
  readonly facts: PhoneFacts;
  readonly score: number;
}

/** Groups phones by the spoken word that they belong to, in the order in which they were said. A repeated word is two groups. */
export function groupByWord(phones: readonly ScoredPhone[]): ScoredPhone[][] {
  const groups: ScoredPhone[][] = [];
  for (const phone of phones) {
    const last = groups.at(-1);
    const before = last?.at(-1)?.seen;
    if (last && before?.word === phone.seen.word && before.index < phone.seen.index) last.push(phone);
    else groups.push([phone]);
  }
  return groups;
}

/** Inputs of the word score: phones of the word beside those of its sentence. */
export function wordFeatures(word: readonly ScoredPhone[], sentence: readonly ScoredPhone[]): number[] {
  const scores = word.map(({ score }) => score);
  const gops = word.map(({ facts }) => facts.gop);
  const lengths = word.map(({ facts }) => facts.lengthZ);
  const all = sentence.map(({ score }) => score);
  const frames = word.reduce((sum, { facts }) => sum + facts.frames, 0);
  const weighted = word.reduce((sum, { facts, score }) => sum + score * facts.frames, 0) / frames;
  const least = Math.min(...scores);
  return [
    mean(scores),
    least,
    Math.max(...scores),
    deviation(scores),
    weighted,
    scores[0] as number,
    scores.at(-1) as number,
    least * least,
    mean(gops),
    Math.min(...gops),
    mean(word.map(({ facts }) => facts.posterior)),
    mean(word.map(({ seen }) => seen.agreement)),
    mean(lengths),
    Math.max(...lengths.map(Math.abs)),
    Math.log(word.length),
    mean(all),
    Math.min(...all),
  ];
}

/** Inputs of the word verifier ("was it this word that was said?"): fits of the word's phones beside those of the others. */
export function verifierFeatures(word: readonly ScoredPhone[], sentence: readonly ScoredPhone[]): number[] {
  const gops = word.map(({ facts }) => facts.gop);
  const margins = word.map(({ facts }) => facts.margin);
  const posteriors = word.map(({ facts }) => facts.posterior);
  const ranks = word.map(({ facts }) => facts.rank);
  const frames = word.reduce((sum, { facts }) => sum + facts.frames, 0);
  const total = word.reduce((sum, { facts }) => sum + facts.gop * facts.frames, 0);
  const scores = word.map(({ score }) => score);
  const sentenceGop = mean(sentence.map(({ facts }) => facts.gop));
  return [
    mean(scores),
    Math.min(...scores),
    mean(gops),
    Math.min(...gops),
    total / frames,
    Math.max(-120, total) / 40,
    mean(margins),
    mean(posteriors),
    Math.min(...posteriors),
    mean(posteriors.map((share) => Math.log(share + 1e-4))),
    mean(ranks) / 10,
    Math.max(...ranks) / 10,
    mean(word.map(({ seen }) => seen.agreement)),
    mean(word.map(({ facts }) => Math.abs(facts.lengthZ))),
    mean(word.map(({ facts }) => facts.lengthZ)),
    Math.log(word.length),
    sentenceGop,
    mean(sentence.map(({ facts }) => facts.posterior)),
  ];
}
