import type { ChangeKind } from '#contract/sync.ts';
import type { RowValue } from './kinds/row-value.ts';
import { isNewer, type Shadow } from './view.ts';

/** What the server says of a row. */
interface Said<Value> {
  readonly version: number;
  readonly deleted: boolean;
  readonly value: Value | null;
}

/**
 * What a change of the server makes of what it said before; `null`: the change is no news. `force` takes older versions
 * too: a full pull from a server that was restored from a copy.
 */
export function shadowAfter<Value extends RowValue<ChangeKind>>(
  before: { readonly version: number } | null | undefined,
  { version, deleted, value }: Said<Value>,
  force = false,
): Shadow<Value> | null {
  if (!force && !isNewer(before, version)) return null;
  return { version, value: deleted ? null : value };
}
