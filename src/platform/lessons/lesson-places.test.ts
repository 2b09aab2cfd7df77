import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { forgetLessonPlaces, lessonPlaces } from './lesson-places.ts';

const key = 'passage-lesson-places';
beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('keeps where each lesson was left, apart from whether it was watched', () => {
  expect([lessonPlaces.readPlace('RA'), lessonPlaces.wasWatched('RA')]).toEqual([null, false]);
  lessonPlaces.keepPlace('RA', 12.5);
  lessonPlaces.noteWatched('WFD');
  expect([lessonPlaces.readPlace('RA'), lessonPlaces.wasWatched('RA')]).toEqual([12.5, false]);
  expect([lessonPlaces.readPlace('WFD'), lessonPlaces.wasWatched('WFD')]).toEqual([null, true]);
  lessonPlaces.noteWatched('RA');
  lessonPlaces.forgetPlace('RA');
  expect([lessonPlaces.readPlace('RA'), lessonPlaces.wasWatched('RA')]).toEqual([null, true]);
});

it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('takes %s seconds for the start', (seconds) => {
  lessonPlaces.keepPlace('RA', 12.5);
  lessonPlaces.keepPlace('RA', seconds);
  expect(lessonPlaces.readPlace('RA')).toBeNull();
});

it.each(['', '{', 'null', '7', '[]', '{"RA":7}', '{"RA":{"seconds":"soon","isWatched":false}}'])(
  'reads nothing from %s, and keeps the next place',
  (garbage) => {
    localStorage.setItem(key, garbage);
    expect([lessonPlaces.readPlace('RA'), lessonPlaces.wasWatched('RA')]).toEqual([null, false]);
    lessonPlaces.keepPlace('RA', 3);
    expect(lessonPlaces.readPlace('RA')).toBe(3);
  },
);

it('leaves the entry of a task that only a newer version knows', () => {
  localStorage.setItem(key, '{"XYZ":{"chapter":2}}');
  lessonPlaces.keepPlace('RA', 3);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ XYZ: { chapter: 2 } });
});

it('forgets all of them with the learner', () => {
  lessonPlaces.keepPlace('RA', 3);
  lessonPlaces.noteWatched('WFD');
  forgetLessonPlaces();
  expect([lessonPlaces.readPlace('RA'), lessonPlaces.wasWatched('WFD')]).toEqual([null, false]);
});

it('keeps nothing, and throws nothing, where storage is refused', () => {
  vi.stubGlobal('localStorage', undefined);
  lessonPlaces.keepPlace('RA', 3);
  lessonPlaces.noteWatched('RA');
  forgetLessonPlaces();
  expect([lessonPlaces.readPlace('RA'), lessonPlaces.wasWatched('RA')]).toEqual([null, false]);
});
