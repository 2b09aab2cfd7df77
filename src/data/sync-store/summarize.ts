import { Dexie } from 'dexie';
import type { ChangeKind } from '#contract/sync.ts';
import type { PassageDb } from '#data/database.ts';
import type { Digest } from '#platform/digest.ts';
import type { KindSummary } from './sync-store.ts';

type Line = readonly [key: string, version: number];

/**
 * What the device holds of the server's rows: per kind the count and the SHA-256 of the lines `key:version`, sorted by
 * key and joined by a line feed. The change feed carries the same for comparison.
 */
export async function summarize(db: PassageDb, digest: Digest, userId: string): Promise<KindSummary> {
  const lines = await db.transaction('r', db.answers, db.bookmarks, db.profiles, async () => {
    const answers: Line[] = [];
    await db.answers
      .where('[userId+answeredAt]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .each(({ answerId, version }) => {
        if (version > 0) answers.push([answerId, version]);
      });
    const bookmarks: Line[] = [];
    await db.bookmarks
      .where('[userId+practiceId]')
      .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
      .each(({ practiceId, shadow }) => {
        if (shadow?.value) bookmarks.push([String(practiceId), shadow.version]);
      });
    const shadow = (await db.profiles.get(userId))?.shadow;
    const profile: Line[] = shadow?.value ? [[shadow.value.id, shadow.version]] : [];
    return { answer: answers, bookmark: bookmarks, profile } satisfies Record<ChangeKind, Line[]>;
  });
  const summary: KindSummary = {};
  for (const [kind, rows] of Object.entries(lines) as [ChangeKind, Line[]][]) {
    if (rows.length === 0) continue;
    summary[kind] = { count: rows.length, hash: await digest.sha256(hashable(rows)) };
  }
  return summary;
}

/** Keys are ASCII, so code units sort as bytes do. */
export function hashable(rows: readonly Line[]): Uint8Array<ArrayBuffer> {
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
  return new TextEncoder().encode(sorted.map(([key, version]) => `${key}:${version}`).join('\n'));
}
