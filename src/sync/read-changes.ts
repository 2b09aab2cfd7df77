import { Change, ChangesEnvelope } from '#contract/sync.ts';
import type { SkippedRow } from '#domain/outbox/store/skipped.ts';

/** A page of the feed, with what this version of the app cannot read told apart. */
export interface ReadPage extends Omit<ChangesEnvelope, 'changes'> {
  readonly changes: readonly Change[];
  readonly skipped: readonly SkippedRow[];
}

/** @throws when the page as a whole is none */
export function readChanges(json: unknown): ReadPage {
  const { changes: rows, ...page } = ChangesEnvelope.parse(json);
  const changes: Change[] = [];
  const skipped: SkippedRow[] = [];
  for (const row of rows) {
    const read = Change.safeParse(row);
    if (read.success) changes.push(read.data);
    else skipped.push({ kind: row.kind, key: row.key });
  }
  return { ...page, changes, skipped };
}
