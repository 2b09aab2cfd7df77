import type { BookName } from '#contract/entities/book-word.ts';
import type { DataContext } from '#data/store/context.ts';
import type { ImportedWord } from '#domain/exchange/read-word-rows.ts';
import { addWord, setWordNote } from './words.ts';

/** How an import ended. `full`: the device had no more room; what was added before that stays. */
export interface ImportOutcome {
  readonly kind: 'done' | 'full' | 'stopped';
  readonly added: number;
  /** Words that were in the book already; their notes stay as they are. */
  readonly known: number;
}

/**
 * Puts words into a book, each as a write of its own, so that an end in between loses nothing that was added.
 * `onWord` hears how many were done; `isStopped` is asked before each.
 */
export async function importWords(
  context: DataContext,
  { book, words }: { book: BookName; words: readonly ImportedWord[] },
  { onWord, isStopped }: { onWord: (done: number) => void; isStopped: () => boolean },
): Promise<ImportOutcome> {
  let [added, known] = [0, 0];
  for (const [at, { word, note, practiceType }] of words.entries()) {
    if (isStopped()) return { kind: 'stopped', added, known };
    const task = book === 'vocabBook' ? practiceType : null;
    const result = await addWord(context, { book, word, practiceType: task });
    if (result.kind === 'saved') added += 1;
    else if (result.reason === 'duplicate') known += 1;
    else return { kind: 'full', added, known };
    if (result.kind === 'saved' && note !== null) await setWordNote(context, { book, word, note });
    onWord(at + 1);
  }
  return { kind: 'done', added, known };
}
