import type { Change, ChangeKind } from '#contract/sync.ts';
import { targetOf } from '#domain/outbox/kinds/kinds.ts';

/**
 * Which rows a full pull says are gone: what it has is the truth of the server, so a row of its kinds that it left out, or
 * told as deleted, is not there any more. `staged`: all that the pull told.
 */
export function leftOutOf(
  staged: readonly Change[],
  kinds: readonly ChangeKind[],
): (kind: ChangeKind, key: string) => boolean {
  const live = new Set(
    staged.filter((change) => !change.deleted).map(({ kind, key }) => targetOf(kind, key)),
  );
  return (kind, key) => kinds.includes(kind) && !live.has(targetOf(kind, key));
}
