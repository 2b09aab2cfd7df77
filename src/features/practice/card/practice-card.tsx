import { memo } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { ListArgs } from '#data/queries/list-practices.ts';
import { AnswerArea } from '#features/practice/answers/answer-area.tsx';
import type { SearchText } from '#features/practice/list-filter.ts';
import { RecordingsFound } from '#features/practice/recovery/recordings-found.tsx';
import { examOf, ruleOf } from '#features/practice/task-frame/rule-of.ts';
import { useDesk } from '#features/practice/attempt/use-desk.ts';
import { useAfterPaint } from '#ui/use-after-paint.ts';
import type { CardTools } from './card-tools.ts';
import { PracticeSkeleton } from './practice-skeleton.tsx';
import { Question } from './question.tsx';
import classes from './practice-card.module.css';

/** While another tab is at work on it. */
const nothingKept = { draft: null, seen: {}, others: [], isGoingOn: false };

export interface PracticeCardProps {
  /** Of the question, as the learner may see it now: hidden until an answer is in, where it would tell what is to be heard. */
  title: string;
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
 * The question, what was left behind of it, and the answers given so far; first what it is answered with. Drawn anew when one of its properties changes, and
 * not with each change of the practice's row: an answer that is handed in is one.
 */
export const PracticeCard = memo(function PracticeCard(props: PracticeCardProps) {
  const { title, isPredicted, bookmarkType, memoryCount, tools, item, pteType, filter, search } = props;
  const exam = examOf(item, pteType);
  const { state, desk } = useDesk(item, exam);
  const isWhole = useAfterPaint();
  if (state.status === 'loading') return <PracticeSkeleton />;
  return (
    <div className={classes.practice}>
      <Question
        key={state.round}
        title={title}
        isPredicted={isPredicted}
        bookmarkType={bookmarkType}
        memoryCount={memoryCount}
        tools={tools}
        item={item}
        rule={ruleOf(item.taskType, exam)}
        pteType={exam}
        {...(state.status === 'open' ? state : nothingKept)}
        isElsewhere={state.status === 'elsewhere'}
        desk={desk}
        isWhole={isWhole}
        filter={filter}
        search={search}
        notice={isWhole && <RecordingsFound practiceId={item.id} />}
        answers={isWhole && <AnswerArea item={item} />}
      />
    </div>
  );
});
