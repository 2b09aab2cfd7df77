import type { Dictionary } from '#engines/dictionary/dictionary.ts';

export interface EntryCounts {
  words: number;
  phrases: number;
  withExample: number;
  withSound: number;
  levels: number;
}

/** Reads every entry; says what is wrong with it. */
export function checkEntries(dictionary: Dictionary, problems: string[]): EntryCounts {
  const counts = { words: 0, phrases: 0, withExample: 0, withSound: 0, levels: 0 };
  for (let index = 0; index < dictionary.count; index++) {
    const { word, entry } = dictionary.entryAt(index);
    const senses = entry.parts.flatMap((part) => part.senses.map((sense) => dictionary.senseAt(sense.index)));
    if (senses.length === 0 || senses.some(({ definition }) => definition === ''))
      problems.push(`${word} has no definition`);
    if (entry.british === '') problems.push(`${word} has no sound`);
    counts[word.includes(' ') ? 'phrases' : 'words'] += 1;
    if (senses.some(({ examples }) => examples.length > 0)) counts.withExample += 1;
    if (entry.british !== '' && entry.american !== '') counts.withSound += 1;
    if (entry.level !== null) counts.levels += 1;
  }
  return counts;
}
