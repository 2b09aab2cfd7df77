import { wordForm } from '#engines/writing/lexicon/lexicon-file.ts';
import { isInDictionary, type Lexicon, type LexiconEntry } from '#engines/writing/lexicon/lexicon.ts';
import { baseGuesses, singularGuesses } from '#domain/morphology/inflect.ts';
import type { Sentence } from '#engines/writing/text/sentences.ts';
import type { Token } from '#engines/writing/text/tokens.ts';
import { isAccepted } from './accept.ts';
import { knownSlips } from './known-slips.ts';
import { suggestWords, type Suggestion } from './suggest.ts';

export interface SpellingFlag {
  readonly start: number;
  readonly end: number;
  /** The typed word, normalised. */
  readonly word: string;
  /** Best first, with the capitals of the typed word. Empty when nothing is near. */
  readonly suggestions: readonly string[];
  /** Sure enough to cost marks. Otherwise the learner is only asked to check the word. */
  readonly isSure: boolean;
}

/** Different unknown words that suggestions are sought for; a text with more of them is no English text. */
const mostSearches = 250;
const longestWord = 40;
const commonName = 12_000;

/** Spelling of every word of a text. `accepted` has words in lower case that are right here (the question's own). */
export function checkSpelling(
  lexicon: Lexicon,
  sentences: readonly Sentence[],
  accepted: ReadonlySet<string>,
): SpellingFlag[] {
  const names = capitalisedInside(sentences);
  const searched = new Map<string, Suggestion[]>();
  const flags: SpellingFlag[] = [];
  for (const { tokens } of sentences) {
    let isFirst = true;
    for (const [i, token] of tokens.entries()) {
      if (token.kind !== 'word') continue;
      const starts = isFirst;
      isFirst = false;
      if (!isChecked(token, starts) || accepted.has(token.lower)) continue;
      if (isPartOfAddress(tokens, i)) continue;
      if (token.lower === 'peoples' && isNations(tokens[i - 1], tokens[i + 1])) continue;
      for (const part of partsOf(lexicon, token)) {
        const flag = checkWord(part, isCrowd(tokens[i - 1]));
        if (flag !== undefined && !(starts && names.has(part.lower))) flags.push(flag);
      }
    }
  }
  return flags;

  function checkWord(token: Part, isMany: boolean): SpellingFlag | undefined {
    const { lower, text, start, end } = token;
    const place = { start, end, word: text };
    const slip = knownSlips.get(lower);
    if (slip !== undefined)
      return { ...place, suggestions: [likeTyped(slip, text)], isSure: lower !== 'peoples' || isMany };
    if (isAccepted(lexicon, text) || isNameInSmall(lexicon.find(text))) return undefined;
    if (searched.size > mostSearches && !searched.has(lower))
      return { ...place, suggestions: [], isSure: false };
    const near = searched.get(lower) ?? suggestWords(lexicon, lower);
    searched.set(lower, near);
    const isSure =
      text === lower ? isSureOf(lexicon, lower, near[0]) : isSureOfCapital(lexicon, lower, near[0]);
    if (text !== lower && !isSure) return undefined;
    return { ...place, suggestions: near.slice(0, 3).map(({ word }) => likeTyped(word, text)), isSure };
  }
}

/** Endings of files and addresses in small letters; other words with no space after a full stop are the next sentence. */
const endings = new Set(
  'com org net edu gov io co uk au yaml yml json txt pdf doc docx html js ts py csv jpg png exe xml md mp3 zip'.split(
    ' ',
  ),
);
/** `http://localhost:8080`, `config.yaml`: no words of a sentence. */
function isPartOfAddress(tokens: readonly Token[], i: number): boolean {
  const isTight = (at: number): boolean => tokens[at]?.spaced === false;
  const isSlash = (at: number): boolean =>
    tokens[at]?.text === '/' || tokens[at]?.text === '//' || tokens[at]?.text === '\\';
  if (isTight(i) && isSlash(i - 1) && isTight(i - 1) && (isSlash(i - 2) || tokens[i - 2]?.text === ':'))
    return true;
  if (isTight(i) && tokens[i - 1]?.text === '.' && isTight(i - 1) && endings.has(tokens[i]?.lower ?? ''))
    return true;
  return (
    isTight(i + 1) && tokens[i + 1]?.text === '.' && isTight(i + 2) && endings.has(tokens[i + 2]?.lower ?? '')
  );
}

