import { join, relative } from 'node:path';
import { readAudioIndex, soundFolder, type AudioEntry, type SoundKind } from '#content/audio-index.ts';
import { readHeardAudio } from '#content/heard-audio.ts';
import { readTranslationFiles } from '#content/read-translations.ts';
import { readItemFiles } from '#content/bank-files.ts';
import { taskFaults } from '#domain/tasks/bank-rules-of.ts';
import { lengthFaults, type WordRange } from '#domain/tasks/item-faults.ts';
import { checkAudio, findOpenReadings } from './audio-rules.ts';
import { balanceProblems } from './balance-rules.ts';
import { bankTable, translationTable } from './bank-table.ts';
import { guessRates, type GuessRate } from './choice-guesses.ts';
import { checkExplanations } from './explanation-rules.ts';
import { checkHeard, checkWordTimes } from './heard-rules.ts';
import { findGapFaults } from './gap-rules.ts';
import { findHtmlFaults } from './html-subset.ts';
import { checkPlace, checkShape, checkUnique } from './item-shape.ts';
import { findNearDuplicates } from './near-duplicates.ts';
import type { CheckedItem, Problem } from './problem.ts';
import { checkSilence } from './silence-rules.ts';
import { findSpellingFaults } from './spelling-rules.ts';
import { findTextFaults } from './text-hygiene.ts';
import { checkTranslations, translatedItems } from './translation-rules.ts';

interface BankReport {
  readonly itemCount: number;
  readonly audioCount: number;
  /** Items whose explanation is spoken. */
  readonly explanationCount: number;
  /** All of them, not only the first, so that an author can mend everything in one go. */
  readonly problems: readonly Problem[];
  /** Work that is left, but does not make the bank unsound. */
  readonly notices: readonly Problem[];
  /** The bank in figures, ready to print. */
  readonly table: readonly string[];
  readonly guesses: readonly GuessRate[];
}

/** Enough to teach this item, and no more than a learner reads on a phone. */
const explanationWords: WordRange = [25, 160];

function checkItem(checked: CheckedItem): Problem[] {
  const { file, item } = checked;
  const messages = [
    ...taskFaults(item),
    ...lengthFaults('the explanation', item.explanation, explanationWords),
    ...findTextFaults(item),
    ...findSpellingFaults(item),
    ...findGapFaults(item),
    ...findHtmlFaults(item.analysis).map((fault) => `analysis: ${fault}`),
  ];
  return [...checkPlace(checked), ...messages.map((message) => ({ file, message }))];
}

function readEntries(folder: string, kind: SoundKind): { entries: AudioEntry[]; problems: Problem[] } {
  try {
    return { entries: readAudioIndex(folder, kind), problems: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const file = relative(folder, join(soundFolder(folder, kind), 'index.json'));
    return { entries: [], problems: [{ file, message: `is not readable: ${reason}` }] };
  }
}

/** Checks a whole bank folder: each item alone, items against each other, and the audio against both. */
export function checkBank(folder: string): BankReport {
  const shapes = readItemFiles(folder).map(checkShape);
  const items = shapes.flatMap(({ checked }) => checked ?? []);
  const { entries, problems: indexProblems } = readEntries(folder, 'question');
  const explanations = readEntries(folder, 'explanation');
  const heard = readHeardAudio(folder);
  const translations = readTranslationFiles(folder);
  const problems = [
    ...shapes.flatMap((shape) => shape.problems),
    ...items.flatMap(checkItem),
    ...checkUnique(items),
    ...findNearDuplicates(items),
    ...balanceProblems(items),
    ...indexProblems,
    ...checkAudio(folder, items, entries),
    ...explanations.problems,
    ...checkExplanations(folder, items, explanations.entries),
    ...checkWordTimes(items, entries, heard),
    ...checkHeard(items, entries, heard),
    ...checkSilence(items, entries, heard),
    ...checkTranslations(translations, items),
  ];
  return {
    itemCount: items.length,
    audioCount: entries.length,
    explanationCount: explanations.entries.length,
    problems,
    notices: findOpenReadings(items, entries),
    table: [
      ...bankTable(items, entries),
      '',
      'Translated items by language:',
      ...translationTable(items, translatedItems(translations)),
    ],
    guesses: guessRates(items),
  };
}
