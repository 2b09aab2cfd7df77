import { bookNames, type BookName } from '#contract/entities/book-word.ts';
import type { BooksOfWord } from '#data/queries/words.ts';
import classes from './dictionary-popup.module.css';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import type { BookChoices } from './use-book-choices.ts';

const options: readonly { readonly value: BookName; readonly label: string }[] = [
  { value: 'vocabBook', label: 'Vocab Book' },
  { value: 'pronunciationBook', label: 'Pronunciation Book' },
  { value: 'spellingBook', label: 'Spelling Book' },
];

interface BookPickerProps {
  word: string;
  books: BooksOfWord;
  choices: BookChoices;
}

/** "Add to": any of the three books, with the number of those that are ticked. Written when the popup closes. */
export function BookPicker({ word, books, choices }: BookPickerProps) {
  const ticks = choices.ticksOf(word);
  const values = bookNames.filter((book) => ticks[book]?.isIn ?? books[book] !== null);
  const onChange = (wanted: readonly BookName[]) =>
    choices.tick(
      word,
      Object.fromEntries(
        bookNames.map((book) => [
          book,
          { was: ticks[book]?.was ?? books[book] !== null, isIn: wanted.includes(book) },
        ]),
      ),
    );
  return (
    <div className={classes['picker']}>
      <span className={classes['badge']} aria-hidden="true">
        {values.length}
      </span>
      <ChoiceChips label="Add to" options={options} values={values} onChange={onChange} />
    </div>
  );
}
