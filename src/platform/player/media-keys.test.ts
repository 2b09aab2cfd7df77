import { beforeEach, expect, it, vi } from 'vitest';
import { createListeners } from '#platform/listeners.ts';
import { createMediaKeys } from './media-keys.ts';
import type { Player, PlayerState } from './player.ts';

/** The platform's side: what was last set for each button. */
function createPlatform() {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const session = {
    metadata: null as { title: string } | null,
    playbackState: 'none',
    positions: [] as MediaPositionState[],
    setActionHandler(action: string, run: MediaSessionActionHandler | null) {
      if (action === 'seekto') throw new TypeError('not known here');
      handlers.set(action, run);
    },
    setPositionState(state: MediaPositionState) {
      session.positions.push(state);
    },
  };
  const press = (action: MediaSessionAction, seekOffset?: number) =>
    handlers.get(action)?.({ action, ...(seekOffset === undefined ? {} : { seekOffset }) });
  return { session, handlers, press, keys: createMediaKeys(session as unknown as MediaSession) };
}

/** A player that stands where it was told to. */
function createPlayer() {
  const listeners = createListeners();
  let state: PlayerState = { status: 'ready', positionMs: 20_000, durationMs: 60_000 };
  const go = (status: 'playing' | 'paused', positionMs = 20_000) => {
    state = { status, positionMs, durationMs: 60_000 };
    listeners.tell();
  };
  const player = {
    getState: () => state,
    getSettings: () => ({ volume: 1, rate: 1.5 }),
    subscribe: listeners.subscribe,
    play: async () => go('playing'),
    pause: () => go('paused'),
    seekBy: (deltaMs: number) => go('playing', 20_000 + deltaMs),
  } as unknown as Player;
  return { player, placeMs: () => ('positionMs' in state ? state.positionMs : null) };
}

beforeEach(() => {
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string;
      constructor({ title }: { title: string }) {
        this.title = title;
      }
    },
  );
});

it('gives the buttons to the sound that plays, and names it', async () => {
  const { session, press, keys } = createPlatform();
  const { player, placeMs } = createPlayer();
  const letGo = keys.follow(player, { title: 'The lecture', isOnce: false });
  expect(session.metadata).toBeNull();
  await player.play();
  expect(session).toMatchObject({ metadata: { title: 'The lecture' }, playbackState: 'playing' });
  expect(session.positions.at(-1)).toEqual({ duration: 60, position: 20, playbackRate: 1.5 });
  press('seekbackward');
  expect(placeMs()).toBe(15_000);
  press('seekbackward', 10);
  expect(placeMs()).toBe(10_000);
  press('pause');
  expect([player.getState().status, session.playbackState]).toEqual(['paused', 'paused']);
  press('play');
  expect(player.getState().status).toBe('playing');
  letGo();
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
});

it('lets no button stop or turn back what is heard once', async () => {
  const { handlers, press, keys } = createPlatform();
  const { player, placeMs } = createPlayer();
  keys.follow(player, { title: 'The sentence', isOnce: true });
  await player.play();
  press('pause');
  press('stop');
  press('seekbackward');
  expect([player.getState().status, placeMs()]).toEqual(['playing', 20_000]);
  expect(handlers.get('pause')).not.toBeNull();
});

it('goes to the sound that plays next, and is not taken from it by the one before', async () => {
  const { session, keys } = createPlatform();
  const [first, second] = [createPlayer(), createPlayer()];
  const letFirstGo = keys.follow(first.player, { title: 'The lecture', isOnce: false });
  keys.follow(second.player, { title: 'Your recording', isOnce: false });
  await first.player.play();
  await second.player.play();
  letFirstGo();
  expect(session.metadata?.title).toBe('Your recording');
});

it('does nothing where the platform has no such thing', () => {
  const { player } = createPlayer();
  expect(() => createMediaKeys(undefined).follow(player, { title: '', isOnce: false })()).not.toThrow();
});
