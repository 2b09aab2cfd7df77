import type { ChangeKind } from '#contract/sync.ts';
import type { KindRule } from '#domain/outbox/kinds/kind-rule.ts';
import { kinds } from '#domain/outbox/kinds/kinds.ts';
import type { RowValue } from '#domain/outbox/kinds/row-value.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { viewOf, type Shadow } from '#domain/outbox/view.ts';

export interface EntityId<K extends ChangeKind = ChangeKind> {
  readonly userId: string;
  readonly kind: K;
  /** Key of the change feed; for the only row of a learner the name of the kind. */
  readonly key: string;
}

/** One thing of a learner, of any kind that has no table of its own. */
export interface EntityRow<K extends ChangeKind = ChangeKind> extends EntityId<K> {
  /** What queries list by; '' while there is nothing to list. */
  readonly group: string;
  /** What they order by: epoch ms. */
  readonly at: number;
  /** What the learner sees; `null`: it is not there. */
  readonly value: RowValue<K> | null;
  /** What the server last said, tombstones too; `null`: nothing yet. */
  readonly shadow: Shadow<RowValue<K>> | null;
}

/** The row of a shadow and the ops about it; `null`: there is nothing to store. */
export function entityRow<K extends ChangeKind>(
  { userId, kind, key }: EntityId<K>,
  shadow: Shadow<RowValue<K>> | null,
  ops: readonly OutboxOp[],
): EntityRow<K> | null {
  const value = viewOf(shadow, ops);
  if (value === null && shadow === null) return null;
  const { group, at }: Pick<KindRule<K>, 'group' | 'at'> = kinds[kind];
  const place = value === null ? { group: '', at: 0 } : { group: group(value), at: at(value) };
  return { userId, kind, key, ...place, value, shadow };
}
