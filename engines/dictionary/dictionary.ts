import type { DictionaryWord } from '#contract/entities/word.ts';
import { readArchive } from '#domain/bytes/archive.ts';
import { dictionaryParts } from './dictionary-file.ts';
import type { EntrySource } from './entry-source.ts';
import { readKeyTable, type DecodeText } from './key-table.ts';
import { lookUpForm } from './look-up-form.ts';
import { readEntry, readSense, type StoredEntry } from './read-entry.ts';
import { readRecordTable } from './record-table.ts';
import { toDictionaryWord } from './to-dictionary-word.ts';

export interface Dictionary extends EntrySource {
  /** Number of headwords, phrases too. */
  readonly count: number;
  /** The headword of a word or of one of its forms; `undefined` when the dictionary has neither. */
  headwordOf(word: string): string | undefined;
  /** The entry of a word or of one of its forms, without translations. */
  find(word: string): DictionaryWord | undefined;
}

/** Opens the bytes of a dictionary file (not compressed) without reading them. Throws when they are something else. */
export function openDictionary(bytes: Uint8Array, decode: DecodeText): Dictionary {
  const parts = readArchive(bytes);
  const part = (name: string): Uint8Array => {
    const found = parts.get(name);
    if (found === undefined) throw new RangeError(`the dictionary has no ${name}`);
    return found;
  };
  const words = readKeyTable(part(dictionaryParts.words), decode);
  const forms = readKeyTable(part(dictionaryParts.forms), decode);
  const senses = readRecordTable(part(dictionaryParts.senses));
  if (words.count === 0 || senses.count === 0) throw new RangeError('the dictionary is empty');

  function entryAt(index: number): { word: string; entry: StoredEntry } {
    const { word, text } = words.at(index);
    return { word, entry: readEntry(text) };
  }

  /** The headword's number, and the other words that were perhaps meant. */
  function locate(word: string): { index: number; others: string[] } | undefined {
    const form = lookUpForm(word);
    if (form === '') return undefined;
    const index = words.indexOf(form);
    if (index >= 0) return { index, others: [] };
    const at = forms.indexOf(form);
    if (at < 0) return undefined;
    const [first = '', ...others] = forms.at(at).text.split(';');
    const target = words.indexOf(first);
    return target < 0 ? undefined : { index: target, others };
  }

  const dictionary: Dictionary = {
    count: words.count,
    indexOf: (headword) => words.indexOf(headword),
    headwordOf(word) {
      const place = locate(word);
      return place && words.at(place.index).word;
    },
    find(word) {
      const place = locate(word);
      return place && toDictionaryWord(dictionary, place.index, place.others);
    },
    entryAt,
    senseAt: (index) => readSense(decode(senses.read(index))),
  };
  return dictionary;
}
