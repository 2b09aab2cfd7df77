import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { BookName } from '#contract/entities/book-word.ts';
import type { TaskType } from '#contract/task-type.ts';
import { allWords, pageOfWords } from '#data/queries/words.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import {
  countBookFilters,
  resetFilters,
  toBookAddress,
  toBookFilter,
  type BookSearch,
} from '#domain/books/book-search.ts';
import { bookPageSize } from '#domain/books/book-list.ts';
import { Filling } from '#ui/filling.tsx';
import { ListToolbar } from '#ui/listing/list-toolbar.tsx';
import { Message } from '#ui/message.tsx';
import { Pager } from '#ui/pager.tsx';
import { EmptyPages } from '#ui/empty-pages.tsx';
import { BookFilterDrawer } from './book-filter-drawer.tsx';
import { emptyBookWords, emptyTaskWords } from './book-names.ts';
import { CardSkeletons } from './book-skeleton.tsx';
import classes from './books.module.css';
import { WordCard } from './word-card.tsx';

interface BookListProps {
  book: BookName;
  /** The words of one task only. */
  practiceType: TaskType | null;
  state: BookSearch;
  onShow: (state: BookSearch, options?: { replace: boolean }) => void;
}

/** The words of a book: search, filters, order, cards and pages. */
export function BookList({ book, practiceType, state, onShow }: BookListProps) {
  const context = useDataContext();
  const { clock } = context;
  const [isDrawerOpen, drawer] = useDisclosure(false);
  /** The word that was deleted in the popup. */
  const [goingWord, setGoingWord] = useState<string | null>(null);
  const filter = toBookFilter(state, clock.now(), practiceType);
  const list = useLive(pageOfWords, { book, filter, page: state.page - 1 }, { keepPrevious: true });
  const change = (patch: Partial<BookSearch>) => onShow({ ...state, page: 1, ...patch }, { replace: true });
  const reset = () => onShow(resetFilters(state), { replace: true });
  const total = list.status === 'ready' ? list.data.total : null;
  return (
    <>
      <section aria-labelledby="book-total">
        <ListToolbar
          search={{
            label: 'Search word',
            placeholder: 'Search word...',
            maxLength: 80,
            value: state.word,
            onSearch: (word) => change({ word }),
          }}
          filters={countBookFilters(state)}
          onFilter={drawer.open}
        />
        <div className={classes.totalRow}>
          <h2 className={classes.total} id="book-total" aria-live="polite">
            {total === null ? 'Words' : `Total ${total} words`}
          </h2>
          {total === null || total === 0 ? null : (
            <Link
              to="/vocab-print"
              search={{ ...toBookAddress(state), ...(practiceType === null ? {} : { practiceType }) }}
              target="_blank"
              className={classes.print}
            >
              <IconPrinter size={18} aria-hidden="true" />
              Print Mode
            </Link>
          )}
        </div>
        {list.status === 'loading' ? <CardSkeletons /> : null}
        {list.status === 'failed' ? (
          <Message title="The book could not be read" picture={<EmptyPages />}>
            The browser did not let Passage read what is saved on this device. Close other tabs of Passage and
            open it again.
          </Message>
        ) : null}
        {list.status === 'ready' && list.data.rows.length === 0 ? (
          <EmptyBook
            words={practiceType === null ? emptyBookWords[book] : emptyTaskWords}
            isFiltered={countBookFilters(state) > 0 || state.word !== ''}
            onReset={reset}
          />
        ) : null}
        {list.status === 'ready' && list.data.rows.length > 0 ? (
          <>
            <ul className={classes.grid}>
              {list.data.rows.map((row, at) => (
                <WordCard
                  key={row.id}
                  word={row}
                  isAskedToGo={goingWord === row.word}
                  onDecided={() => setGoingWord(null)}
                  place={{
                    book,
                    index: list.data.page * bookPageSize + at,
                    total: list.data.total,
                    wordAt: async (index) => (await allWords(context, { book, filter }))[index]?.word,
                    onDelete: (word, index) => {
                      setGoingWord(word);
                      const page = Math.floor(index / bookPageSize) + 1;
                      // The way back stands in the place of the word.
                      if (page !== state.page) onShow({ ...state, page });
                    },
                  }}
                />
              ))}
            </ul>
            <Pager
              page={list.data.page + 1}
              totalPages={list.data.totalPages}
              onPage={(page) => onShow({ ...state, page })}
            />
          </>
        ) : null}
        <BookFilterDrawer
          opened={isDrawerOpen}
          onClose={drawer.close}
          state={state}
          total={total}
          onChange={change}
          onReset={reset}
        />
      </section>
      {list.status === 'loading' ? <Filling /> : null}
    </>
  );
}

interface EmptyBookProps {
  /** What is said where nothing is filtered. */
  words: string;
  isFiltered: boolean;
  onReset: () => void;
}

function EmptyBook({ words, isFiltered, onReset }: EmptyBookProps) {
  return (
    <Message
      title="No result found"
      picture={<EmptyPages />}
      action={
        isFiltered ? (
          <Button variant="default" onClick={onReset}>
            Reset Filters
          </Button>
        ) : null
      }
    >
      {isFiltered ? 'No word fits all of your filters.' : words}
    </Message>
  );
}
