import { Button, CloseButton } from '@mantine/core';
import type { HeardWord } from '#contract/entities/speech-evidence.ts';
import { selectedLookUp } from '#domain/words/clickable-words.ts';
import { useDictionary } from '#ui/dictionary/dictionary-ports.ts';
import classes from './speech.module.css';
import { markOf, type WordMark } from './speech-words.ts';

export interface WordCardProps {
  word: HeardWord;
  isWeak: boolean;
  onOwn: (() => void) | null;
  onModel: (() => void) | null;
  onClose: () => void;
}

const meanings: Readonly<Record<WordMark, string>> = {
  said: 'We heard this word.',
  weak: 'Worth checking: it was less clear than your other words. About 6 of 10 such hints are right.',
  different: 'What we heard here sounds different from the word.',
  missed: 'We did not hear this word. Short words are easy to miss, for us too.',
  extra: 'Speech here is not in the text.',
};

/** What is known of the chosen word, both voices to compare, and its entry in the dictionary. It stays in sight while the text is read. */
export function WordCard({ word, isWeak, onOwn, onModel, onClose }: WordCardProps) {
  const dictionary = useDictionary();
  const lookedUp = selectedLookUp(word.word);
  return (
    <div className={classes['card']}>
      <output>
        {word.word !== '' && <b lang="en">{word.word}</b>} {meanings[markOf(word, isWeak)]}
      </output>
      <CloseButton className={classes['close'] ?? ''} size="xl" aria-label="Close" onClick={onClose} />
      <div className={classes['voices']}>
        {onOwn && (
          <Button variant="default" onClick={onOwn}>
            Your voice
          </Button>
        )}
        {onModel && (
          <Button variant="default" onClick={onModel}>
            Model voice
          </Button>
        )}
        {dictionary !== null && lookedUp !== null && (
          <Button variant="default" onClick={() => dictionary.openWord({ word: lookedUp })}>
            Look up
          </Button>
        )}
      </div>
    </div>
  );
}
