import { mutations, type MutationKind, type MutationPayload } from '#contract/mutations.ts';
import { commit, type LearnerTables, type NewBlob } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import { changedKinds, type OpsOf } from '#domain/outbox/kinds/changed-kinds.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import { newOp, type NewOp } from '#domain/outbox/new-op.ts';
import { getSlot } from '#data/store/queue/queue-reads.ts';
import { storing, type StorageFailure } from '#data/store/storage-failure.ts';
import { writeBlobs } from '#data/store/recordings/write-blobs.ts';
import { planForgotten } from '#domain/outbox/blob-writes.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import type { EntityRow } from '#data/store/entity-row.ts';
import { plainLength } from '#domain/notes/text-parts.ts';
import type { ChangeKind } from '#contract/sync.ts';

/** Kinds that are all in their op: what the learner sees follows from it. Answers, marks and the profile have more to them. */
export type PlainMutation = Exclude<MutationKind, OpsOf<'answer' | 'bookmark' | 'profile'>>;

/**
 * How a write ended. `saved`: it is on this device and will be sent. Else nothing was stored: `too-long`, `empty`,
 * `invalid` speak of what was given, `missing` of a thing that is not there, `conflict` of two texts of which the
 * learner must choose one first, `duplicate` of something that is there already, `changed` of a text that is another one by now than
 * the one that the learner began with.
 */
export type WriteResult<Saved extends object = object> =
  | ({ kind: 'saved' } & Saved)
  | { kind: 'not-saved'; reason: WriteRefusal };
export type WriteRefusal =
  | StorageFailure
  | 'too-long'
  | 'empty'
  | 'invalid'
  | 'missing'
  | 'conflict'
  | 'duplicate'
  | 'changed';

export const notSaved = (reason: WriteRefusal) => ({ kind: 'not-saved', reason }) as const;

export interface WriteOptions {
  /** Looks at the row as the learner sees it, in the transaction; a reason stops the write. */
  readonly check?: (row: EntityRow | undefined) => WriteRefusal | null;
  /**
   * The text that the learner began with, for kinds that change one; `null`: there was none. Words that came meanwhile from another device
   * were not before their eyes, so that they cannot have taken them out: the write is refused. Left out, nobody looks.
   */
  readonly seen?: string | null | undefined;
  /** For what goes in another lane than its kind usually does; knows the row. */
  readonly lane?: (row: EntityRow | undefined) => string | undefined;
  /** Bytes that belong to the op, such as pictures. */
  readonly blobs?: readonly NewBlob[];
}

/** One op of a plain kind, checked against its schema and its limit, with its row, in one transaction. */
export async function writeKind<M extends PlainMutation>(
  context: DataContext,
  kind: M,
  payload: MutationPayload<M>,
  options: WriteOptions = {},
): Promise<WriteResult> {
  const { userId } = context;
  const parsed = mutations[kind].payload.safeParse(payload);
  if (!parsed.success) return notSaved('invalid');
  const given = parsed.data as MutationPayload<M>;
  const text = findOpRule(kind)?.text;
  const words = text?.wished(given) ?? null;
  if (text && words !== null && plainLength(words, text.format) > text.limit(given))
    return notSaved('too-long');
  if (text && words !== null && words.trim() === '') return notSaved('empty');
  let refusal: WriteRefusal | null = null;
  const stored = await storing(
    commit(context, {
      async write(tables): Promise<readonly NewOp[]> {
        const changed: ChangeKind | null = changedKinds[kind];
        const key = findOpRule(kind)?.key(given) ?? '';
        const row = changed ? await tables.entities.get([userId, changed, key]) : undefined;
        const lane = options.lane?.(row);
        const op = newOp(kind, given, {
          shadow: row?.shadow ?? null,
          ...(lane === undefined ? {} : { lane }),
        });
        const isChanged =
          options.seen !== undefined && (text?.said(row?.value ?? null) ?? null) !== options.seen;
        refusal =
          options.check?.(row) ?? (await conflictOf(tables, userId, op)) ?? (isChanged ? 'changed' : null);
        if (refusal !== null) return [];
        return [op];
      },
      onCancelled: (tables, ops) => forgetBlobs(tables, userId, ops),
      blobs: options.blobs ?? [],
    }),
  );
  return stored.kind === 'saved' && refusal !== null ? notSaved(refusal) : stored;
}

/** While two texts wait for the learner's choice, a third one would make it a riddle. */
async function conflictOf(
  { outbox }: LearnerTables,
  userId: string,
  { slot, target, base }: NewOp,
): Promise<'conflict' | null> {
  if (slot === null || base === null) return null;
  const inSlot = await getSlot({ outbox }, { userId, target, slot });
  return inSlot.some((op) => op.state === 'conflict') ? 'conflict' : null;
}

/** Pictures that only a cancelled op needed. */
async function forgetBlobs(
  { outbox, blobs }: LearnerTables,
  userId: string,
  ops: readonly OutboxOp[],
): Promise<void> {
  if (ops.every((op) => op.blobKeys.length === 0)) return;
  const left = await outbox.where({ userId }).toArray();
  await writeBlobs({ blobs }, userId, planForgotten(ops, left));
}
