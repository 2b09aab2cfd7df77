import { describe, expect, test } from 'vitest';
import type { TaskType } from '#contract/task-type.ts';
import { countSound, soundOfItems } from './count-sound.ts';
import { roomFor } from './room-for.ts';
import {
  changeSound,
  nextSound,
  standingOf,
  unknownSound,
  type SoundEvent,
  type SoundOfTask,
} from './task-sound.ts';

const file = (name: string, sizeBytes = 10) => ({ sha256: name, mimeType: 'audio/mpeg', sizeBytes });
const half = { questions: 2, missing: [7], totalFiles: 2, hereFiles: 1, totalBytes: 20, hereBytes: 10 };
const whole = { ...half, missing: [], hereFiles: 2, hereBytes: 20 };

function soundOf(taskType: TaskType, ...events: readonly SoundEvent[]): SoundOfTask {
  const start = changeSound(unknownSound({ kind: 'automatic' }), { kind: 'counted', counts: half });
  return { ...events.reduce(changeSound, start), taskType, isNeeded: true };
}
const line = { isMetered: false, onScreen: null };
const asked = (at: number, onAnyLine = false) => ({ kind: 'asked', at, onAnyLine }) as const;

describe('what a learner sees of the sound of a task', () => {
  test.each<[string, readonly SoundEvent[], string]>([
    ['comes by itself', [], 'fetching'],
    ['paused', [{ kind: 'paused' }], 'paused'],
    ['paused and resumed', [{ kind: 'paused' }, asked(1)], 'fetching'],
    ['removed', [{ kind: 'removed' }], 'absent'],
    ['removed and asked for', [{ kind: 'removed' }, asked(1)], 'fetching'],
    ['the device is full', [{ kind: 'failed', problem: 'no-room' }], 'no-room'],
    ['full, and asked again', [{ kind: 'failed', problem: 'no-room' }, asked(1)], 'fetching'],
    ['damaged files do not stop it', [{ kind: 'failed', problem: 'damaged' }], 'fetching'],
    ['all of it came', [{ kind: 'counted', counts: whole }], 'here'],
    ['whole: there is nothing to pause', [{ kind: 'counted', counts: whole }, { kind: 'paused' }], 'here'],
  ])('%s', (_, events, standing) => {
    expect(standingOf(soundOf('WFD', ...events), { status: 'fetching', taskType: 'WFD' })).toBe(standing);
  });

  test('while another task comes it waits for its turn; without a network for that; on mobile data for Wi-Fi', () => {
    const sound = soundOf('WFD');
    expect(standingOf(sound, { status: 'fetching', taskType: 'RA' })).toBe('waits-for-turn');
    expect(standingOf(sound, { status: 'stopped', reason: 'network' })).toBe('waits-for-network');
    expect(standingOf(sound, { status: 'stopped', reason: 'wifi' })).toBe('waits-for-wifi');
  });

  test('what the exam does not have is absent until it is asked for', () => {
    const other = { ...soundOf('RL'), isNeeded: false };
    expect(standingOf(other, { status: 'idle' })).toBe('absent');
    expect(nextSound([other], line)).toBeNull();
    expect(nextSound([{ ...soundOf('RL', asked(1)), isNeeded: false }], line)).toBe('RL');
  });
});

describe('what is fetched next', () => {
  test('first what was asked for first, then the task on the screen, then the one that has least', () => {
    const none = { ...half, missing: [6, 7], hereFiles: 0, hereBytes: 0 };
    const empty = soundOf('RS', { kind: 'counted', counts: none });
    expect(nextSound([soundOf('RA'), empty], line)).toBe('RS');
    expect(nextSound([soundOf('RA'), empty], { ...line, onScreen: 'RA' })).toBe('RA');
    const later = soundOf('HCS', asked(9));
    const earlier = soundOf('SST', asked(5), asked(20));
    expect(nextSound([empty, later, earlier], { ...line, onScreen: 'RS' })).toBe('SST');
  });

  test('nothing that is paused, removed, whole or without room', () => {
    const sounds = [
      soundOf('RA', { kind: 'paused' }),
      soundOf('RS', { kind: 'removed' }),
      soundOf('WFD', { kind: 'counted', counts: whole }),
      soundOf('SST', { kind: 'failed', problem: 'no-room' }),
    ];
    expect(nextSound(sounds, line)).toBeNull();
    expect(
      nextSound([soundOf('SST', { kind: 'failed', problem: 'no-room' }, { kind: 'retried' })], line),
    ).toBe('SST');
  });

  test('on mobile data only what was asked for on mobile data', () => {
    const metered = { ...line, isMetered: true };
    expect(nextSound([soundOf('RA'), soundOf('RS', asked(1))], metered)).toBeNull();
    expect(nextSound([soundOf('RA'), soundOf('RS', asked(1, true))], metered)).toBe('RS');
  });
});

test('practices with sound are counted newest first; a file of two practices once', () => {
  const item = (id: number, written: string, ...names: string[]) => ({
    id,
    provenance: { written },
    audios: names.map((name) => file(name, 100)),
  });
  const practices = soundOfItems([
    item(1, '2026-01', 'a'),
    item(2, '2026-03', 'b', 'c'),
    item(3, '2026-03', 'c'),
    item(4, '2026-09'),
  ]);
  expect(practices.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(countSound(practices, (name) => name === 'c')).toEqual({
    questions: 3,
    missing: [2, 1],
    totalFiles: 3,
    hereFiles: 1,
    totalBytes: 300,
    hereBytes: 100,
  });
});

test.each([
  { name: 'plenty', needed: 5, quotaBytes: 1e9, fits: null, kind: 'enough' },
  {
    name: 'room, but not for recordings as well',
    needed: 5e6,
    quotaBytes: 12e6,
    fits: null,
    kind: 'too-little',
  },
  { name: 'a browser that does not tell', needed: 5e6, quotaBytes: null, fits: null, kind: 'unknown' },
  { name: 'a write that just failed', needed: 1, quotaBytes: 1e9, fits: false, kind: 'too-little' },
])('room for a download: $name', ({ needed, quotaBytes, fits, kind }) => {
  const room = quotaBytes === null ? null : { usedBytes: 0, quotaBytes };
  expect(roomFor(needed, room, fits).kind).toBe(kind);
});
