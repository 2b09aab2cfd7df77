import type { BookName } from '#contract/entities/book-word.ts';
import type { ReactNode } from 'react';
import { parseBookSearch, toBookAddress, type BookSearch } from '#domain/books/book-search.ts';
import { Segments } from '#ui/segments.tsx';
import { AddWord } from './add-word.tsx';
import type { BookAddress } from './book-address.ts';
import { BookList } from './book-list.tsx';
import { BookExchange } from './book-exchange.tsx';
import { bookOf, bookOptionWords } from './book-names.ts';
import classes from './books.module.css';
import { Categorised } from './categorised.tsx';
import { DictationBanner } from './dictation-banner.tsx';

const tabOptions = [
  { value: 'categorised', label: 'Categorised' },
  { value: 'all', label: 'All Vocabs' },
] as const;

export interface WordsContentProps extends BookAddress {
  /** Above the pronunciation book. */
  coach?: ReactNode;
}

/** A book: its words, found and filtered, and the way to put one more in. The address holds the state. */
export function WordsContent({ search, onSearch, coach }: WordsContentProps) {
  const state = parseBookSearch(search);
  const book: BookName = bookOf[state.book];
  const show = (next: BookSearch, options = { replace: false }) => onSearch(toBookAddress(next), options);
  return (
    <div className={classes.page}>
      <Segments
        fill
        label="Which book"
        options={bookOptionWords}
        value={state.book}
        onChange={(option) => show({ ...parseBookSearch({}), book: option, tab: state.tab })}
      />
      <AddWord key={book} book={book} />
      {book === 'spellingBook' ? <DictationBanner /> : null}
      {book === 'pronunciationBook' ? coach : null}
      {book === 'vocabBook' ? (
        <Segments
          label="Which words"
          options={tabOptions}
          value={state.tab}
          onChange={(tab) => show({ ...parseBookSearch({}), book: state.book, tab })}
        />
      ) : null}
      {book === 'vocabBook' && state.tab === 'categorised' ? (
        <Categorised onAll={() => show({ ...state, tab: 'all' })} />
      ) : (
        <BookList book={book} practiceType={null} state={state} onShow={show} />
      )}
      <div>
        <BookExchange key={book} book={book} />
      </div>
    </div>
  );
}
