import { Button } from '@mantine/core';
import { IconBookmarkPlus } from '@tabler/icons-react';
import type { MetWord, WordTrouble } from '#domain/practice-session/met-words.ts';
import { SayButton } from '#ui/say/say-button.tsx';
import { useKeptWords } from './use-kept-words.ts';
import classes from './summary.module.css';

/** The heading of the words, which takes the focus from "Say these words". */
export const metWordsId = 'session-words';

const troubleWords: Readonly<Record<WordTrouble, string>> = {
  misspelt: 'misspelt',
  gap: 'from a gap',
  'left-out': 'left out',
  unclear: 'sounded different',
};

interface MetWordsProps {
  words: readonly MetWord[];
  /** Those that are in the vocab book. */
  inBook: readonly string[];
}

/** Words that went wrong in a session, to keep in the vocab book with one tap each or all at once, and to take back. */
export function MetWords({ words, inBook }: MetWordsProps) {
  const { added, keep, takeBack } = useKeptWords();
  if (words.length === 0) return null;
  const open = words.filter(({ word }) => !inBook.includes(word));
  return (
    <section className={classes['part']} aria-labelledby={metWordsId}>
      <h2 className={classes['heading']} id={metWordsId} tabIndex={-1}>
        Words to keep
      </h2>
      <ul className={classes['words']}>
        {words.map((met) => (
          <li key={met.word} className={classes['word']}>
            <span className={classes['wordName']}>
              <span lang="en" dir="ltr" translate="no">
                {met.word}
              </span>{' '}
              <span className={classes['task']}>{troubleWords[met.trouble]}</span>
            </span>
            <span className={classes['wordActions']}>
              {met.trouble === 'unclear' && <SayButton word={met.word} />}
              <KeepButton
                word={met.word}
                isIn={inBook.includes(met.word)}
                isAdded={added.has(met.word)}
                onKeep={() => void keep([met])}
                onTakeBack={() => void takeBack([met.word])}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className={classes['all']}>
        {words.length > 1 &&
          (open.length > 0 ? (
            <Button
              variant="light"
              leftSection={<IconBookmarkPlus size={20} aria-hidden="true" />}
              onClick={() => void keep(open)}
            >
              {open.length === 1 ? 'Keep the last one' : `Keep all ${open.length}`}
            </Button>
          ) : (
            added.size > 0 && (
              <Button variant="subtle" onClick={() => void takeBack([...added])}>
                Undo all
              </Button>
            )
          ))}
        <output className={classes['quiet']}>{added.size > 0 && addedWords(added.size)}</output>
      </div>
    </section>
  );
}

const addedWords = (count: number): string =>
  `${count === 1 ? '1 word is' : `${count} words are`} in your Vocab Book now.`;

interface KeepButtonProps {
  word: string;
  isIn: boolean;
  /** It was put there on this screen. */
  isAdded: boolean;
  onKeep: () => void;
  onTakeBack: () => void;
}

/** One button for both ways, so that the focus stays on it. */
function KeepButton({ word, isIn, isAdded, onKeep, onTakeBack }: KeepButtonProps) {
  if (isIn && !isAdded) return <span className={classes['quiet']}>In your Vocab Book</span>;
  return (
    <Button
      variant={isIn ? 'subtle' : 'default'}
      px={12}
      aria-label={isIn ? `Undo: take ${word} out of your Vocab Book` : `Keep ${word} in your Vocab Book`}
      onClick={isIn ? onTakeBack : onKeep}
    >
      {isIn ? 'Undo' : 'Keep'}
    </Button>
  );
}
