import { Dexie } from 'dexie';
import type { ChangeKind } from '#contract/sync.ts';
import type { PassageDb } from '#data/store/database.ts';
import type { Digest } from '#platform/digest.ts';
import { entitiesOf } from './entity-steps.ts';
import type { KindSummary } from '#domain/outbox/store/sync-store.ts';

type Line = readonly [key: string, version: number];

/**
 * What the device holds of the server's rows: per kind the count and the SHA-256 of the lines `key:version`, sorted by
 * key and joined by a line feed. The change feed carries the same for comparison.
 */
export async function summarize(db: PassageDb, digest: Digest, userId: string): Promise<KindSummary> {
  const lines = await db.transaction('r', db.answers, db.bookmarks, db.profiles, db.entities, () =>
    readLines(db, userId),
  );
  const summary: KindSummary = {};
  for (const [kind, rows] of lines)
    summary[kind] = { count: rows.length, hash: await digest.sha256(hashable(rows)) };
  return summary;
}

async function readLines(db: PassageDb, userId: string): Promise<Map<ChangeKind, Line[]>> {
  const lines = new Map<ChangeKind, Line[]>();
  const add = (kind: ChangeKind, line: Line) => {
    const known = lines.get(kind);
    if (known) known.push(line);
    else lines.set(kind, [line]);
  };
  await db.answers
    .where('[userId+answeredAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .each(({ answerId, version }) => {
      if (version > 0) add('answer', [answerId, version]);
    });
  await db.bookmarks
    .where('[userId+practiceId]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .each(({ practiceId, shadow }) => {
      if (shadow?.value) add('bookmark', [String(practiceId), shadow.version]);
    });
  const shadow = (await db.profiles.get(userId))?.shadow;
  if (shadow?.value) add('profile', [shadow.value.id, shadow.version]);
  await entitiesOf(db, userId).each(({ kind, key, shadow }) => {
    if (shadow?.value) add(kind, [key, shadow.version]);
  });
  return lines;
}

/** In the order of their UTF-8 bytes, as the server's database sorts: words have keys beyond ASCII. */
export function hashable(rows: readonly Line[]): Uint8Array<ArrayBuffer> {
  const sorted = [...rows].sort(([a], [b]) => compareAsBytes(a, b));
  return new TextEncoder().encode(sorted.map(([key, version]) => `${key}:${version}`).join('\n'));
}

function compareAsBytes(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const difference = rankOf(a.charCodeAt(at)) - rankOf(b.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Surrogates stand for characters beyond U+FFFF, so they come after U+E000..U+FFFF. */
function rankOf(codeUnit: number): number {
  if (codeUnit >= 0xe000) return codeUnit - 0x800;
  return codeUnit >= 0xd800 ? codeUnit + 0x2000 : codeUnit;
}
