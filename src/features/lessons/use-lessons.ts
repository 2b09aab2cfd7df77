import { useMemo } from 'react';
import type { PteType } from '#contract/exam.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useOwnPlan } from '#data/hooks/use-own-plan.ts';
import { hasFeature } from '#domain/premium/premium-features.ts';
import type { ModelPacks, PacksState } from '#platform/model-packs/pack-state.ts';
import { useStore } from '#ui/use-store.ts';
import { listLessons, type ListedLesson } from './lesson-list.ts';

export interface LearnersLessons {
  /** Whether the list is known; `silent`: storage on this device does not answer. */
  readonly status: PacksState['status'];
  readonly lessons: readonly ListedLesson[];
}

/** The lessons of the learner's exam, as they come and go on this device. */
export function useLessons(packs: ModelPacks, pteType: PteType): LearnersLessons {
  const state = useStore(packs);
  const lessons = useMemo(() => listLessons(state, pteType), [state, pteType]);
  return { status: state.status, lessons };
}

/** The exam, and whether the plan has the lessons. `null` while that is read. */
export function useLearner(): { readonly pteType: PteType; readonly hasLessons: boolean } | null {
  const profile = useLive(findProfile, {});
  const plan = useOwnPlan(profile);
  if (profile.status === 'failed') throw profile.error;
  if (profile.status === 'loading') return null;
  return { pteType: profile.data.pteType, hasLessons: hasFeature(plan, 'learningVideos') };
}
