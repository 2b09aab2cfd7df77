import type { Lexicon } from '#engines/writing/lexicon/lexicon.ts';
import { isInDictionary } from '#engines/writing/lexicon/lexicon.ts';
import { wordForm } from '#engines/writing/lexicon/lexicon-file.ts';
import type { Synset, WordNet, WordSense } from './wordnet.ts';

/** Most senses of a word in one part of speech: learners need the common ones. */
const mostSenses = 6;
/** Names as common as this are kept: countries, days, cities, peoples. */
const namesUpTo = 15_000;
const hurtful = /\b(?:ethnic slurs?|obscene|obscenity|offensive term|disparag\w+|vulgar|derogatory)\b/u;

export interface Headword {
  /** In lower case. */
  readonly word: string;
  /** As it is written. */
  readonly written: string;
  readonly senses: readonly WordSense[];
}

/** An instance (`@i`) in the file of persons is somebody's name. */
const isPerson = ({ file, pointers }: Synset): boolean =>
  file === 18 && pointers.some(({ sign }) => sign === '@i');

function writtenOf(word: string, synsets: readonly Synset[]): string {
  const written = synsets.flatMap(({ words }) => words.filter((one) => one.toLowerCase() === word));
  return written.includes(word) ? word : (written[0] ?? word);
}

/** Whether a single word is worth a place. */
function isWanted(word: string, written: string, lexicon: Lexicon): boolean {
  const known = lexicon.find(word);
  if (known === undefined) return false;
  if (written !== word) return known.rank <= namesUpTo && isInDictionary(known);
  return (known.form & wordForm.lower) !== 0 || (known.rank <= 40_000 && word.length > 3);
}

/** Whether a phrase is: of common words, and not a name. */
function isWantedPhrase(word: string, written: string, letters: string, lexicon: Lexicon): boolean {
  if (written !== word || !/^[a-z][a-z' -]+$/u.test(word)) return false;
  const ranks = word.split(' ').map((part) => lexicon.find(part)?.rank ?? Number.POSITIVE_INFINITY);
  return Math.max(...ranks) <= (/[var]/u.test(letters) ? 30_000 : 8_000);
}

/** The words and phrases of WordNet that go into the dictionary, with their common senses that hurt nobody. */
export function chooseHeadwords({ synsets, senses }: WordNet, lexicon: Lexicon): Headword[] {
  const chosen: Headword[] = [];
  for (const [word, all] of senses) {
    if (!/^[a-z][a-z' -]*$/u.test(word) || (word.length < 2 && word !== 'a' && word !== 'i')) continue;
    const fit = all.filter(({ synset }) => {
      const found = synsets.get(synset);
      return found && found.definition !== '' && !isPerson(found) && !hurtful.test(found.definition);
    });
    const written = writtenOf(
      word,
      fit.flatMap(({ synset }) => synsets.get(synset) ?? []),
    );
    const letters = fit.map(({ synset }) => synset[0]).join('');
    const isFit = word.includes(' ')
      ? isWantedPhrase(word, written, letters, lexicon)
      : isWanted(word, written, lexicon);
    if (!isFit) continue;
    const places = new Map<string, number>();
    const common = fit.filter(({ synset }) => {
      const letter = synset[0] ?? '';
      places.set(letter, (places.get(letter) ?? 0) + 1);
      return (places.get(letter) ?? 0) <= mostSenses;
    });
    if (common.length > 0) chosen.push({ word, written, senses: common });
  }
  return chosen;
}
