import type { Step } from '#domain/scoring/objective/alignment.ts';
import type { InsertedWord } from '#engines/speech/reading/inserted-words.ts';
import { confirmedShare, nearlyAll, type WordWitness } from '#engines/speech/reading/second-witness.ts';
import type { ComparableWord } from './comparable-words.ts';
import { unlike } from './edit-share.ts';
import type { TranscriptWord } from './token-words.ts';

/** A transcript beside a text. Positions in `expected` (the text) and `found` (the transcript). */
interface Comparison {
  readonly steps: readonly Step[];
  readonly expected: readonly ComparableWord[];
  readonly found: readonly ComparableWord[];
  readonly heard: readonly TranscriptWord[];
  /** Of every expected word. */
  readonly opinions: readonly WordWitness[];
  /** How many sounds a transcript word has. */
  readonly phonesOf: (found: number) => number;
  /** Sounds in which two words differ, as a share: 0 when they sound the same. */
  readonly distance: (expected: number, found: number) => number;
}

/** Whom the transcript engine hardly understands it does not accuse of more words either. */
const leastUnderstood = 0.7;
const leastConfidence = 0.5;
/** When it has nearly the whole text, an unlikely word is still one: the rest shows that it hears this speaker well. */
const leastConfidenceWithRest = 0.3;
/** Recognisers write small words ("a", "the") where the grammar wants one. These limits: docs/transcript-engine.md. */
const leastPhones = 3;
/** Readers who start again go back so far at most. Words of this stretch are said again, not inserted. */
const restartReach = 6;
const sameSound = 0.01;

/**
 * Words of the transcript that the text does not have. They are sure between words of the text that it has as well; beside
 * another word they may belong to that one, and only count where the decoder heard more speech too.
 */
export function findInserted(comparison: Comparison): InsertedWord[] {
  const { expected, found, heard, opinions } = comparison;
  const understood = confirmedShare(opinions);
  if (understood < leastUnderstood) return [];
  const least = understood >= nearlyAll ? leastConfidenceWithRest : leastConfidence;
  return runsOf(comparison.steps).flatMap((run): InsertedWord[] => {
    if (isInsideWord(comparison, run.at) || isRestart(comparison, run)) return [];
    const isBetween = standsBetweenWords(comparison, run.at);
    const sources = new Set(run.typed.flatMap((one) => found[one]?.source ?? []));
    return [...sources].flatMap((source) => {
      const word = heard[source];
      const own = run.typed.filter((one) => found[one]?.source === source);
      const isWhole = found.filter((one) => one.source === source).length === own.length;
      // Of two words with a hyphen between them one may be the text's own.
      const isPart = !isWhole && word?.text.includes('-') === true;
      if (!word || !(isWhole || isPart) || own.every((one) => isSaidAgain(comparison, run.at, one)))
        return [];
      const phones = own.reduce((sum, one) => sum + comparison.phonesOf(one), 0);
      const text = isPart ? own.map((one) => found[one]?.word ?? '').join(' ') : plain(word.text);
      const isSure = isBetween && phones >= leastPhones && word.confidence >= least;
      return [{ before: expected[run.at]?.source ?? Number.POSITIVE_INFINITY, text, isSure }];
    });
  });
}

interface Run {
  /** The expected word that it stands before. */
  readonly at: number;
  readonly typed: readonly number[];
}

function runsOf(steps: readonly Step[]): Run[] {
  const runs: { at: number; typed: number[] }[] = [];
  let at = 0;
  for (const { kind, key, typed } of steps) {
    const last = runs.at(-1);
    if (kind === 'extra' && last?.at === at) last.typed.push(...typed);
    else if (kind === 'extra') runs.push({ at, typed: [...typed] });
    at += key.length;
  }
  return runs;
}

function isInsideWord({ expected }: Comparison, at: number): boolean {
  return expected[at] !== undefined && expected[at].source === expected[at - 1]?.source;
}

/** On both sides the text's own word, or something like it: an ending that was heard otherwise. */
function standsBetweenWords({ steps, opinions, distance }: Comparison, at: number): boolean {
  const isHeard = (place: number): boolean => {
    if ((opinions[place]?.hears ?? 'word') === 'word') return true;
    const pair = steps.find(({ key }) => key.some((one) => one === place));
    return pair?.kind === 'near' && pair.typed.every((typed) => distance(place, typed) < unlike);
  };
  return isHeard(at - 1) && isHeard(at);
}

/** Mostly words that stand around: the few others of it are the recogniser's, who hears broken-off words badly. */
function isRestart(comparison: Comparison, { at, typed }: Run): boolean {
  const near = (share: number): number =>
    typed.filter((one) => isWordNear(comparison, at, one, share)).length;
  return near(sameSound) > 0 && near(unlike) * 2 > typed.length;
}

/** Whether a word of the text around this place differs from the one that was heard in less than this share of its sounds. */
function isWordNear({ expected, distance }: Comparison, at: number, typed: number, share: number): boolean {
  return expected.some((_, place) => Math.abs(place - at) <= restartReach && distance(place, typed) < share);
}

/** A word that stands around, or a false start: something like one of its neighbours, or the beginning of it. */
function isSaidAgain(comparison: Comparison, at: number, typed: number): boolean {
  const { expected, found, distance } = comparison;
  const isFalseStart = [at - 1, at].some((place) => {
    const isBeginning = expected[place]?.word.startsWith(found[typed]?.word ?? ' ') === true;
    return isBeginning || distance(place, typed) < unlike;
  });
  return isFalseStart || isWordNear(comparison, at, typed, sameSound);
}

/** A word without the punctuation round it. */
function plain(text: string): string {
  return text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
