import type { MutationKind } from '#contract/mutations.ts';
import type { ChangeKind } from '#contract/sync.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import type { EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import type { SyncStore } from '#domain/outbox/store/sync-store.ts';
import type { Shadow } from '#domain/outbox/view.ts';

/** A row as the disk has it. */
export interface SeenRow {
  readonly kind: ChangeKind;
  readonly key: string;
  readonly shadow: Shadow<unknown> | null;
  /** What the learner sees; `null`: nothing. */
  readonly value: unknown;
}

export interface Command {
  readonly kind: MutationKind;
  readonly payload: unknown;
  readonly opId: string;
  readonly at: number;
  /** What a newer version of the app writes. */
  readonly v?: number;
}

/** The disk of one device: the engine's store, and what commands do to it. Every call is one transaction. */
export interface DeviceStorage {
  readonly sync: SyncStore;
  /** Row, op and blob together. Returns what the op is about. */
  commit(
    userId: string,
    command: Command,
  ): Pick<OutboxOp, 'kind' | 'cls' | 'target' | 'slot' | 'lane' | 'payload'>;
  /** "Try again" and "Discard" of the outbox screen. */
  resolve(userId: string, opId: string, how: 'retry' | 'discard'): boolean;
  /** The app was updated: it knows now what the newer one wrote. */
  upgrade(): void;
  readonly outbox: ReadonlyMap<number, OutboxOp>;
  rows(userId: string): Iterable<SeenRow>;
  row(userId: string, kind: ChangeKind, key: string): SeenRow | null;
  state(userId: string): EngineMemory;
  hasBlob(userId: string, sha256: string): boolean;
}
