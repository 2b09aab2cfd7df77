import type { Clock } from '#platform/clock.ts';
import { createListeners } from '#platform/listeners.ts';
import { silentAfterMs } from '#platform/open-answering.ts';
import type { MobileData } from './mobile-data.ts';
import type { ModelStore } from './model-store.ts';
import type { PacksState } from './pack-state.ts';
import { memoryOf, packsState } from './pack-view.ts';
import type { PackMemory } from './pack-wishes.ts';
import { noFacts, reducePacks, type PackEvent, type PackFacts } from './packs-reducer.ts';

export interface PackFactsOptions {
  readonly store: ModelStore;
  readonly memory: PackMemory;
  readonly mobileData: MobileData;
  readonly clock: Clock;
  /** Memory of the device in gigabytes, as coarsely as the browser says it; `null` where it does not. */
  readonly memoryGb?: number | null;
}

/** The facts of all packs in this tab, and where they are read and kept. */
export interface HeldFacts {
  /** As they are now: after every wait they may be others. */
  readonly now: () => PackFacts;
  /** What follows from them for a screen. */
  readonly state: () => PacksState;
  /** Listeners hear in the order in which they came. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: PackEvent) => void;
  /** Reads what is on the device. */
  readonly look: () => Promise<void>;
  /** Reads whether the line costs money. */
  readonly readLine: () => void;
  /** Reads what earlier visits or another tab have stored. */
  readonly recall: () => Promise<void>;
  readonly remember: () => Promise<void>;
  /** Nothing may be downloaded any more, and nobody hears of it. */
  readonly stop: () => void;
}

export function holdFacts({
  store,
  memory,
  mobileData,
  clock,
  memoryGb = null,
}: PackFactsOptions): HeldFacts {
  const listeners = createListeners();
  let facts = noFacts(mobileData.isMetered());
  let state = packsState(facts, memoryGb);

  function dispatch(event: PackEvent): void {
    const next = reducePacks(facts, event);
    if (next === facts) return;
    facts = next;
    state = packsState(facts, memoryGb);
    listeners.tell();
  }

  /** A screen says so while storage does not answer. */
  async function answered<Value>(reading: Promise<Value>): Promise<Value> {
    const stopWaiting = clock.after(silentAfterMs, () => dispatch({ kind: 'silent' }));
    try {
      return await reading;
    } finally {
      stopWaiting();
    }
  }

  async function look(): Promise<void> {
    const whole = await answered(store.list());
    const files = facts.manifest?.packs.flatMap((pack) => pack.files) ?? [];
    const received = new Map<string, number>();
    for (const { sha256, sizeBytes } of files)
      received.set(sha256, whole.has(sha256) ? sizeBytes : await store.receivedBytes(sha256));
    dispatch({ kind: 'looked', whole, received });
  }

  return {
    now: () => facts,
    state: () => state,
    subscribe: listeners.subscribe,
    dispatch,
    look,
    readLine: () => dispatch({ kind: 'line', isMetered: mobileData.isMetered() }),
    async recall() {
      dispatch({ kind: 'recalled', memory: await answered(memory.load()) });
      if (facts.manifest) await look();
    },
    remember: () => memory.save(memoryOf(facts)),
    stop() {
      listeners.clear();
      dispatch({ kind: 'stopped' });
    },
  };
}
