import type { HeardWord } from '#contract/entities/speech-evidence.ts';
import { soundGuides, type SoundGuide } from './sounds.ts';

/** The words that were heard in one reading. */
export type HeardReadingWords = readonly Pick<HeardWord, 'word' | 'type' | 'phones'>[];

export interface MissedSound extends SoundGuide {
  /** ARPAbet. */
  readonly phone: string;
  /** How often it was said, and how often it was not clear. */
  readonly said: number;
  readonly unclear: number;
  /** Readings that it was said in. */
  readonly readings: number;
  /** In which of the readings that were looked at it was not clear. */
  readonly unclearIn: readonly number[];
  /** The learner's own words in which it was not clear, the most frequent first. */
  readonly ownWords: readonly string[];
}

export type SoundAdvice =
  | { readonly kind: 'too-few'; readonly readings: number; readonly wanted: number }
  /** `sounds`: the most missed first; none when no sound stands out. */
  | {
      readonly kind: 'known';
      readonly readings: number;
      readonly said: number;
      readonly sounds: readonly MissedSound[];
    };

/** Fewer say too little of anybody. */
const fewestReadings = 3;
const fewestSaid = 12;
const mostSounds = 4;
const mostOwnWords = 3;
/** A phone is marked from 0 to 2; below this raters called it wrong or hard to understand more often than not. */
const unclearBelow = 1;

interface Tally {
  said: number;
  unclear: number;
  readonly readings: Set<number>;
  readonly unclearIn: Set<number>;
  readonly words: Map<string, number>;
}

const newTally = (): Tally => ({
  said: 0,
  unclear: 0,
  readings: new Set(),
  unclearIn: new Set(),
  words: new Map(),
});

/** The lower end of Wilson's interval (nine times of ten): what a share is at least, as far as so many tries tell. */
function leastShare(found: number, tries: number): number {
  const z = 1.645;
  const share = found / tries;
  const middle = share + z ** 2 / (2 * tries);
  const reach = z * Math.sqrt((share * (1 - share)) / tries + z ** 2 / (4 * tries ** 2));
  // Of nothing found it is nothing, which rounding would make a little more.
  return found === 0 ? 0 : (middle - reach) / (1 + z ** 2 / tries);
}

/**
 * Sounds that a learner misses more often than their other sounds, from their last readings. One is named only when it was said often
 * enough, in several readings, and is surely above the learner's own mean: everybody's sounds are marked down now and then.
 */
export function missedSounds(readings: readonly HeardReadingWords[]): SoundAdvice {
  const used = [...readings.entries()].filter(([, words]) => words.some(({ phones }) => phones.length > 0));
  if (used.length < fewestReadings) return { kind: 'too-few', readings: used.length, wanted: fewestReadings };
  const tallies = new Map<string, Tally>();
  for (const [at, words] of used)
    for (const { word, type, phones } of words) {
      // What was left out or replaced says nothing of its sounds.
      if (type !== 'CORRECT') continue;
      for (const { phone, score } of phones) {
        const tally = tallies.get(phone) ?? newTally();
        tally.said += 1;
        tally.readings.add(at);
        if (score < unclearBelow) {
          tally.unclear += 1;
          tally.unclearIn.add(at);
          const own = word.toLowerCase();
          tally.words.set(own, (tally.words.get(own) ?? 0) + 1);
        }
        tallies.set(phone, tally);
      }
    }
  const said = [...tallies.values()].reduce((sum, tally) => sum + tally.said, 0);
  const unclear = [...tallies.values()].reduce((sum, tally) => sum + tally.unclear, 0);
  const usual = said === 0 ? 0 : unclear / said;
  const sounds = [...tallies]
    .flatMap(([phone, tally]) => {
      const guide = soundGuides[phone];
      const isEnough = tally.said >= fewestSaid && tally.readings.size >= fewestReadings;
      if (guide === undefined || !isEnough || leastShare(tally.unclear, tally.said) <= usual) return [];
      const ownWords = [...tally.words].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
      return [
        {
          ...guide,
          phone,
          said: tally.said,
          unclear: tally.unclear,
          readings: tally.readings.size,
          unclearIn: [...tally.unclearIn],
          ownWords: ownWords.slice(0, mostOwnWords),
        },
      ];
    })
    .toSorted((a, b) => b.unclear / b.said - a.unclear / a.said)
    .slice(0, mostSounds);
  return { kind: 'known', readings: used.length, said, sounds };
}
