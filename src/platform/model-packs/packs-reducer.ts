import type { ModelManifest, ModelPackId } from '#contract/entities/model-pack.ts';
import { mergeManifests } from './fetch-manifest.ts';
import type { PackProblem, WaitReason } from './pack-state.ts';
import type { PackWish, RememberedPacks } from './pack-wishes.ts';

// No IO, no clock, no promise: `pack-view.ts` says what follows from these facts, `model-packs.ts` does it and reports back.

/** What this tab knows of all packs. */
export interface PackFacts {
  /** The list of packs; `null` when it has never been here. */
  readonly manifest: ModelManifest | null;
  /** The learner was asked whether to fetch any. */
  readonly isOffered: boolean;
  readonly wishes: ReadonlyMap<ModelPackId, PackWish>;
  readonly problems: ReadonlyMap<ModelPackId, PackProblem>;
  /** What is on the device was read at least once. */
  readonly isRead: boolean;
  /** Storage has not answered for a while, and not since. */
  readonly isSilent: boolean;
  /** Hashes of the files that are whole and checked. */
  readonly whole: ReadonlySet<string>;
  /** Bytes on this device by file. */
  readonly received: ReadonlyMap<string, number>;
  /** The pack that this tab downloads now. */
  readonly active: ModelPackId | null;
  /** Why nothing is downloaded that is wished for and may use the line. */
  readonly waiting: WaitReason;
  /** Bytes cost money now. */
  readonly isMetered: boolean;
  /** How long the next wait for another try is. */
  readonly retryMs: number;
  readonly isStopped: boolean;
}

export type PackEvent =
  /** Storage does not answer. */
  | { readonly kind: 'silent' }
  /** What earlier visits or another tab have stored. */
  | { readonly kind: 'recalled'; readonly memory: RememberedPacks }
  /** The server gave its list. */
  | { readonly kind: 'listed'; readonly manifest: ModelManifest }
  | {
      readonly kind: 'looked';
      readonly whole: ReadonlySet<string>;
      readonly received: ReadonlyMap<string, number>;
    }
  | { readonly kind: 'line'; readonly isMetered: boolean }
  /** The learner's commands. */
  | { readonly kind: 'wished'; readonly id: ModelPackId; readonly onMobileData: boolean }
  | { readonly kind: 'paused'; readonly id: ModelPackId }
  | { readonly kind: 'removed'; readonly id: ModelPackId }
  | { readonly kind: 'offer-settled' }
  /** One pack's download in this tab. */
  | { readonly kind: 'began'; readonly id: ModelPackId }
  | { readonly kind: 'received'; readonly sha256: string; readonly bytes: number }
  | {
      readonly kind: 'ended';
      readonly id: ModelPackId;
      readonly result: 'done' | 'interrupted' | PackProblem;
    }
  /** A run over all packs has ended, or another tab does it. */
  | { readonly kind: 'ran'; readonly result: 'done' | 'interrupted' | 'other-tab' }
  | { readonly kind: 'retry-planned' }
  /** The network is back, or the learner: tries begin with a short wait again. */
  | { readonly kind: 'woken' }
  | { readonly kind: 'stopped' };

const firstRetryMs = 4_000;
const longestRetryMs = 120_000;

export const noFacts = (isMetered: boolean): PackFacts => ({
  manifest: null,
  isOffered: false,
  wishes: new Map(),
  problems: new Map(),
  isRead: false,
  isSilent: false,
  whole: new Set(),
  received: new Map(),
  active: null,
  waiting: 'turn',
  isMetered,
  retryMs: firstRetryMs,
  isStopped: false,
});

/** The facts after something happened. */
export function reducePacks(facts: PackFacts, event: PackEvent): PackFacts {
  return reducers[event.kind](facts, event as never);
}

type Reducers = {
  [K in PackEvent['kind']]: (facts: PackFacts, event: Extract<PackEvent, { kind: K }>) => PackFacts;
};

const reducers: Reducers = {
  silent: (facts) => ({ ...facts, isSilent: true }),
  recalled: (facts, { memory }) => ({
    ...facts,
    isSilent: false,
    manifest: memory.manifest ?? facts.manifest,
    isOffered: facts.isOffered || memory.isOffered === true,
    wishes: new Map(Object.entries(memory.wishes) as [ModelPackId, PackWish][]),
  }),
  listed: (facts, { manifest }) => ({ ...facts, manifest: mergeManifests(facts.manifest, manifest) }),
  looked: (facts, { whole, received }) => ({ ...facts, whole, received, isRead: true, isSilent: false }),
  line: (facts, { isMetered }) => (isMetered === facts.isMetered ? facts : { ...facts, isMetered }),
  wished: (facts, { id, onMobileData }) => ({
    ...facts,
    isOffered: true,
    problems: without(facts.problems, id),
    wishes: new Map(facts.wishes).set(id, {
      isPaused: false,
      onMobileData: onMobileData || facts.wishes.get(id)?.onMobileData === true,
    }),
    retryMs: firstRetryMs,
  }),
  paused: (facts, { id }) => {
    const wish = facts.wishes.get(id);
    if (!wish) return facts;
    return { ...facts, wishes: new Map(facts.wishes).set(id, { ...wish, isPaused: true }) };
  },
  removed: (facts, { id }) => ({
    ...facts,
    wishes: without(facts.wishes, id),
    problems: without(facts.problems, id),
  }),
  'offer-settled': (facts) => ({ ...facts, isOffered: true }),
  began: (facts, { id }) => ({ ...facts, active: id }),
  received: (facts, { sha256, bytes }) => ({
    ...facts,
    received: new Map(facts.received).set(sha256, bytes),
  }),
  ended: (facts, { id, result }) => {
    const ended = { ...facts, active: null };
    if (result === 'interrupted') return ended;
    const problems = result === 'done' ? facts.problems : new Map(facts.problems).set(id, result);
    return { ...ended, problems, retryMs: firstRetryMs };
  },
  ran: (facts, { result }) => ({
    ...facts,
    waiting: result === 'done' ? 'turn' : result === 'interrupted' ? 'network' : 'other-tab',
  }),
  'retry-planned': (facts) => ({ ...facts, retryMs: Math.min(2 * facts.retryMs, longestRetryMs) }),
  woken: (facts) => ({ ...facts, retryMs: firstRetryMs }),
  stopped: (facts) => ({ ...facts, isStopped: true }),
};

function without<Value>(
  map: ReadonlyMap<ModelPackId, Value>,
  id: ModelPackId,
): ReadonlyMap<ModelPackId, Value> {
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}
