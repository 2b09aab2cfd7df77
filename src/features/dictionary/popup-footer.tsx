import { bookNames } from '#contract/entities/book-word.ts';
import { findBooksOfWord } from '#data/queries/words.ts';
import { useLive } from '#data/hooks/use-live.ts';
import type { SavedPlace } from '#ui/dictionary/dictionary-ports.ts';
import { BookPicker } from './book-picker.tsx';
import classes from './dictionary-popup.module.css';
import { SavedControls } from './saved-controls.tsx';
import type { BookChoices } from './use-book-choices.ts';
import type { PopupWord } from './use-popup-word.ts';
import { WordMark } from './word-mark.tsx';
import { WordNote } from './word-note.tsx';

interface PopupFooterProps {
  word: string;
  shown: PopupWord;
  choices: BookChoices;
  saved: SavedPlace | undefined;
  onDeleted: () => void;
}

/** Below the entry: the books of the word, its mark and its note; for a saved word also the way through its list. */
export function PopupFooter({ word, shown, choices, saved, onDeleted }: PopupFooterProps) {
  const live = useLive(findBooksOfWord, { word });
  const books = live.status === 'ready' ? live.data : null;
  const book = saved?.book ?? bookNames.find((name) => books !== null && books[name] !== null);
  const row = books === null || book === undefined ? null : books[book];
  return (
    <footer className={classes['footer']} aria-busy={books === null}>
      {row !== null && book !== undefined && (
        <div className={classes['own']}>
          <WordMark book={book} word={word} value={row.value.bookmark ?? 'UNMARK'} />
          <WordNote key={`${book} ${word}`} book={book} word={word} note={row.value.note} />
        </div>
      )}
      {saved ? (
        <SavedControls word={word} saved={saved} shown={shown} onDeleted={onDeleted} />
      ) : (
        books !== null && <BookPicker word={word} books={books} choices={choices} />
      )}
    </footer>
  );
}
