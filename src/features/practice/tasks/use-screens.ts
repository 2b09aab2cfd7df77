import { use } from 'react';
import type { BankTaskType } from '#contract/entities/bank-item.ts';
import { taskDefinition } from './registry.ts';
import type { TaskScreens } from './task-definition.ts';

type Loading = { [T in BankTaskType]?: Promise<TaskScreens<T>> };
// React needs the same promise at each render. A chunk that could not be fetched is asked for again next time.
const loading: Loading = {};

/** Starts to fetch the screens of a task. */
export function loadScreens<T extends BankTaskType>(taskType: T): Promise<TaskScreens<T>> {
  const known: Promise<TaskScreens<T>> | undefined = loading[taskType];
  if (known) return known;
  const fresh = taskDefinition(taskType).load();
  loading[taskType] = fresh as Loading[T];
  fresh.then(
    // React reads a promise that says so at once, without a moment of nothing that would move the page.
    (value) => Object.assign(fresh, { status: 'fulfilled', value }),
    () => {
      delete loading[taskType];
    },
  );
  return fresh;
}

/** The screens of a task. Suspends while they are fetched. */
export function useScreens<T extends BankTaskType>(taskType: T): TaskScreens<T> {
  return use(loadScreens(taskType));
}
