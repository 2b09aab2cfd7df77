import { alignWords, type Step } from '#domain/scoring/objective/alignment.ts';
import type { PronouncingDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { soundOut } from '#engines/speech/dictionary/letter-to-sound.ts';
import type { SpokenWord } from '#engines/speech/graph/words.ts';
import type { InsertedWord } from '#engines/speech/reading/inserted-words.ts';
import type { Rival } from '#engines/speech/reading/rivals.ts';
import type { WordWitness } from '#engines/speech/reading/second-witness.ts';
import { comparableWords, type ComparableWord } from './comparable-words.ts';
import { editShare, unlike } from './edit-share.ts';
import { findInserted } from './find-inserted.ts';
import { findRivals } from './find-rivals.ts';
import { soundLikeness } from './sound-likeness.ts';
import type { TranscriptWord } from './token-words.ts';

/** Any word may stand in another's place, but like words do so first; two words in the places of two do so before one like word. */
const leastNearness = 0.3;

/** Sounds, as a share, in which two words may differ from one that they stand for. */
const mostOfJoined = 0.15;

const nothing: WordWitness = { hears: 'nothing', confidence: 0 };

/** What the transcript says of a text. */
export interface TranscriptJudgement {
  /** Of every word: the word, a word quite unlike it in its place, or nothing of use. */
  readonly witnesses: readonly WordWitness[];
  /** Words that are in the transcript and not in the text. */
  readonly inserted: readonly InsertedWord[];
  /** Where it has other words than the text. */
  readonly rivals: readonly Rival[];
}

/** Compares a transcript with the words of a text. Words that sound the same count as the same. */
export function judgeByTranscript(
  words: readonly SpokenWord[],
  heard: readonly TranscriptWord[],
  dictionary: PronouncingDictionary,
): TranscriptJudgement {
  const expected = comparableWords(words.map(({ text }) => text));
  const found = comparableWords(heard.map(({ text }) => text));
  const sounds = (word: string): readonly (readonly string[])[] => dictionary.get(word) ?? [soundOut(word)];
  const distance = (a: string, b: string): number =>
    Math.min(...sounds(a).flatMap((one) => sounds(b).map((other) => editShare(one, other))));
  const distances = expected.map((one) =>
    found.map((other) => (one.word === other.word ? 0 : distance(one.word, other.word))),
  );
  const between = (key: number, typed: number): number => distances[key]?.[typed] ?? 1;
  const phonesOf = (typed: number): number => sounds(found[typed]?.word ?? '')[0]?.length ?? 0;
  const joined = (list: typeof expected, at: number): string =>
    `${list[at]?.word ?? ''}${list[at + 1]?.word ?? ''}`;
  /** Two words of one list sound like one of the other ("my grating" for "migrating"). */
  const soundsJoined = (list: typeof expected, at: number, one: string): boolean => {
    const [first, second] = [list[at], list[at + 1]];
    if (!first || !second) return false;
    const both = sounds(first.word).flatMap((start) => sounds(second.word).map((end) => [...start, ...end]));
    return sounds(one).some((phones) => both.some((other) => editShare(phones, other) <= mostOfJoined));
  };
  const steps = alignWords(expected.length, found.length, {
    isSame: (key, typed) => between(key, typed) === 0,
    nearness: (key, typed) => leastNearness + (0.9 - leastNearness) * (1 - between(key, typed)),
    isJoined: (key, typed) =>
      joined(expected, key) === found[typed]?.word || soundsJoined(expected, key, found[typed]?.word ?? ''),
    isSplit: (key, typed) =>
      expected[key]?.word === joined(found, typed) || soundsJoined(found, typed, expected[key]?.word ?? ''),
  });
  /** The text's word in its own pronunciations as well: of several nations, and unstressed. */
  const likeness = (key: number, typed: number): number => {
    const [{ word, source }, other] = [expected[key] as ComparableWord, found[typed]?.word ?? ''];
    const isWhole = expected[key - 1]?.source !== source && expected[key + 1]?.source !== source;
    const own = isWhole ? (words[source]?.pronunciations ?? []) : [];
    return soundLikeness([...sounds(word), ...own], sounds(other));
  };
  const opinions = expected.map(() => nothing);
  const confidenceOf = ({ typed }: Step): number =>
    Math.min(1, ...typed.map((at) => heard[found[at]?.source ?? 0]?.confidence ?? 0));
  for (const step of steps) {
    const { kind, key, typed } = step;
    const confidence = confidenceOf(step);
    for (const at of key) {
      if (kind === 'missed') continue;
      const [other = 0] = typed;
      if (kind === 'same' || key.length + typed.length > 2) opinions[at] = { hears: 'word', confidence };
      else if (between(at, other) >= unlike)
        opinions[at] = { hears: 'other', confidence, likeness: likeness(at, other) };
      else opinions[at] = { ...nothing, likeness: likeness(at, other) };
    }
  }
  for (const [at, passedOver] of wordsPassedOver(steps, opinions, confidenceOf))
    opinions[at] = { ...nothing, passedOver };
  const ofWord = Map.groupBy(opinions.entries(), ([at]) => expected[at]?.source ?? 0);
  return {
    witnesses: words.map((_, at) => worstOf((ofWord.get(at) ?? []).map(([, opinion]) => opinion))),
    inserted: findInserted({ steps, expected, found, heard, opinions, distance: between, phonesOf }),
    rivals: findRivals({ steps, expected, found, opinions, sounds }),
  };
}

/**
 * Missing words of the text, with the lesser confidence of what was heard in the places on both sides: at least on one side the
 * text's own word, and nothing between the two.
 */
function wordsPassedOver(
  steps: readonly Step[],
  opinions: readonly WordWitness[],
  confidenceOf: (step: Step) => number,
): [at: number, sure: number][] {
  const isPair = (step: Step | undefined): step is Step => step?.kind === 'same' || step?.kind === 'near';
  const isWord = ({ key }: Step): boolean => key.some((at) => opinions[at]?.hears === 'word');
  return steps.flatMap(({ kind, key: [at = 0] }, i): [number, number][] => {
    if (kind !== 'missed') return [];
    const before = steps.slice(0, i).findLast((step) => step.kind !== 'missed');
    const after = steps.slice(i + 1).find((step) => step.kind !== 'missed');
    if (!isPair(before) || !isPair(after) || !(isWord(before) || isWord(after))) return [];
    return [[at, Math.min(confidenceOf(before), confidenceOf(after))]];
  });
}

/** A word that is read as several was said when all of them were. */
function worstOf(opinions: readonly WordWitness[]): WordWitness {
  const order = ['other', 'nothing', 'word'] as const;
  return opinions.reduce<WordWitness>((worst, next) => {
    const step = order.indexOf(next.hears) - order.indexOf(worst.hears);
    return step < 0 || (step === 0 && next.confidence < worst.confidence) ? next : worst;
  }, opinions[0] ?? nothing);
}
