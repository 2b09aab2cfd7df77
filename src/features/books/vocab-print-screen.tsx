import '#ui/mantine-styles.ts';
import type { TaskType } from '#contract/task-type.ts';
import { findProfile } from '#data/queries/profile.ts';
import { allWords } from '#data/queries/words.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { parseBookSearch, toBookFilter } from '#domain/books/book-search.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Message } from '#ui/message.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { EmptyPages } from '#ui/empty-pages.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { markWords } from '#ui/practice/bookmark-words.ts';
import { bookOf, bookWords } from './book-names.ts';
import { BookSkeleton } from './book-skeleton.tsx';
import classes from './vocab-print.module.css';

interface VocabPrintProps {
  /** The filters of the list that is printed. */
  search: unknown;
  practiceType: TaskType | null;
}

/** `/vocab-print`: the words of a list, all of them, as a sheet of paper. */
export function VocabPrintScreen(props: VocabPrintProps) {
  return (
    <WhenStarted waiting={<BookSkeleton />}>
      <PrintSheet {...props} />
    </WhenStarted>
  );
}

const day = new Intl.DateTimeFormat('en', { month: 'short', day: '2-digit', year: 'numeric' });

function PrintSheet({ search, practiceType }: VocabPrintProps) {
  const { clock } = useDataContext();
  const state = parseBookSearch(search);
  const book = bookOf[state.book];
  const profile = useLive(findProfile, {});
  const words = useLive(allWords, { book, filter: toBookFilter(state, clock.now(), practiceType) });
  if (words.status === 'failed') throw words.error;
  if (words.status === 'loading' || profile.status === 'loading') return <BookSkeleton />;
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  const title = practiceType === null ? bookWords[book] : taskName(pteType, practiceType);
  const total = words.data.length;
  return (
    <div className={classes.sheet}>
      <PageHeading
        title={title}
        start={<BackLink to="/words" label="Back to Words" />}
        description={`Total ${total} words · ${day.format(clock.now())}`}
      />
      {total === 0 ? (
        <Message title="No result found" picture={<EmptyPages />}>
          There is nothing to print. Change the filters in your book and try again.
        </Message>
      ) : (
        <>
          <div className={classes.print} data-off-paper>
            <PrintButton />
          </div>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Word</th>
                <th scope="col">Mark</th>
                <th scope="col">Note</th>
              </tr>
            </thead>
            <tbody>
              {words.data.map(({ id, word, bookmark, note }) => (
                <tr key={id}>
                  <th scope="row" lang="en" dir="ltr">
                    {word}
                  </th>
                  <td>{bookmark === null ? '' : markWords[bookmark]}</td>
                  <td className={classes.note} dir="auto">
                    {note}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}
