import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { loadBank } from '#content/load-bank.ts';
import { textsOf } from '#domain/tasks/rules-of.ts';
import { readLexiconFile } from '#engines/writing/lexicon/lexicon-file.ts';
import { readLexicon } from '#engines/writing/lexicon/lexicon.ts';
import { readWritingData } from '#server/scoring/read-writing-data.ts';
import { chooseHeadwords, type Headword } from './choose-headwords.ts';
import { createCollocationCounter } from './collocations.ts';
import { indexForms } from './form-index.ts';
import { makeEntry } from './make-entries.ts';
import { readFunctionWords, readOwnForms, readRewritten } from './own-words.ts';
import { pronounce } from './pronounce.ts';
import { findFamilies, findIdioms } from './relations.ts';
import { readWordNet } from './wordnet.ts';
import { writeDictionary } from './write-dictionary.ts';

const CmuModule = z.object({ dictionary: z.record(z.string(), z.string()) });

/** All words of the lexicon in order. */
function wordsOf(bytes: Uint8Array): string[] {
  const { count, shared, letters } = readLexiconFile(bytes);
  const words: string[] = [];
  let at = 0;
  let word = '';
  for (let i = 0; i < count; i++) {
    const end = letters.indexOf(0, at);
    word = word.slice(0, shared[i]) + String.fromCharCode(...letters.subarray(at, end));
    at = end + 1;
    words.push(word);
  }
  return words;
}

/** Makes the English dictionary from its sources in the models folder. */
export async function buildEnglish(
  folder: string,
  say: (line: string) => void,
): Promise<{ bytes: Uint8Array; counts: Readonly<Record<string, number>> }> {
  const wordnet = readWordNet(join(folder, 'writing-sources', 'wordnet'));
  const cmuPath = pathToFileURL(join(folder, 'words-sources', 'cmu', 'index.js')).href;
  const { dictionary: cmu } = CmuModule.parse(await import(cmuPath));
  const lexiconBytes = readWritingData('lexicon.bin').bytes;
  const lexicon = readLexicon(lexiconBytes);
  const rankOf = (word: string): number => lexicon.find(word)?.rank ?? Number.POSITIVE_INFINITY;

  const functionWords = readFunctionWords();
  const ownByWord = Map.groupBy([...functionWords, ...readRewritten()], ({ word }) => word.toLowerCase());
  const functionSet = new Set(functionWords.map(({ word }) => word.toLowerCase()));
  const headwords = new Map<string, Headword>();
  for (const headword of chooseHeadwords(wordnet, lexicon)) headwords.set(headword.word, headword);
  for (const [word, [meaning]] of ownByWord)
    if (!headwords.has(word) || functionSet.has(word))
      headwords.set(word, { word, written: meaning?.word ?? word, senses: [] });
  say(`${headwords.size} headwords`);

  const lettersOf = ({ word, senses }: Headword): string =>
    [
      ...new Set([
        ...(ownByWord.get(word) ?? []).map(({ letter }) => letter),
        ...senses.map(({ synset }) => synset[0] ?? ''),
      ]),
    ].join('');
  const { forms, formOf } = indexForms(
    new Map(
      [...headwords].map(([word, one]) => [word, { letters: lettersOf(one), isOwn: functionSet.has(word) }]),
    ),
    wordsOf(lexiconBytes),
    lexicon,
    readOwnForms(),
  );

  const best = new Map<string, number>();
  for (const { word, written } of headwords.values())
    if (!word.includes(' ') && (word === written || functionSet.has(word))) best.set(word, rankOf(word));
  for (const [form, bases] of forms) {
    const [base = ''] = bases;
    if (best.has(base)) best.set(base, Math.min(best.get(base) ?? 0, rankOf(form)));
  }
  const places = new Map(
    [...best]
      .filter(([, rank]) => Number.isFinite(rank))
      .toSorted(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
      .map(([word], i) => [word, i + 1]),
  );

  const all = [...headwords.values()];
  const headwordOf = (word: string): string | undefined =>
    headwords.has(word) && !word.includes(' ') ? (formOf.get(word)?.[0] ?? word) : forms.get(word)?.[0];
  const counter = createCollocationCounter(lexicon, headwordOf);
  for (const { definition, examples } of wordnet.synsets.values()) {
    counter.read(definition, false);
    for (const example of examples) counter.read(example, true);
  }
  for (const item of loadBank().items) {
    const texts = textsOf(item);
    for (const text of new Set([texts.source, texts.spoken, texts.answer])) counter.read(text, true);
  }
  say('Collocations are counted');
  const pronunciations = await pronounce([...headwords.keys()], cmu);
  say('Pronunciations are made');
  const sources = {
    wordnet,
    ownByWord,
    isFunctionWord: (word: string) => functionSet.has(word),
    placeOf: (word: string) => places.get(word),
    formOf,
    families: findFamilies(wordnet, all, rankOf),
    idioms: findIdioms(all, rankOf),
    collocations: counter.strongest(),
    pronunciations,
  };
  const entries = all.map((headword) => makeEntry(headword, sources)).filter(({ parts }) => parts.length > 0);
  const bytes = writeDictionary(entries, forms);
  const counts = {
    words: entries.filter(({ word }) => !word.includes(' ')).length,
    phrases: entries.filter(({ word }) => word.includes(' ')).length,
    forms: forms.size,
  };
  return { bytes, counts };
}
