import '#ui/mantine-styles.ts';
import type { TaskType } from '#contract/task-type.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/use-live.ts';
import { Message } from '#ui/message.tsx';
import { PracticeSkeleton } from './card/practice-skeleton.tsx';
import { PracticeCard } from './card/practice-card.tsx';
import type { SearchText } from './list-filter.ts';
import { listFilter } from './list-filter.ts';

export interface PracticeScreenProps {
  taskType: TaskType;
  practiceId: number;
  /** The search part of the address: the list that Previous and Next walk through. Kept in every link of this screen. */
  search: SearchText;
}

/** One question, from its prompt to its score, and the answers given so far. Everything comes from this device. */
export function PracticeScreen({ taskType, practiceId, search }: PracticeScreenProps) {
  const practice = useLive(findPractice, { practiceId });
  const profile = useLive(findProfile, {});
  if (practice.status === 'failed') throw practice.error;
  if (profile.status === 'failed') throw profile.error;
  if (practice.status === 'loading' || profile.status === 'loading') return <PracticeSkeleton />;
  const { data } = practice;
  if (!data || data.item.taskType !== taskType) {
    return (
      <Message title="No practice found" as="h1">
        It is not on this device. Questions arrive the first time you are online.
      </Message>
    );
  }
  // Another question, or another exam with other times and limits, starts from nothing of this one.
  return (
    <PracticeCard
      key={`${practiceId} ${profile.data.pteType}`}
      row={data.row}
      item={data.item}
      pteType={profile.data.pteType}
      filter={listFilter(taskType, search)}
      search={search}
    />
  );
}
