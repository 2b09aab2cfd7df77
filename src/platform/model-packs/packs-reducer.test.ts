import { describe, expect, it, test } from 'vitest';
import type { ModelFile, ModelPack, ModelPackId } from '#contract/entities/model-pack.ts';
import { hasDue, mayGoOn, memoryOf, nextPack, ownFiles, packsState } from './pack-view.ts';
import type { PackState } from './pack-state.ts';
import { noFacts, reducePacks, type PackEvent, type PackFacts } from './packs-reducer.ts';

const file = (name: string): ModelFile => ({ name, sha256: name, sizeBytes: 100, wireBytes: 60 });
const pack = (id: ModelPackId, ...files: string[]): ModelPack => ({
  id,
  title: id,
  purpose: '',
  licence: '',
  sizeBytes: 100 * files.length,
  wireBytes: 60 * files.length,
  files: files.map(file),
});
const reading = pack('reading', 'shared', 'voices');
const transcript = pack('transcript-tiny', 'shared', 'words');

const listed: PackEvent = { kind: 'listed', manifest: { packs: [reading, transcript] } };
const looked = (...whole: string[]): PackEvent => ({
  kind: 'looked',
  whole: new Set(whole),
  received: new Map(whole.map((sha256) => [sha256, 100])),
});
const wished = (id: ModelPackId, onMobileData = false): PackEvent => ({ kind: 'wished', id, onMobileData });
const after = (...events: PackEvent[]): PackFacts => events.reduce(reducePacks, noFacts(false));
const known = (...events: PackEvent[]): PackFacts => after(listed, looked(), ...events);

function stateOf(facts: PackFacts, id: ModelPackId = 'reading'): PackState | undefined {
  const state = packsState(facts);
  return state.status === 'known' ? state.packs.find((view) => view.pack.id === id)?.state : undefined;
}

test('the more accurate transcript pack is offered only where the device has the memory for it, and stays where it is', () => {
  const larger = pack('transcript-base', 'shared', 'more');
  const list: PackEvent = { kind: 'listed', manifest: { packs: [reading, transcript, larger] } };
  const idsWith = (memoryGb: number | null, ...whole: string[]): string[] => {
    const state = packsState(after(list, looked(...whole)), memoryGb);
    return state.status === 'known' ? state.packs.map((view) => view.pack.id) : [];
  };
  expect(idsWith(2)).toEqual(['reading', 'transcript-tiny']);
  expect(idsWith(2, 'shared', 'more')).toContain('transcript-base');
  expect(idsWith(8)).toContain('transcript-base');
  expect(idsWith(null)).toContain('transcript-base');
});

describe('what a screen shows of a pack', () => {
  const began: PackEvent = { kind: 'began', id: 'reading' };
  it.each<[what: string, events: PackEvent[], shown: PackState]>([
    ['nothing was asked for', [], { status: 'absent' }],
    ['it was asked for', [wished('reading')], { status: 'waiting', reason: 'turn', receivedBytes: 0 }],
    [
      'it is downloaded',
      [wished('reading'), began, { kind: 'received', sha256: 'voices', bytes: 40 }],
      { status: 'downloading', receivedBytes: 40 },
    ],
    [
      'the line costs money',
      [wished('reading'), { kind: 'line', isMetered: true }],
      { status: 'waiting', reason: 'wifi', receivedBytes: 0 },
    ],
    [
      'the line costs money, which this pack may',
      [wished('reading', true), { kind: 'line', isMetered: true }],
      { status: 'waiting', reason: 'turn', receivedBytes: 0 },
    ],
    [
      'the line broke',
      [
        wished('reading'),
        began,
        { kind: 'ended', id: 'reading', result: 'interrupted' },
        { kind: 'ran', result: 'interrupted' },
      ],
      { status: 'waiting', reason: 'network', receivedBytes: 0 },
    ],
    [
      'another tab downloads',
      [wished('reading'), { kind: 'ran', result: 'other-tab' }],
      { status: 'waiting', reason: 'other-tab', receivedBytes: 0 },
    ],
    [
      'the device is full',
      [wished('reading'), began, { kind: 'ended', id: 'reading', result: 'no-room' }],
      { status: 'failed', reason: 'no-room', receivedBytes: 0 },
    ],
    [
      'it is tried again',
      [wished('reading'), began, { kind: 'ended', id: 'reading', result: 'no-room' }, wished('reading')],
      { status: 'waiting', reason: 'turn', receivedBytes: 0 },
    ],
    [
      'it is paused',
      [wished('reading'), { kind: 'paused', id: 'reading' }],
      { status: 'paused', receivedBytes: 0 },
    ],
    ['a pause of what nobody wants', [{ kind: 'paused', id: 'reading' }], { status: 'absent' }],
    ['it is all here', [wished('reading'), looked('shared', 'voices')], { status: 'here' }],
    [
      'it was removed',
      [wished('reading'), { kind: 'removed', id: 'reading' }, looked()],
      { status: 'absent' },
    ],
  ])('%s', (_, events, shown) => {
    expect(stateOf(known(...events))).toEqual(shown);
  });

  it('nothing is said before the device was read, and no list is no packs', () => {
    expect(packsState(after(listed))).toEqual({ status: 'loading' });
    expect(packsState(after(looked()))).toEqual({ status: 'unknown' });
  });
});

