import { useState } from 'react';
import { addWord, removeWord } from '#data/commands/words.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import type { MetWord } from '#domain/practice-session/met-words.ts';
import { notSavedWords } from '#ui/not-saved.ts';
import { useToast } from '#ui/toasts.tsx';

const book = 'vocabBook';

/** Puts words of a session into the vocab book. Only what was added here can be taken back: what was in it before stays. */
export function useKeptWords(): {
  /** Words that were added since this screen was opened. */
  readonly added: ReadonlySet<string>;
  readonly keep: (words: readonly MetWord[]) => Promise<void>;
  readonly takeBack: (words: readonly string[]) => Promise<void>;
} {
  const context = useDataContext();
  const say = useToast();
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  return {
    added,
    async keep(words) {
      for (const { word, taskType } of words) {
        const result = await addWord(context, { book, word, practiceType: taskType });
        if (result.kind === 'saved') setAdded((before) => new Set([...before, word]));
        else if (result.reason !== 'duplicate') {
          say(notSavedWords(result.reason));
          return;
        }
      }
    },
    async takeBack(words) {
      for (const word of words) {
        const result = await removeWord(context, { book, word });
        if (result.kind !== 'saved' && result.reason !== 'missing') {
          say(notSavedWords(result.reason));
          return;
        }
        setAdded((before) => new Set([...before].filter((each) => each !== word)));
      }
    },
  };
}
