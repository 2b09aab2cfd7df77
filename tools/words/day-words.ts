import { join } from 'node:path';
import type { WordLevel } from '#contract/entities/word.ts';
import { levelsByDigit, type PartLetter } from '#engines/dictionary/dictionary-file.ts';
import type { Dictionary } from '#engines/dictionary/dictionary.ts';
import { soundAccents } from '#domain/words/sound-index.ts';
import { writeWhole } from '#tools/write-whole.ts';
import { dataFolder, openEnglish } from './pack-files.ts';
import { readIndexFile } from './sounds/sound-shelf.ts';

/** Words that carry the grammar (*theirs*) teach nobody on a day of their own. */
const ofContent: ReadonlySet<PartLetter> = new Set(['n', 'v', 'a', 'r']);
/** A shorter one is a synonym and explains nothing. */
const leastDefinition = 15;

/** The level of a headword that is fit for a day: its first meaning is ours, in plain words, with an example that has the word in it. */
function dayLevelOf(dictionary: Dictionary, index: number): WordLevel | null {
  const { word, entry } = dictionary.entryAt(index);
  const [part] = entry.parts;
  const [first] = part?.senses ?? [];
  if (entry.level === null || part === undefined || first === undefined) return null;
  if (!/^[a-z]{4,}$/u.test(word) || entry.written !== '' || entry.formOf.length > 0) return null;
  const { isOwn, definition, examples } = dictionary.senseAt(first.index);
  const hasExample = examples.some((text) => text.toLowerCase().includes(word));
  const isGood = isOwn && hasExample && definition.length >= leastDefinition && entry.british !== '';
  return isGood && ofContent.has(part.letter) ? (levelsByDigit[entry.level] ?? null) : null;
}

const dayWordsPath = join(dataFolder, 'day-words.json');

/** The words of `engines/dictionary/data/day-words.json` by level, with blanks between: fit for a day, and recorded in every accent. */
export function listDayWords(dictionary: Dictionary): Record<WordLevel, string> {
  const recorded = soundAccents.map(readIndexFile);
  const words: Record<WordLevel, string> = { A1: '', A2: '', B1: '', B2: '', C1: '', C2: '' };
  for (let index = 0; index < dictionary.count; index++) {
    const { word } = dictionary.entryAt(index);
    const level = recorded.every((sounds) => sounds.has(word)) ? dayLevelOf(dictionary, index) : null;
    if (level !== null) words[level] += words[level] === '' ? word : ` ${word}`;
  }
  return words;
}

/** Lists them anew, after the dictionary or the recorded words have changed. */
export const writeDayWords = (dictionary: Dictionary): void =>
  writeWhole(dayWordsPath, `${JSON.stringify(listDayWords(dictionary), null, 2)}\n`);

if (import.meta.main) writeDayWords(openEnglish());
