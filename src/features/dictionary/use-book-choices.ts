import { useRef, useState } from 'react';
import { bookNames } from '#contract/entities/book-word.ts';
import type { TaskType } from '#contract/task-type.ts';
import { addWord, removeWord } from '#data/commands/words.ts';
import type { WriteResult } from '#data/commands/write-kind.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { notSavedWords } from '#ui/not-saved.ts';
import { useToast } from '#ui/toasts.tsx';
import { wordChanges, type Ticks } from './word-changes.ts';

export interface BookChoices {
  /** The learner's ticks for a word that differ from what was found; a missing book is as it was. */
  ticksOf(word: string): Ticks;
  tick(word: string, ticks: Ticks): void;
  /** Writes the collected changes. */
  apply(): Promise<void>;
}

/** What the learner is told of a write (spec section 8). */
function wordsFor(result: WriteResult, isIn: boolean): string {
  if (result.kind === 'saved') return isIn ? 'Word added successfully' : 'Word deleted successfully';
  if (result.reason === 'duplicate') return 'Word already exists';
  return result.reason === 'missing' ? 'No word ID found' : notSavedWords(result.reason);
}

/** Choices of books are collected while the popup is open and applied when it closes (spec section 4). */
export function useBookChoices(practiceType: TaskType | null): BookChoices {
  const context = useDataContext();
  const say = useToast();
  const [ticks, setTicks] = useState<Readonly<Record<string, Ticks>>>({});
  // Closing twice (a tap beside the drawer during its way out) writes once.
  const isApplied = useRef(false);

  return {
    ticksOf: (word) => ticks[word] ?? {},
    tick: (word, wanted) => setTicks((now) => ({ ...now, [word]: wanted })),
    async apply() {
      if (isApplied.current) return;
      isApplied.current = true;
      const said = new Set<string>();
      for (const { word, book, isIn } of wordChanges(ticks, bookNames)) {
        const result = isIn
          ? await addWord(context, { book, word, practiceType })
          : await removeWord(context, { book, word });
        said.add(wordsFor(result, isIn));
      }
      // Once all of it is on the device: who reads this may close the page.
      for (const words of said) say(words);
    },
  };
}
