import type { PhoneObservation } from './observe-phones.ts';
import { clip, mean } from '#domain/numbers/statistics.ts';

/** Mean and deviation of each phone's log duration. */
export type PhoneDurations = readonly (readonly [number, number])[];

/** Numbers of one phone that its neighbours, word and sentence refer to. */
export interface PhoneFacts {
  readonly frames: number;
  /** Goodness of pronunciation: log likelihood a frame against the free phone loop. */
  readonly gop: number;
  /** Log likelihood a frame against the best other phone in its place. */
  readonly margin: number;
  /** Posterior of the phone among all in its place. */
  readonly posterior: number;
  readonly rank: number;
  /** Log duration in deviations from the phone's mean. */
  readonly lengthZ: number;
  /** Posteriors and flattened log likelihood ratios of all phones in this place. */
  readonly posteriors: readonly number[];
  readonly ratios: readonly number[];
}

const temperature = 0.15;
const mostFrames = 20;
/** Other phones this much less likely a frame are no rivals: their ratio counts as 0. */
const rivalReach = 8;
const leastPosterior = 1e-3;

export function phoneFacts(seen: PhoneObservation, durations: PhoneDurations): PhoneFacts {
  const frames = seen.to - seen.from;
  const flatten = (temperature * Math.min(frames, mostFrames)) / frames;
  const best = Math.max(...seen.substitutes);
  const shares = seen.substitutes.map((score) => Math.exp(flatten * (score - best)));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const bestOther = Math.max(...seen.substitutes.filter((_, i) => i !== seen.phone));
  const [meanLength, lengthDeviation] = durations[seen.phone] as readonly [number, number];
  return {
    frames,
    gop: clip((seen.own - seen.loop) / frames, -12, 6),
    margin: clip((seen.own - bestOther) / frames, -12, 6),
    posterior: (shares[seen.phone] as number) / total,
    rank: seen.substitutes.filter((score) => score > seen.own).length,
    lengthZ: clip((Math.log(frames) - meanLength) / lengthDeviation, -4, 4),
    posteriors: shares.map((share) => (share / total < leastPosterior ? 0 : share / total)),
    ratios: seen.substitutes.map((score) => clip(1 + (score - seen.own) / frames / rivalReach, 0, 2)),
  };
}

/** Inputs with one number for every phone of the model: posteriors, ratios, and one-hot the phone, the one before, the one after. */
export const phoneBlocks = 5;

/**
 * Inputs of the phone network: the phone (one-hot), posteriors and ratios of all phones in its place, the phones before and after
 * it (one-hot; none at the ends), then the scalars of `phoneScalars`, not yet scaled.
 */
export function phoneFeatures(
  seen: readonly PhoneObservation[],
  facts: readonly PhoneFacts[],
): Float64Array[] {
  const averages = sentenceAverages(seen, facts);
  return seen.map((phone, at) => {
    const own = facts[at] as PhoneFacts;
    const count = own.posteriors.length;
    const scalars = phoneScalars(seen, facts, { at, averages });
    const out = new Float64Array(phoneBlocks * count + scalars.length);
    out[phone.phone] = 1;
    out.set(own.posteriors, count);
    out.set(own.ratios, 2 * count);
    [seen[at - 1], seen[at + 1]].forEach((neighbour, i) => {
      if (neighbour) out[(3 + i) * count + neighbour.phone] = 1;
    });
    out.set(scalars, phoneBlocks * count);
    return out;
  });
}

interface Averages {
  readonly gop: number;
  readonly posterior: number;
  readonly lengthZ: number;
  readonly energy: number;
  /** By word number. */
  readonly words: ReadonlyMap<number, { gop: number; posterior: number; phones: number }>;
}

function sentenceAverages(seen: readonly PhoneObservation[], facts: readonly PhoneFacts[]): Averages {
  const words = new Map<number, { gop: number; posterior: number; phones: number }>();
  for (const [at, { word }] of seen.entries()) {
    const own = facts[at] as PhoneFacts;
    const sum = words.get(word) ?? { gop: 0, posterior: 0, phones: 0 };
    words.set(word, {
      gop: sum.gop + own.gop,
      posterior: sum.posterior + own.posterior,
      phones: sum.phones + 1,
    });
  }
  return {
    gop: mean(facts.map(({ gop }) => gop)),
    posterior: mean(facts.map(({ posterior }) => posterior)),
    lengthZ: mean(facts.map(({ lengthZ }) => lengthZ)),
    energy: mean(seen.map(({ energy }) => energy)),
    words,
  };
}

function phoneScalars(
  seen: readonly PhoneObservation[],
  facts: readonly PhoneFacts[],
  { at, averages }: { at: number; averages: Averages },
): number[] {
  const phone = seen[at] as PhoneObservation;
  const own = facts[at] as PhoneFacts;
  const before = facts[at - 1];
  const after = facts[at + 1];
  const gap = (from: number | undefined, to: number | undefined): number =>
    from === undefined || to === undefined ? 3 : Math.log1p(clip(to - from, 0, 100));
  const word = averages.words.get(phone.word) ?? { gop: 0, posterior: 0, phones: 1 };
  return [
    own.gop,
    own.margin,
    own.posterior,
    Math.log(own.posterior + 1e-4),
    own.rank,
    phone.posterior,
    Math.log(phone.posterior + 1e-3),
    phone.agreement,
    Math.log(own.frames),
    own.lengthZ,
    own.lengthZ - averages.lengthZ,
    Math.abs(own.lengthZ - averages.lengthZ),
    gap(seen[at - 1]?.to, phone.from),
    gap(phone.to, seen[at + 1]?.from),
    phone.index === 0 ? 1 : 0,
    phone.isLast ? 1 : 0,
    Math.log(word.phones),
    before?.gop ?? averages.gop,
    after?.gop ?? averages.gop,
    before?.posterior ?? averages.posterior,
    after?.posterior ?? averages.posterior,
    before?.lengthZ ?? averages.lengthZ,
    after?.lengthZ ?? averages.lengthZ,
    word.gop / word.phones,
    word.posterior / word.phones,
    averages.gop,
    averages.posterior,
    averages.lengthZ,
    clip(phone.energy - averages.energy, -30, 30),
    Math.log(seen.length),
  ];
}
