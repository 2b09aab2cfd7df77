import { describe, expect, it } from 'vitest';
import type { TaskDownload } from '#data/queries/list-downloads.ts';
import { unknownSound } from '#domain/storage/task-sound.ts';
import type { PacksState, PackState, PackView } from '#platform/model-packs/pack-state.ts';
import { journeyOf, journeyPacks, journeyPercent, journeyTasks, journeyWords } from './journey.ts';

const task = (
  standing: TaskDownload['standing'],
  hereBytes: number,
  patch: Partial<TaskDownload> = {},
): TaskDownload => ({
  ...unknownSound({ kind: 'automatic' }),
  taskType: 'WFD',
  isNeeded: true,
  items: 10,
  textBytes: 1000,
  standing,
  hereBytes,
  totalBytes: 10_000_000,
  ...patch,
});

const pack = (id: PackView['pack']['id'], state: PackState): PackView => ({
  pack: {
    id,
    title: id,
    purpose: '',
    licence: '',
    sizeBytes: 46_000_000,
    wireBytes: 24_000_000,
    files: [{ name: 'a', sha256: 'a'.repeat(64), sizeBytes: 46_000_000, wireBytes: 24_000_000 }],
  },
  state,
});

const known = (...packs: PackView[]): PacksState => ({ status: 'known', packs, isOffered: true });
const wordsOf = (...args: Parameters<typeof journeyOf>) => {
  const journey = journeyOf(...args);
  return journey && journeyWords(journey);
};

describe('everything for a journey', () => {
  it('says what the download costs and, unpacked, what it takes on the device', () => {
    const packs = [pack('transcript-tiny', { status: 'absent' })];
    expect(wordsOf([task('absent', 0)], packs)).toBe('Download 34 MB, uses 56 MB here.');
    expect(wordsOf([task('here', 10_000_000)], packs)).toBe(
      '10 MB of 56 MB is here. Download 24 MB, uses 46 MB more here.',
    );
  });

  it('leaves out tasks of the other exam, tasks without sound, and the second pack of a kind', () => {
    const tasks = [task('absent', 0), task('absent', 0, { isNeeded: false }), task('silent', 0)];
    expect(journeyTasks(tasks)).toEqual([tasks[0]]);
    const both = [
      pack('transcript-tiny', { status: 'absent' }),
      pack('transcript-base', { status: 'absent' }),
    ];
    expect(journeyPacks(known(...both)).map((view) => view.pack.id)).toEqual(['transcript-tiny']);
    const larger = known(
      pack('transcript-tiny', { status: 'absent' }),
      pack('transcript-base', { status: 'here' }),
    );
    expect(journeyPacks(larger).map((view) => view.pack.id)).toEqual(['transcript-base']);
  });

  it.each([
    [
      'one part is neither here nor on its way',
      'paused',
      { status: 'downloading', receivedBytes: 0 },
      'open',
    ],
    [
      'one part has no room',
      'fetching',
      { status: 'failed', reason: 'no-room', receivedBytes: 0 },
      'no-room',
    ],
    ['all parts are on their way', 'waits-for-turn', { status: 'downloading', receivedBytes: 0 }, 'moving'],
    [
      'all that is left waits for Wi-Fi',
      'waits-for-wifi',
      { status: 'waiting', reason: 'wifi', receivedBytes: 0 },
      'waits-for-wifi',
    ],
    [
      'all that is left waits for a connection',
      'here',
      { status: 'waiting', reason: 'network', receivedBytes: 0 },
      'waits-for-network',
    ],
  ] as const)('%s', (_, standing, state, status) => {
    expect(journeyOf([task(standing, 0)], [pack('reading', state)])?.status).toBe(status);
  });

  it('is at 100 % only when all is here', () => {
    const nearly = journeyOf([task('fetching', 9_999_999)], []);
    expect(nearly && journeyPercent(nearly)).toBe(99);
    const whole = journeyOf([task('here', 10_000_000)], [pack('reading', { status: 'here' })]);
    expect(whole && [journeyPercent(whole), journeyWords(whole)]).toEqual([
      100,
      'Everything is here and uses 56 MB. It works without a connection.',
    ]);
  });
});