/** The peoples of Asia, the free peoples: nations, and not learners' plural of `people`. */
function isNations(before: Token | undefined, after: Token | undefined): boolean {
  return (
    after?.lower === 'of' ||
    /^(?:indigenous|native|tribal|nomadic|ancient|aboriginal|free|eastern|western|african|asian|baltic|slavic|arab|two|our|their|neighbou?ring)$/u.test(
      before?.lower ?? '',
    )
  );
}

/** `Many peoples`, `young peoples` and `peoples` first in a sentence mean people; `other peoples` may be nations. */
function isCrowd(before: Token | undefined): boolean {
  return (
    before === undefined ||
    /^(?:many|some|most|several|few|more|lot|lots|young|old|older|poor|rich|normal|ordinary|every|each|a|hundred|thousand|million)$/u.test(
      before.lower,
    )
  );
}

/** `english`: the rule for capitals has more to say about it. */
function isNameInSmall(entry: LexiconEntry | undefined): boolean {
  return entry !== undefined && (entry.form & wordForm.capital) !== 0 && entry.rank < commonName;
}

interface Part {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

/** The parts of a hyphenated word that no dictionary has as a whole, when its offsets can be told. */
function partsOf(lexicon: Lexicon, token: Token): Part[] {
  if (!token.lower.includes('-') || knownSlips.has(token.lower) || isAccepted(lexicon, token.text))
    return [token];
  if (token.end - token.start !== token.text.length) return [token];
  const parts: Part[] = [];
  let at = token.start;
  for (const text of token.text.split('-')) {
    if (text.length > 3 && text !== 'olds')
      parts.push({ text, lower: text.toLowerCase(), start: at, end: at + text.length });
    at += text.length + 1;
  }
  return parts;
}

/** Capitals inside a sentence are names, whole words in capitals are acronyms: neither is looked up. */
function isChecked({ text, lower }: Token, starts: boolean): boolean {
  if (lower.length < 2 || lower.length > longestWord || lower.startsWith("'") || lower === "n't")
    return false;
  if (!/^[a-z'-]+$/u.test(lower)) return false;
  if (text === lower) return true;
  return starts && /^[A-Z][a-z'-]+$/u.test(text);
}

function capitalisedInside(sentences: readonly Sentence[]): Set<string> {
  const names = new Set<string>();
  for (const { tokens } of sentences) {
    const first = tokens.findIndex(({ kind }) => kind === 'word');
    tokens.forEach((token, i) => {
      if (i > first && /^[A-Z]/u.test(token.text)) names.add(token.lower);
    });
  }
  return names;
}

/** Names in small letters, foreign and technical words and coinages are not sure; plain slips of common words are. */
function isSureOf(lexicon: Lexicon, lower: string, best: Suggestion | undefined): boolean {
  if (lower.length < 4 || best === undefined || /^[A-Z]/u.test(best.word)) return false;
  const most = lower.length === 4 ? 1 : lower.length <= 6 ? 1.3 : 1.95;
  if (best.cost > most || best.logRank > 10.7) return false;
  const entry = lexicon.find(lower);
  if (entry === undefined) return best.cost <= 0.9 || !isFormOfRarer(lexicon, lower);
  if ((entry.form & wordForm.capital) !== 0) return false;
  return !isInDictionary(entry) && best.cost <= 1.2 && entry.rank > 12 * Math.exp(best.logRank);
}

/** Words less common than this, a dictionary has in fewer forms than there are: nucleotides, bottlenecked. */
const rarer = 4000;
function isFormOfRarer(lexicon: Lexicon, lower: string): boolean {
  return [...singularGuesses(lower), ...baseGuesses(lower)].some((base) => {
    const entry = lexicon.find(base);
    return entry !== undefined && isInDictionary(entry) && entry.rank > rarer && base.length > 3;
  });
}

function isSureOfCapital(lexicon: Lexicon, lower: string, best: Suggestion | undefined): boolean {
  if (best === undefined || lower.length < 5 || lexicon.find(lower) !== undefined) return false;
  return !/^[A-Z]/u.test(best.word) && best.cost <= 1 && best.logRank < 9;
}

function likeTyped(word: string, typed: string): string {
  return /^[A-Z]/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
