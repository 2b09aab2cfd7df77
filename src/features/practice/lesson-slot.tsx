import { createContext, Suspense, useContext, type ReactNode } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useOwnPlan } from '#data/hooks/use-own-plan.ts';
import { hasFeature } from '#domain/premium/premium-features.ts';

export interface LessonSlotProps {
  taskType: TaskType;
  /** What the lesson is offered for, before its length. */
  words: string;
}

const Slot = createContext<(props: LessonSlotProps) => ReactNode>(() => null);

/** Draws the line that opens the lesson of a task: another feature's, put here by the route. */
export const LessonSlotProvider = Slot.Provider;

/** Offers the lesson of a task to a learner whose plan has the lessons. */
export function LessonSlot(props: LessonSlotProps) {
  const draw = useContext(Slot);
  const plan = useOwnPlan(useLive(findProfile, {}));
  if (!hasFeature(plan, 'learningVideos')) return null;
  return <Suspense fallback={<div style={{ minHeight: 44 }} />}>{draw(props)}</Suspense>;
}
