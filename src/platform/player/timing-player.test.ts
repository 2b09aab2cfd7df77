import { expect, test } from 'vitest';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import type { Player, PlayerState } from './player.ts';
import { createTimingPlayer, pickVariant } from './timing-player.ts';
import type { AudioVariant, SpeakerChoice } from './timing-player.ts';

const variants: AudioVariant[] = ['us', 'uk', 'au'].map((id) => ({ id, url: `/${id}.mp3`, label: id }));

/** A clock that moves when told, and the sound that a learner would hear. */
function setUp({ isBlocked = false, speaker = { kind: 'variant', id: 'uk' } as SpeakerChoice } = {}) {
  const clock = createFakeClock();
  async function pass(ms: number): Promise<void> {
    clock.advance(ms);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }

  let state: PlayerState = { status: 'empty' };
  const listeners = new Set<() => void>();
  const heard: string[] = [];
  let url = '';
  const set = (next: PlayerState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const player: Player = {
    getState: () => state,
    getSettings: () => ({ volume: 1, rate: 1 }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async load(source) {
      url = 'url' in source ? source.url : '';
      set({ status: 'ready', positionMs: 0, durationMs: 2_000 });
    },
    async play() {
      if (isBlocked) return set({ status: 'blocked', positionMs: 0, durationMs: 2_000 });
      heard.push(url);
      set({ status: 'playing', positionMs: 0, durationMs: 2_000 });
    },
    pause: () => undefined,
    seekTo: () => undefined,
    seekBy: () => undefined,
    setVolume: () => undefined,
    setRate: () => undefined,
    dispose: () => undefined,
  };
  const timing = createTimingPlayer({ player, variants, speaker, clock, random: { next: () => 0.99 } });
  return {
    timing,
    pass,
    heard,
    unblock: () => void (isBlocked = false),
    jump: (ms: number) => clock.jump(ms),
    sleep: (ms: number) => clock.sleep(ms),
  };
}

test('it counts three seconds down, then plays by itself', async () => {
  const { timing, pass, heard } = setUp();
  timing.start();
  expect(timing.getState()).toMatchObject({ status: 'waiting', remainingSeconds: 3 });
  await pass(1_100);
  expect(timing.getState()).toMatchObject({ status: 'waiting', remainingSeconds: 2 });
  await pass(1_800);
  expect(timing.getState()).toMatchObject({ status: 'waiting', remainingSeconds: 1 });
  expect(heard).toEqual([]);
  await pass(200);
  expect(heard).toEqual(['/uk.mp3']);
  expect(timing.getState().status).toBe('playing');
});

test('a tab that slept through the wait plays at its next look', async () => {
  const { timing, pass, heard, sleep } = setUp();
  timing.start();
  sleep(60_000);
  await pass(200);
  expect(heard).toHaveLength(1);
});

test('a browser that refuses shows as blocked until the tap', async () => {
  const { timing, pass, heard, unblock } = setUp({ isBlocked: true });
  timing.start();
  await pass(3_200);
  expect(timing.getState().status).toBe('blocked');
  unblock();
  timing.playNow();
  await pass(0);
  await expect.poll(() => heard).toEqual(['/uk.mp3']);
});

test('the wait can be skipped, and it plays once', async () => {
  const { timing, pass, heard } = setUp();
  timing.start();
  timing.playNow();
  await pass(5_000);
  await expect.poll(() => heard).toEqual(['/uk.mp3']);
});

test('a screen that goes during the wait stays silent', async () => {
  const { timing, pass, heard } = setUp();
  timing.start();
  timing.dispose();
  await pass(5_000);
  expect(heard).toEqual([]);
});

test('random speaker mode picks by the random port; an unknown voice gives way to the first', () => {
  const at = (value: number) => pickVariant(variants, { kind: 'random' }, { next: () => value })?.id;
  expect([at(0), at(0.34), at(0.999)]).toEqual(['us', 'uk', 'au']);
  expect(pickVariant(variants, { kind: 'variant', id: 'nz' }, { next: () => 0 })?.id).toBe('us');
  expect(pickVariant([], { kind: 'random' }, { next: () => 0.5 })).toBeNull();
});

test.each([3_600_000, -3_600_000])(
  'a clock that is set by %i ms while it waits moves nothing',
  async (ms) => {
    const { timing, pass, heard, jump } = setUp();
    timing.start();
    await pass(1_000);
    jump(ms);
    await pass(200);
    expect(timing.getState()).toMatchObject({ status: 'waiting', remainingSeconds: 2 });
    expect(heard).toEqual([]);
    await pass(1_900);
    expect(heard).toEqual(['/uk.mp3']);
  },
);
