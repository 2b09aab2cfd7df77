import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { TaskType } from '#contract/task-type.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import type { PracticePage } from '#data/queries/list-practices.ts';
import type { Live } from '#data/hooks/use-live.ts';
import { useReadAhead } from '#data/hooks/use-read-ahead.ts';
import { changeFilter, changeMode, clearFilters, countFilters } from '#domain/listing/change-list.ts';
import { toPlainSearch, type ListSearch } from '#domain/listing/list-search.ts';
import { Message } from '#ui/message.tsx';
import { Pager } from '#ui/pager.tsx';
import { EmptyPages } from '#ui/empty-pages.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { QuestionRows } from './question-rows.tsx';
import { QuestionTable } from './question-table.tsx';
import { useMark } from './use-mark.ts';
import { useRowNews } from './use-row-news.ts';

interface ListBodyProps {
  list: Live<PracticePage>;
  /** A mode that this learner's plan does not have. */
  isLocked: boolean;
  taskType: TaskType;
  state: ListSearch;
  onShow: (state: ListSearch) => void;
}

/** The rows, or why there are none. */
export function ListBody({ list, isLocked, taskType, state, onShow }: ListBodyProps) {
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  if (isLocked) {
    return (
      <Message
        title="Prediction is a Premium list"
        picture={<EmptyPages />}
        action={<Button onClick={() => onShow(changeMode(state, 'normal'))}>Show all questions</Button>}
      />
    );
  }
  switch (list.status) {
    case 'loading':
      return <ListSkeleton isWide={isWide} />;
    case 'failed':
      return (
        <Message title="The list could not be read" picture={<EmptyPages />}>
          The browser did not let Passage read what is saved on this device. Close other tabs of Passage and
          open it again.
        </Message>
      );
    case 'ready': {
      const { rows, page: shown, totalPages } = list.data;
      if (rows.length === 0) return <EmptyList state={state} onShow={onShow} />;
      return (
        <>
          <LiveRows rows={rows} isWide={isWide} taskType={taskType} state={state} onShow={onShow} />
          <Pager page={shown + 1} totalPages={totalPages} onPage={(page) => onShow({ ...state, page })} />
        </>
      );
    }
  }
}

interface LiveRowsProps extends Omit<ListBodyProps, 'list' | 'isLocked'> {
  rows: PracticePage['rows'];
  isWide: boolean | undefined;
}

/** The rows with what the learner did with them, and with marks that can be changed. */
function LiveRows({ rows, isWide, taskType, state, onShow }: LiveRowsProps) {
  useReadAhead(
    findPractice,
    rows.map(({ id }) => ({ practiceId: id })),
  );
  const news = useRowNews(rows);
  const mark = useMark();
  const shared = { rows, taskType, search: toPlainSearch(state), news, onMark: mark };
  if (!isWide) return <QuestionRows {...shared} />;
  return (
    <QuestionTable {...shared} sort={state.sort} onSort={(sort) => onShow(changeFilter(state, { sort }))} />
  );
}

function EmptyList({ state, onShow }: Pick<ListBodyProps, 'state' | 'onShow'>) {
  const isFiltered = countFilters(state) > 0 || state.title !== '';
  return (
    <Message
      title="No question found!"
      picture={<EmptyPages />}
      action={
        isFiltered ? (
          <Button variant="default" onClick={() => onShow(clearFilters(state))}>
            Clear the filters
          </Button>
        ) : null
      }
    >
      {isFiltered ? 'Nothing fits all of your filters.' : emptyWords[state.mode]}
    </Message>
  );
}

const emptyWords = {
  normal: 'Questions are downloaded the first time you are online, and stay here.',
  bookmark: 'Mark a question while you practise, and it is listed here.',
  'exam-memory': 'No learner has told Passage that they met one of these questions in their exam.',
  prediction:
    'Predictions come from what learners report after their exams. Nobody has reported one of these lately, and none is made up.',
} as const;
