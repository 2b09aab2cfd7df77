import type { MutationKind } from '#contract/mutations.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { textOf, wordsOf } from './oracles/wishes.ts';

/**
 * What became of something that a learner did. `open`: it must be seen in the queue of its device, or be done at the
 * server. The other fates are final.
 */
export type Fate = 'open' | 'applied' | 'merged' | 'cancelled' | 'discarded';

/** One act of a learner that the device has committed. */
export interface Act {
  readonly opId: string;
  readonly device: number;
  readonly userId: string;
  readonly kind: MutationKind;
  readonly cls: OutboxOp['cls'];
  readonly target: string;
  readonly slot: string | null;
  readonly lane: string;
  readonly payload: unknown;
  /** Words that the learner had before them when they wrote this. */
  readonly seenWords: readonly string[];
  /** Acts are numbered over all devices. */
  readonly n: number;
  /** The place in the queue of its device; one that took another's place has that place. */
  seq: number;
  fate: Fate;
  mergedInto: string | null;
  /** The learner sent it again after a refusal: its turn is then, not when it was first done. */
  isRetried: boolean;
  /** They were told that it may have been done, and sent it all the same. */
  mayBeTwice: boolean;
  isAcknowledged: boolean;
  /** The app itself made it, to bring something back or to merge two texts. */
  isAdopted: boolean;
}

export type MadeOp = Pick<OutboxOp, 'opId' | 'kind' | 'cls' | 'target' | 'slot' | 'lane' | 'payload'>;

/**
 * The conservation ledger: acknowledged = applied + merged + cancelled by the learner + visible. Kept by the world, from
 * outside of the app: what is committed is told by the queue before and after.
 */
export interface Ledger {
  readonly acts: ReadonlyMap<string, Act>;
  /** Open acts of a device. */
  open(device: number): Iterable<Act>;
  commit(commit: {
    device: number;
    userId: string;
    made: MadeOp;
    seenWords: readonly string[];
    before: readonly OutboxOp[];
    after: readonly OutboxOp[];
  }): void;
  /** The screen has said "Saved on this device". */
  acknowledge(opId: string): void;
  /** An op that the app itself put into the queue to bring something back. */
  adopt(device: number, op: OutboxOp, seenWords: readonly string[]): void;
  /** The app itself gave an op another place in the queue, behind what it needs. */
  move(opId: string, seq: number): void;
  settle(opId: string, fate: Exclude<Fate, 'open' | 'merged'>): void;
  retry(op: Pick<OutboxOp, 'opId' | 'lastError'>): void;
  count(fate: Fate): number;
}

export function createLedger(): Ledger {
  const acts = new Map<string, Act>();
  const openOf = [new Map<string, Act>(), new Map<string, Act>()];

  function close(act: Act | undefined, fate: Exclude<Fate, 'open'>, into: string | null = null): void {
    if (!act) return;
    act.fate = fate;
    act.mergedInto = into;
    openOf[act.device]?.delete(act.opId);
  }

  function open(
    act: Omit<Act, 'n' | 'fate' | 'mergedInto' | 'isRetried' | 'mayBeTwice' | 'isAcknowledged' | 'isAdopted'>,
  ): Act {
    const opened: Act = {
      ...act,
      n: acts.size,
      fate: 'open',
      mergedInto: null,
      isRetried: false,
      mayBeTwice: false,
      isAcknowledged: false,
      isAdopted: false,
    };
    acts.set(act.opId, opened);
    openOf[act.device]?.set(act.opId, opened);
    return opened;
  }

  return {
    acts,
    open: (device) => openOf[device]?.values() ?? [],
    commit({ device, userId, made, seenWords, before, after }) {
      const stays = new Map(after.map((op) => [op.opId, op]));
      const gone = before.filter((op) => !stays.has(op.opId));
      const queued = stays.get(made.opId);
      // What was before the learner when they wrote what waits already, was before them too: the note of a word that
      // they now take out.
      const earlier = [...(openOf[device]?.values() ?? [])]
        .filter((each) => each.userId === userId && each.slot !== null && each.target === made.target)
        .flatMap((each) => [...each.seenWords, ...wordsOf(textOf(each.kind, each.payload) ?? null)]);
      const act = open({
        ...made,
        device,
        userId,
        seenWords: [...seenWords, ...earlier],
        seq: queued?.seq ?? -1,
      });
      for (const op of gone)
        close(acts.get(op.opId), queued ? 'merged' : 'cancelled', queued ? made.opId : null);
      // Not queued: it cancelled what it took back, or the device and the server say so already.
      if (!queued) close(act, 'cancelled');
    },
    acknowledge(opId) {
      const act = acts.get(opId);
      if (act) act.isAcknowledged = true;
    },
    adopt(device, op, seenWords) {
      const { opId, userId, kind, cls, target, slot, lane, payload, seq } = op;
      const act = open({ opId, device, userId, kind, cls, target, slot, lane, payload, seq, seenWords });
      act.isAcknowledged = true;
      act.isAdopted = true;
      // What brings a row back goes before the op that needs it, whenever that was done.
      act.isRetried = kind === 'bookWord.set';
    },
    move(opId, seq) {
      const act = acts.get(opId);
      if (act) act.seq = seq;
    },
    settle: (opId, fate) => close(acts.get(opId), fate),
    retry({ opId, lastError }) {
      const act = acts.get(opId);
      if (!act) return;
      act.isRetried = true;
      act.mayBeTwice ||= lastError?.code === 'too-old' || lastError?.code === 'KEY_EXPIRED';
    },
    count: (fate) => [...acts.values()].filter((act) => act.fate === fate).length,
  };
}
