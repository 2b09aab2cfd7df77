import type { SpokenWord } from '#engines/speech/graph/words.ts';
import { pronounceText, readDictionary } from './pronouncing-dictionary.ts';

/**
 * The words of an item's text as the reading engine takes them. `pronunciations` are the item's own lines
 * (`word PH ON ES`, made when content is written); British variants and weak forms are added here by rule. A word without
 * a line, as in an item from before there were any, is sounded out.
 */
export function wordsOfItem(text: string, pronunciations: readonly string[] = []): readonly SpokenWord[] {
  return pronounceText(text, readDictionary(pronunciations.join('\n'))).words;
}
