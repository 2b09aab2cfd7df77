import { expect, it } from 'vitest';
import type { ModelFile, ModelPack, ModelPackId } from '#contract/entities/model-pack.ts';
import type { PackLine, PackState, PacksState } from '#platform/model-packs/pack-state.ts';
import { offerWords, offlineOffer, packProgress } from './offline-offer.ts';

const line: PackLine = { isOnline: true, isMetered: false, isTold: true, bytesPerSecond: 700_000 };
const file = (name: string, wireBytes: number): ModelFile => ({
  name,
  sha256: name.padEnd(64, '0'),
  sizeBytes: 2 * wireBytes,
  wireBytes,
});
const runtime = file('runtime', 3_000_000);
function view(id: ModelPackId, files: ModelFile[], state: PackState) {
  const wireBytes = files.reduce((sum, each) => sum + each.wireBytes, 0);
  const pack: ModelPack = {
    id,
    title: id,
    purpose: '',
    licence: '',
    sizeBytes: 2 * wireBytes,
    wireBytes,
    files,
  };
  return { pack, state };
}
const reading = (state: PackState) => view('reading', [file('aa', 4_000_000)], state);
const tiny = (state: PackState) => view('transcript-tiny', [runtime, file('bb', 21_000_000)], state);
const base = (state: PackState) => view('transcript-base', [runtime, file('cc', 60_000_000)], state);
const absent = { status: 'absent' } as const;
const here = { status: 'here' } as const;
const known = (packs: ReturnType<typeof view>[], isOffered = false): PacksState => ({
  status: 'known',
  packs,
  isOffered,
});

it.each([
  [
    'all that speaking needs',
    [reading(absent), tiny(absent), base(absent)],
    ['reading', 'transcript-tiny'],
    28_000_000,
  ],
  ['what is not here yet', [reading(here), tiny(absent)], ['transcript-tiny'], 24_000_000],
  [
    'no smaller pack where the larger one is',
    [reading(absent), tiny(absent), base(here)],
    ['reading'],
    4_000_000,
  ],
  ['what this server has', [reading(absent)], ['reading'], 4_000_000],
] as const)('offers %s', (_, packs, ids, wireBytes) => {
  expect(offlineOffer(known([...packs]), line)).toEqual({ ids, wireBytes });
});

it('counts a file that is here with another pack as fetched', () => {
  const shared = view('transcript-tiny', [runtime, file('bb', 21_000_000)], absent);
  const other = view('reading', [runtime], here);
  expect(offlineOffer(known([other, shared]), line)?.wireBytes).toBe(21_000_000);
});

it.each([
  ['once it was offered', known([reading(absent)], true), line],
  ['while offline', known([reading(absent)]), { ...line, isOnline: false }],
  ['where all is here', known([reading(here), tiny(here)]), line],
  ['before the list is known', { status: 'unknown' } as const, line],
])('offers nothing %s', (_, state, now) => {
  expect(offlineOffer(state, now)).toBeNull();
});

it.each([
  [line, 'Score offline: 28 MB, about 40 s on this connection'],
  [{ ...line, bytesPerSecond: 90_000_000 }, 'Score offline: 28 MB, about 5 s on this connection'],
  [{ ...line, bytesPerSecond: 100_000 }, 'Score offline: 28 MB, about 5 min on this connection'],
  [
    { ...line, isTold: false },
    'Score offline: 28 MB, about 40 s on this connection, which may be mobile data',
  ],
  [
    { ...line, isTold: false, bytesPerSecond: null },
    'Score offline: 28 MB. This connection may be mobile data',
  ],
  [{ ...line, bytesPerSecond: null }, 'Score offline: 28 MB'],
  [{ ...line, isMetered: true }, 'Score offline: 28 MB, when you are on Wi-Fi'],
])('says size and time in one sentence', (now, words) => {
  expect(offerWords({ ids: ['reading'], wireBytes: 28_000_000 }, now)).toBe(words);
});

it.each([
  [
    'the part of all that is on its way',
    [
      reading({ status: 'downloading', receivedBytes: 8_000_000 }),
      tiny({ status: 'waiting', reason: 'turn', receivedBytes: 0 }),
    ],
    { kind: 'running', percent: 14, words: 'Getting the files to score offline' },
  ],
  [
    'what it waits for',
    [tiny({ status: 'waiting', reason: 'network', receivedBytes: 0 })],
    { kind: 'running', percent: 0, words: 'Waiting for a connection. It goes on automatically.' },
  ],
  [
    'that it was paused',
    [reading({ status: 'paused', receivedBytes: 4_000_000 }), tiny(here)],
    { kind: 'paused', percent: 50, words: 'Paused at 50 %. What has come stays.' },
  ],
  [
    'why it ended, before all else',
    [
      reading({ status: 'downloading', receivedBytes: 0 }),
      tiny({ status: 'failed', reason: 'gone', receivedBytes: 0 }),
    ],
    { kind: 'failed', percent: 0, words: 'The server does not have this download now. Try again later.' },
  ],
] as const)('of a download it says %s', (_, packs, expected) => {
  expect(packProgress(known([...packs]))).toMatchObject(expected);
});

it('says nothing where nothing is on its way', () => {
  expect(packProgress(known([reading(here), tiny(absent)]))).toBeNull();
});