describe('what is downloaded next', () => {
  it.each<[what: string, events: PackEvent[], next: ModelPackId | undefined, isDue: boolean]>([
    ['nothing that nobody wants', [], undefined, false],
    ['what is wanted', [wished('transcript-tiny')], 'transcript-tiny', true],
    ['in the order of the list', [wished('transcript-tiny'), wished('reading')], 'reading', true],
    ['not what is paused', [wished('reading'), { kind: 'paused', id: 'reading' }], undefined, false],
    ['not what is here', [wished('reading'), looked('shared', 'voices')], undefined, false],
    [
      'not what has failed',
      [wished('reading'), { kind: 'ended', id: 'reading', result: 'damaged' }],
      undefined,
      false,
    ],
    [
      'nothing over a line that costs money, though it is due',
      [wished('reading'), { kind: 'line', isMetered: true }],
      undefined,
      true,
    ],
    [
      'what may use such a line',
      [wished('reading'), wished('transcript-tiny', true), { kind: 'line', isMetered: true }],
      'transcript-tiny',
      true,
    ],
    ['nothing once it is stopped', [wished('reading'), { kind: 'stopped' }], undefined, true],
  ])('%s', (_, events, next, isDue) => {
    const facts = known(...events);
    expect(nextPack(facts)?.id).toBe(next);
    expect(hasDue(facts)).toBe(isDue);
  });
});

describe('a download that runs', () => {
  const running = [wished('reading'), { kind: 'began', id: 'reading' } as const];
  it.each<[what: string, event: PackEvent, goesOn: boolean]>([
    ['goes on while bytes come', { kind: 'received', sha256: 'voices', bytes: 10 }, true],
    ['goes on when another pack is removed', { kind: 'removed', id: 'transcript-tiny' }, true],
    ['ends with a pause', { kind: 'paused', id: 'reading' }, false],
    ['ends when the pack is removed', { kind: 'removed', id: 'reading' }, false],
    ['ends on a line that costs money', { kind: 'line', isMetered: true }, false],
    ['ends with the tab', { kind: 'stopped' }, false],
    [
      'ends when another tab no longer wants it',
      { kind: 'recalled', memory: { manifest: null, wishes: {} } },
      false,
    ],
    [
      'goes on when another tab wants a further one',
      {
        kind: 'recalled',
        memory: {
          manifest: null,
          wishes: {
            reading: { isPaused: false, onMobileData: false },
            'transcript-tiny': { isPaused: false, onMobileData: false },
          },
        },
      },
      true,
    ],
  ])('%s', (_, event, goesOn) => {
    expect(mayGoOn(known(...running, event), 'reading')).toBe(goesOn);
  });
});

describe('the wait before another try', () => {
  const planned: PackEvent = { kind: 'retry-planned' };
  const ended = (result: 'done' | 'interrupted' | 'gone'): PackEvent => ({
    kind: 'ended',
    id: 'reading',
    result,
  });
  it.each<[what: string, events: PackEvent[], retryMs: number]>([
    ['begins short', [], 4_000],
    ['doubles', [planned, planned], 16_000],
    ['has an end', Array.from({ length: 9 }, () => planned), 120_000],
    ['is short again when the network is back', [planned, planned, { kind: 'woken' }], 4_000],
    ['is short again when the learner asks', [planned, planned, wished('reading')], 4_000],
    ['is short again after a pack has come', [planned, planned, ended('done')], 4_000],
    ['is short again after a pack that cannot come', [planned, planned, ended('gone')], 4_000],
    ['stays long when the line broke again', [planned, planned, ended('interrupted')], 16_000],
  ])('%s', (_, events, retryMs) => {
    expect(known(...events).retryMs).toBe(retryMs);
  });
});

it('a pack that goes takes no file along that another wished one needs', () => {
  const removed: PackEvent = { kind: 'removed', id: 'reading' };
  expect(ownFiles(known(wished('reading'), removed), 'reading')).toEqual(['shared', 'voices']);
  expect(ownFiles(known(wished('reading'), wished('transcript-tiny'), removed), 'reading')).toEqual([
    'voices',
  ]);
});

it('mobile data that was allowed once stays allowed when the pack is asked for again', () => {
  const facts = known(wished('reading', true), { kind: 'paused', id: 'reading' }, wished('reading'));
  expect(memoryOf(facts)).toEqual({
    manifest: { packs: [reading, transcript] },
    wishes: { reading: { isPaused: false, onMobileData: true } },
    isOffered: true,
  });
});

it('what earlier visits knew is taken over, and an offer that was answered stays so', () => {
  const memory = { manifest: { packs: [reading] }, wishes: {} };
  const facts = after({ kind: 'offer-settled' }, { kind: 'recalled', memory }, looked());
  expect(packsState(facts)).toMatchObject({
    status: 'known',
    isOffered: true,
    packs: [{ pack: { id: 'reading' } }],
  });
});
