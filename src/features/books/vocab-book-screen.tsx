import '#ui/mantine-styles.ts';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { parseBookSearch, toBookAddress } from '#domain/books/book-search.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { skillWords } from '#ui/skill-mark.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import type { BookAddress } from './book-address.ts';
import { BookList } from './book-list.tsx';
import { BookSkeleton } from './book-skeleton.tsx';

/** `/dashboard/vocab-book/{practiceType}`: the words that were met in one task. */
export function VocabBookScreen({ taskType, ...address }: BookAddress & { taskType: TaskType }) {
  const back = <BackLink to="/words" label="Back to Words" />;
  const { section } = taskAddresses[taskType];
  const waiting = (
    <>
      <PageHeading title="Vocab Book" start={back} description={skillWords[section]} />
      <BookSkeleton />
    </>
  );
  return (
    <WhenStarted waiting={waiting}>
      <Heading taskType={taskType} />
      <TaskBook taskType={taskType} {...address} />
    </WhenStarted>
  );
}

/** The name comes from the exam, not from the address: a link cannot put words into the page. */
function Heading({ taskType }: { taskType: TaskType }) {
  const profile = useLive(findProfile, {});
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  return (
    <PageHeading
      title={taskName(pteType, taskType)}
      start={<BackLink to="/words" label="Back to Words" />}
      description={`Vocab Book · ${skillWords[taskAddresses[taskType].section]}`}
    />
  );
}

function TaskBook({ taskType, search, onSearch }: BookAddress & { taskType: TaskType }) {
  const state = parseBookSearch(search);
  return (
    <BookList
      book="vocabBook"
      practiceType={taskType}
      state={state}
      onShow={(next, options = { replace: false }) => onSearch(toBookAddress(next), options)}
    />
  );
}
