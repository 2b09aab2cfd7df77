import { memo } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { ListArgs } from '#data/queries/list-practices.ts';
import { AnswerArea } from '#features/practice/answers/answer-area.tsx';
import type { SearchText } from '#features/practice/list-filter.ts';
import { RecordingsFound } from '#features/practice/recovery/recordings-found.tsx';
import { examOf, ruleOf } from '#features/practice/tasks/rule-of.ts';
import { useStoredDraft } from '#features/practice/attempt/use-stored-draft.ts';
import type { CardTools } from './card-tools.ts';
import { PracticeSkeleton } from './practice-skeleton.tsx';
import { Question } from './question.tsx';
import classes from './practice-card.module.css';

export interface PracticeCardProps {
  isPredicted: boolean;
  bookmarkType: BookmarkType;
  memoryCount: number;
  tools: CardTools | undefined;
  item: BankItem;
  /** The learner's exam. */
  pteType: PteType;
  filter: ListArgs;
  search: SearchText;
}

/**
 * The question, what was left behind of it, and the answers given so far. Drawn anew when one of its properties changes, and
 * not with each change of the practice's row: an answer that is handed in is one.
 */
export const PracticeCard = memo(function PracticeCard(props: PracticeCardProps) {
  const { isPredicted, bookmarkType, memoryCount, tools, item, pteType, filter, search } = props;
  const exam = examOf(item, pteType);
  const stored = useStoredDraft(item, exam);
  if (stored.status === 'loading') return <PracticeSkeleton />;
  return (
    <div className={classes.practice}>
      <Question
        isPredicted={isPredicted}
        bookmarkType={bookmarkType}
        memoryCount={memoryCount}
        tools={tools}
        item={item}
        rule={ruleOf(item.taskType, exam)}
        pteType={exam}
        draft={stored.draft}
        filter={filter}
        search={search}
        notice={<RecordingsFound practiceId={item.id} />}
      />
      <AnswerArea item={item} />
    </div>
  );
});
