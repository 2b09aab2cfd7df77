import { readAudioIndex, type AudioEntry } from '#content/audio-index.ts';
import { readHeardAudio } from '#content/heard-audio.ts';
import { readItemFiles } from '#content/bank-files.ts';
import { taskFaults } from '#domain/tasks/bank-rules-of.ts';
import { lengthFaults, type WordRange } from '#domain/tasks/item-faults.ts';
import { checkAudio, findOpenReadings } from './audio-rules.ts';
import { balanceProblems } from './balance-rules.ts';
import { bankTable } from './bank-table.ts';
import { guessRates, type GuessRate } from './choice-guesses.ts';
import { checkWordTimes, findHeardNotices } from './heard-rules.ts';
import { findHtmlFaults } from './html-subset.ts';
import { checkPlace, checkShape, checkUnique } from './item-shape.ts';
import { findNearDuplicates } from './near-duplicates.ts';
import type { CheckedItem, Problem } from './problem.ts';
import { findTextFaults } from './text-hygiene.ts';

interface BankReport {
  readonly itemCount: number;
  readonly audioCount: number;
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
    ...findHtmlFaults(item.analysis).map((fault) => `analysis: ${fault}`),
  ];
  return [...checkPlace(checked), ...messages.map((message) => ({ file, message }))];
}

function readEntries(folder: string): { entries: AudioEntry[]; problems: Problem[] } {
  try {
    return { entries: readAudioIndex(folder), problems: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { entries: [], problems: [{ file: 'audio/index.json', message: `is not readable: ${reason}` }] };
  }
}

/** Checks a whole bank folder: each item alone, items against each other, and the audio against both. */
export function checkBank(folder: string): BankReport {
  const shapes = readItemFiles(folder).map(checkShape);
  const items = shapes.flatMap(({ checked }) => checked ?? []);
  const { entries, problems: indexProblems } = readEntries(folder);
  const heard = readHeardAudio(folder);
  const problems = [
    ...shapes.flatMap((shape) => shape.problems),
    ...items.flatMap(checkItem),
    ...checkUnique(items),
    ...findNearDuplicates(items),
    ...balanceProblems(items),
    ...indexProblems,
    ...checkAudio(folder, items, entries),
    ...checkWordTimes(items, entries, heard),
  ];
  const notices = [...findOpenReadings(items, entries), ...findHeardNotices(items, entries, heard)];
  return {
    itemCount: items.length,
    audioCount: entries.length,
    problems,
    notices,
    table: bankTable(items, entries),
    guesses: guessRates(items),
  };
}
