import type { ReactNode } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import { unknownLearner } from '#domain/outbox/kinds/profile.ts';
import { lessonPlaces } from '#platform/lessons/lesson-places.ts';
import { createHtmlPlayer } from '#platform/player/html-player.ts';
import { createMediaKeys } from '#platform/player/media-keys.ts';
import { LessonPortsProvider, type LessonPorts } from '#ui/lessons/lesson-ports.ts';
import { createFakeLessons } from './fake-lessons.ts';
import { createDevice, renderOn, type Device } from './practice.tsx';
import type { makeItem } from './practice-items.ts';

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
  await setPlan(device, status);
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

async function setPlan({ context }: Device, status: 'PREMIUM' | 'TRIAL'): Promise<void> {
  const { pteType, language, firstName, lastName, nickname } = unknownLearner;
  const shadow = { version: 1, value: { ...unknownLearner, status, premiumUntil: null } };
  await context.db.profiles.put({
    userId: context.userId,
    pteType,
    language,
    firstName,
    lastName,
    nickname,
    shadow,
  });
}
