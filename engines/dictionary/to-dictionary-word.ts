import type { DictionaryWord, Meaning } from '#contract/entities/word.ts';
import { australianIpa } from './australian-ipa.ts';
import { levelsByDigit, partLetters } from './dictionary-file.ts';
import type { EntrySource } from './entry-source.ts';
import type { StoredPart, StoredSense } from './read-entry.ts';

const mostExamples = 8;
const mostWords = 10;

const withWord = (examples: readonly string[], word: string): string =>
  examples.find((example) => ` ${example.toLowerCase()} `.includes(word.toLowerCase())) ?? '';

/** The senses of a headword in one part of speech, or in all. */
function sensesOf(source: EntrySource, headword: string, letter?: string): StoredSense[] {
  const index = source.indexOf(headword);
  if (index < 0) return [];
  return source
    .entryAt(index)
    .entry.parts.filter((part) => letter === undefined || part.letter === letter)
    .flatMap(({ senses }) => senses.map((sense) => source.senseAt(sense.index)));
}

/** Examples of a sense that several words share are of any of them. */
function examplesOf(senses: readonly StoredSense[], headword: string): string[] {
  const beginning = headword.slice(0, Math.max(3, headword.length - 2)).toLowerCase();
  return [
    ...new Set(
      senses.flatMap(({ examples, words, isOwn }) =>
        examples.filter((text) => isOwn || words.length < 2 || text.toLowerCase().includes(beginning)),
      ),
    ),
  ].slice(0, mostExamples);
}

function synonymsOf(senses: readonly StoredSense[], headword: string): Meaning['synonyms'] {
  const found = new Map<string, string>();
  for (const { words, examples } of senses) {
    for (const word of words) {
      if (word.toLowerCase() === headword) continue;
      found.set(word, found.get(word) || withWord(examples, word));
    }
  }
  return [...found].slice(0, mostWords).map(([word, example]) => ({ word, example }));
}

function antonymsOf(source: EntrySource, part: StoredPart): Meaning['antonyms'] {
  const words = [...new Set(part.senses.flatMap(({ antonyms }) => antonyms))].slice(0, mostWords);
  return words.map((word) => {
    const senses = sensesOf(source, word, part.letter);
    return {
      word,
      example: withWord(
        senses.flatMap(({ examples }) => examples),
        word,
      ),
    };
  });
}

/** An idiom with a sentence that has it; where there is none, with what it means. */
function idiomOf(source: EntrySource, phrase: string): Meaning['idioms'][number] {
  const [first, ...others] = sensesOf(source, phrase);
  const examples = [first, ...others].flatMap((sense) => sense?.examples ?? []);
  const example = withWord(examples, phrase);
  return { phrase, example: example === '' && first ? `It means: ${first.definition}.` : example };
}

function meaningOf(source: EntrySource, headword: string, part: StoredPart): Meaning {
  const senses = part.senses.map(({ index }) => source.senseAt(index));
  return {
    partOfSpeech: partLetters[part.letter],
    definitions: senses.map(({ definition }) => definition),
    examples: examplesOf(senses, headword),
    synonyms: synonymsOf(senses, headword),
    antonyms: antonymsOf(source, part),
    collocations: part.collocations.map((one) => ({ ...one })),
    idioms: part.idioms.map((phrase) => idiomOf(source, phrase)),
  };
}

/** The entry as the app and the API have it. `others`: words that the word asked for may also be a form of. */
export function toDictionaryWord(
  source: EntrySource,
  index: number,
  others: readonly string[],
): DictionaryWord {
  const { word, entry } = source.entryAt(index);
  const { american, british, rank, level } = entry;
  return {
    word: entry.written === '' ? word : entry.written,
    americanPhonetic: american === '' ? null : american,
    britishPhonetic: british === '' ? null : british,
    australianPhonetic: british === '' ? null : australianIpa(british),
    americanAudio: null,
    britishAudio: null,
    australianAudio: null,
    translations: [],
    image: null,
    familyWords: entry.family.map((family) => ({ word: family })),
    formOf: [...entry.formOf, ...others].map((base) => ({ word: base })),
    level: level === null ? null : (levelsByDigit[level] ?? null),
    frequencyRank: rank,
    meanings: entry.parts.map((part) => meaningOf(source, word, part)),
  };
}
