import type { BankItem } from '#contract/entities/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import type { ListArgs } from '#data/queries/list-practices.ts';
import type { PracticeListRow } from '#data/rows.ts';
import { AnswerArea } from '#features/practice/answers/answer-area.tsx';
import type { SearchText } from '#features/practice/list-filter.ts';
import { RecordingsFound } from '#features/practice/recovery/recordings-found.tsx';
import { examOf, ruleOf } from '#features/practice/tasks/rule-of.ts';
import { useStoredDraft } from '#features/practice/attempt/use-stored-draft.ts';
import { PracticeSkeleton } from './practice-skeleton.tsx';
import { Question } from './question.tsx';
import classes from './practice-card.module.css';

export interface PracticeCardProps {
  row: PracticeListRow;
  item: BankItem;
  /** The learner's exam. */
  pteType: PteType;
  filter: ListArgs;
  search: SearchText;
}

/** The question, what was left behind of it, and the answers given so far. */
export function PracticeCard({ row, item, pteType, filter, search }: PracticeCardProps) {
  const exam = examOf(item, pteType);
  const stored = useStoredDraft(item, exam);
  if (stored.status === 'loading') return <PracticeSkeleton />;
  return (
    <div className={classes.practice}>
      <Question
        row={row}
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
}
