import type { ReactNode } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import { lessonPlaces } from '#platform/lessons/lesson-places.ts';
import { createHtmlPlayer } from '#platform/player/html-player.ts';
import { createMediaKeys } from '#platform/player/media-keys.ts';
import { LessonPortsProvider, type LessonPorts } from '#ui/lessons/lesson-ports.ts';
import { createFakeLessons } from './fake-lessons.ts';
import { createDevice, renderOn } from './practice.tsx';
import type { makeItem } from './practice-items.ts';
import { tellPlan } from './tell-plan.ts';

interface LessonDeviceOptions {
  tasks?: readonly TaskType[];
  status?: 'PREMIUM' | 'TRIAL';
  items?: Parameters<typeof createDevice>[0];
}

/** A device of a learner with these lessons, none of which has been downloaded. */
export async function createLessonDevice({
  tasks = ['RA', 'RS', 'WFD'],
  status = 'PREMIUM',
  items = [],
}: LessonDeviceOptions = {}) {
  const device = await createDevice(items);
  await tellPlan(device.context, status);
  const lessons = createFakeLessons(tasks);
  const ports: LessonPorts = {
    lessons: lessons.lessons,
    places: lessonPlaces,
    createPlayer: createHtmlPlayer,
    mediaKeys: createMediaKeys(undefined),
  };
  const render = (ui: ReactNode, item?: ReturnType<typeof makeItem>) =>
    renderOn(device, <LessonPortsProvider value={ports}>{ui}</LessonPortsProvider>, item);
  return { device, lessons, ports, render };
}
export type LessonDevice = Awaited<ReturnType<typeof createLessonDevice>>;
