import { useEffect, useState } from 'react';
import { useDictionary } from '#ui/dictionary/dictionary-ports.ts';

export type WordEntryState =
  | { readonly status: 'loading' }
  /** American and British, as far as the dictionary has them. */
  | { readonly status: 'known'; readonly transcriptions: readonly (string | null)[] }
  | { readonly status: 'unknown'; readonly transcriptions: readonly never[] };

const loading = { status: 'loading' } as const;

/** How a word is pronounced, as the dictionary of this device has it. A form that stands under another word has none of its own. */
export function useWordEntry(word: string): WordEntryState {
  const ports = useDictionary();
  const [found, setFound] = useState<{ of: string; state: WordEntryState } | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const outcome = await ports?.dictionary.lookUp(word);
      if (isGone || outcome === undefined) return;
      const isOwn = outcome.kind === 'found' && outcome.entry.word.toLowerCase() === word.toLowerCase();
      const state: WordEntryState = isOwn
        ? {
            status: 'known',
            transcriptions: [outcome.entry.americanPhonetic, outcome.entry.britishPhonetic],
          }
        : { status: 'unknown', transcriptions: [] };
      setFound({ of: word, state });
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [ports, word]);
  return found?.of === word ? found.state : loading;
}
