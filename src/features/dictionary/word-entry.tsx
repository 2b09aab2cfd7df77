import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import type { LookUpOutcome } from '#platform/dictionary-client/dictionary-client.ts';
import { useDictionary } from '#ui/dictionary/dictionary-ports.ts';
import { Message } from '#ui/message.tsx';
import { EntrySkeleton } from './entry-skeleton.tsx';
import { FoundEntry } from './found-entry.tsx';
import type { PopupWord } from './use-popup-word.ts';

interface WordEntryProps {
  shown: PopupWord;
  /** Tells under which word it stands in the dictionary: that one goes into the books. */
  onHeadword: (word: string) => void;
}

/** Looks the word up and shows its entry, or why there is none. */
export function WordEntry(props: WordEntryProps) {
  const [tries, setTries] = useState(0);
  return <LookedUp key={tries} {...props} onAgain={() => setTries((now) => now + 1)} />;
}

function LookedUp({ shown, onHeadword, onAgain }: WordEntryProps & { onAgain: () => void }) {
  const { word } = shown;
  const ports = useDictionary();
  const [outcome, setOutcome] = useState<LookUpOutcome | null>(null);
  useEffect(() => {
    let isGone = false;
    const lookUp = async () => {
      const found = await ports?.dictionary.lookUp(word);
      if (isGone || found === undefined) return;
      setOutcome(found);
      onHeadword(found.kind === 'found' ? found.entry.word : word);
    };
    void lookUp();
    return () => {
      isGone = true;
    };
  }, [ports, word, onHeadword]);

  const again = (
    <Button variant="default" onClick={onAgain}>
      Try again
    </Button>
  );
  if (outcome === null) return <EntrySkeleton word={word} />;
  switch (outcome.kind) {
    case 'found':
      return <FoundEntry found={outcome} asked={word} shown={shown} onLanguage={onAgain} />;
    case 'unknown':
      return (
        <Message title={word} as="p">
          The word is not in the dictionary
        </Message>
      );
    case 'no-data':
      return (
        <Message title="The dictionary is not on this device yet" as="p" action={again}>
          It is downloaded when you are online (3.2 MB). You can still add the word to a book now.
        </Message>
      );
    case 'damaged':
      return (
        <Message title="The dictionary was damaged" as="p" action={again}>
          It was deleted, and is downloaded again when you are online (3.2 MB). You can still add the word to
          a book now.
        </Message>
      );
    case 'silent':
      return (
        <Message title="Storage on this device is not responding" as="p" action={again}>
          The dictionary cannot be opened now. You can still add the word to a book.
        </Message>
      );
    case 'failed':
      return (
        <Message title="The word could not be looked up" as="p" action={again}>
          Something went wrong in the dictionary.
        </Message>
      );
  }
}
