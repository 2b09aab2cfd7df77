import '#ui/mantine-styles.ts';
import { useEffect, useMemo } from 'react';
import { isBankTaskType } from '#contract/items/bank-item.ts';
import type { TaskType } from '#contract/task-type.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import type { CardTools } from './card/card-tools.ts';
import { PracticeSkeleton } from './card/practice-skeleton.tsx';
import { PracticeCard } from './card/practice-card.tsx';
import { useKeptView } from './card/use-kept-view.ts';
import type { SearchText } from './list-filter.ts';
import { NotHere } from './not-here.tsx';
import { useNoteSpoken } from './shared/last-spoken.ts';
import { SessionPlaceProvider, useSessionOf } from './session/session-place.ts';
import { listFilter } from './list-filter.ts';
import { loadScreens } from './tasks/use-screens.ts';

export interface PracticeScreenProps {
  taskType: TaskType;
  practiceId: number;
  /** The search part of the address: the list that Previous and Next walk through. Kept in every link of this screen. */
  search: SearchText;
  /** What else a learner does about the question; another feature's. */
  tools?: CardTools;
}

/** One question, from its prompt to its score, and the answers given so far. Everything comes from this device. */
export function PracticeScreen({ taskType, practiceId, search, tools }: PracticeScreenProps) {
  const practice = useLive(findPractice, { practiceId }, { drawsMuch: true });
  const profile = useLive(findProfile, {});
  // Fetched while the device is read, not after it.
  useEffect(() => {
    if (isBankTaskType(taskType)) void loadScreens(taskType).catch(() => undefined);
  }, [taskType]);
  useNoteSpoken(taskType, practiceId);
  const filter = useMemo(() => listFilter(taskType, search), [taskType, search]);
  const view = useKeptView(practice.status === 'ready' ? practice.data : null, practiceId);
  const session = useSessionOf(practiceId, search);
  if (practice.status === 'failed') throw practice.error;
  if (profile.status === 'failed') throw profile.error;
  if (practice.status === 'loading' || profile.status === 'loading' || session.isLoading)
    return <PracticeSkeleton />;
  if (view?.item.taskType !== taskType) {
    return <NotHere taskType={taskType} practiceId={practiceId} />;
  }
  // Another question, or another exam with other times and limits, starts from nothing of this one.
  return (
    <SessionPlaceProvider value={session.place}>
      <PracticeCard
        key={`${practiceId} ${profile.data.pteType}`}
        title={view.row.title}
        isPredicted={view.row.predictionCount > 0}
        bookmarkType={view.row.bookmarkType}
        memoryCount={view.row.examMemoryCount ?? 0}
        tools={tools}
        item={view.item}
        pteType={profile.data.pteType}
        filter={filter}
        search={search}
      />
    </SessionPlaceProvider>
  );
}
