/** What devices and the server agree on: the feed of changes, writes that were done, devices, and who may read which bytes. */
import type { Change, ChangeKind } from '#contract/sync.ts';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { counter, instant } from './columns.ts';
import { learnerId } from './learner-id.ts';

/** Position of each learner's feed; its row is the lock under which that learner's writes queue up. */
export const feedHead = pgTable('feed_head', {
  learnerId: learnerId().primaryKey(),
  /** Part of every cursor, so that a cursor of another database or learner is recognised. */
  feedId: uuid().notNull(),
  seq: counter().notNull(),
  /** Highest position of a tombstone that was swept; older cursors have expired. */
  sweptSeq: counter().notNull(),
});

/** One row per thing that devices know, at the position of its last change. */
export const changeFeed = pgTable(
  'change_feed',
  {
    learnerId: learnerId(),
    kind: text().$type<ChangeKind>().notNull(),
    key: text().notNull(),
    seq: counter().notNull(),
    version: integer().notNull(),
    deleted: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.learnerId, t.kind, t.key] }),
    uniqueIndex('change_feed_order').on(t.learnerId, t.seq),
    index('change_feed_age').on(t.changedAt),
  ],
);

/** What a write with an Idempotency-Key did; written in the same transaction as the effect. */
export const idempotency = pgTable(
  'idempotency',
  {
    learnerId: learnerId(),
    key: uuid().notNull(),
    fingerprint: text().notNull(),
    result: jsonb().$type<Change>(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.key] }), index('idempotency_age').on(t.createdAt)],
);

/** Installations of the app, so that a device whose storage was purged can be told what it lost. */
export const clientDevice = pgTable(
  'client_device',
  {
    learnerId: learnerId(),
    clientId: uuid().notNull(),
    pendingCount: integer().notNull(),
    /** The last op of its last batch. */
    lastOpId: uuid(),
    lastSeenAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.clientId] })],
);

/** Who may read which bytes; the bytes themselves lie in the blob store under their hash. */
export const blob = pgTable(
  'blob',
  {
    learnerId: learnerId(),
    sha256: text().notNull(),
    mimeType: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: instant().notNull(),
    /** The server has looked at this picture: it is clean, or it is refused. */
    isChecked: boolean().notNull().default(false),
    /** It does not hold to the rules for what others are shown (docs/decisions/0027-headers-of-pictures.md): its owner alone has it. */
    isRefused: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.learnerId, t.sha256] }), index('blob_hash').on(t.sha256)],
);
