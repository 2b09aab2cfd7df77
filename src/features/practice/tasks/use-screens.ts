import { use } from 'react';
import type { BankTaskType } from '#contract/items/bank-item.ts';
import { taskDefinition } from './registry.ts';
import type { TaskScreens } from '#features/practice/task-frame/task-definition.ts';

type Loading = { [T in BankTaskType]?: Promise<TaskScreens<T>> };
// React needs the same promise at each render. A chunk that could not be fetched is asked for again next time.
const loading: Loading = {};
type Loaded = { [T in BankTaskType]?: TaskScreens<T> };
const loaded: Loaded = {};

async function fetchScreens<T extends BankTaskType>(taskType: T): Promise<TaskScreens<T>> {
  try {
    const screens = await taskDefinition(taskType).load();
    loaded[taskType] = screens as Loaded[T];
    return screens;
  } catch (error) {
    delete loading[taskType];
    throw error;
  }
}

/** Starts to fetch the screens of a task. */
export function loadScreens<T extends BankTaskType>(taskType: T): Promise<TaskScreens<T>> {
  const known: Promise<TaskScreens<T>> | undefined = loading[taskType];
  if (known) return known;
  const fresh = fetchScreens(taskType);
  loading[taskType] = fresh as Loading[T];
  return fresh;
}

/** The screens of a task. Suspends while they are fetched; those that are here come without a moment of nothing. */
export function useScreens<T extends BankTaskType>(taskType: T): TaskScreens<T> {
  const here: TaskScreens<T> | undefined = loaded[taskType];
  return here ?? use(loadScreens(taskType));
}
