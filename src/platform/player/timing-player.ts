import type { Clock } from '#platform/clock.ts';
import type { Random } from '#platform/random.ts';
import type { Player } from './player.ts';
import { createListeners } from '#platform/listeners.ts';

/** One voice of the same prompt. */
export interface AudioVariant {
  id: string;
  url: string;
  label: string;
}

/** `random` picks a voice anew for every question. */
export type SpeakerChoice = { kind: 'random' } | { kind: 'variant'; id: string };

export type TimingPlayerState =
  /** Whole seconds until it plays by itself; at least 1. */
  | { status: 'waiting'; remainingSeconds: number; variant: AudioVariant }
  | { status: 'loading' | 'playing' | 'paused' | 'ended' | 'blocked' | 'failed'; variant: AudioVariant }
  /** There is no audio to play. */
  | { status: 'silent' };

/** Counts down, then plays, as the exam does. The deadline is an instant of the steady time: a throttled tab costs nothing, a clock that is set neither. */
export interface TimingPlayer {
  getState(): TimingPlayerState;
  subscribe(listener: () => void): () => void;
  start(): void;
  /** Plays at once: the learner skips the wait, or taps after the browser refused to play by itself. */
  playNow(): void;
  dispose(): void;
}

export interface TimingPlayerParts {
  player: Player;
  variants: readonly AudioVariant[];
  speaker: SpeakerChoice;
  clock: Clock;
  random: Random;
  /** 3 s when not given (spec section 9). */
  countdownMs?: number;
}

export const defaultCountdownMs = 3_000;
const lookEveryMs = 200;

/** The wished voice, or the first where it is not there. `null` without any. */
export function pickVariant(
  variants: readonly AudioVariant[],
  speaker: SpeakerChoice,
  random: Random,
): AudioVariant | null {
  const index =
    speaker.kind === 'random'
      ? Math.floor(random.next() * variants.length)
      : variants.findIndex(({ id }) => id === speaker.id);
  return variants[Math.max(0, index)] ?? null;
}

/** Plays through `player`, which stays the caller's. */
export function createTimingPlayer(parts: TimingPlayerParts): TimingPlayer {
  const { player, clock, countdownMs = defaultCountdownMs } = parts;
  const variant = pickVariant(parts.variants, parts.speaker, parts.random);
  const listeners = createListeners();
  /** `null` before the start and after the wait. */
  let playsAt: number | null = null;
  let hasBegun = false;
  let cancelLook = () => {};
  let state: TimingPlayerState = derive();

  function derive(): TimingPlayerState {
    if (!variant) return { status: 'silent' };
    if (!hasBegun) {
      const leftMs = playsAt === null ? countdownMs : playsAt - clock.steady();
      return { status: 'waiting', remainingSeconds: Math.max(1, Math.ceil(leftMs / 1000)), variant };
    }
    const { status } = player.getState();
    return { status: status === 'ready' || status === 'empty' ? 'loading' : status, variant };
  }

  function update(): void {
    state = derive();
    listeners.tell();
  }

  function look(): void {
    if (playsAt === null) return;
    if (clock.steady() >= playsAt) return playNow();
    update();
    cancelLook = clock.after(Math.min(lookEveryMs, playsAt - clock.steady()), look);
  }

  let loaded: Promise<void> | null = null;
  function playNow(): void {
    if (!variant) return;
    cancelLook();
    playsAt = null;
    hasBegun = true;
    loaded ??= player.load({ url: variant.url });
    void playWhenLoaded(loaded);
    update();
  }

  async function playWhenLoaded(loading: Promise<void>): Promise<void> {
    await loading;
    await player.play();
  }

  const unsubscribe = player.subscribe(update);
  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    start() {
      if (!variant || hasBegun || playsAt !== null) return;
      playsAt = clock.steady() + countdownMs;
      loaded = player.load({ url: variant.url });
      look();
    },
    playNow,
    dispose() {
      cancelLook();
      playsAt = null;
      unsubscribe();
      listeners.clear();
      player.pause();
    },
  };
}
