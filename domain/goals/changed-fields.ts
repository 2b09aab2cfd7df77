/**
 * A target or a result of a test is changed field by field: what one device says of the date and another of a score stands
 * side by side. Devices and the server put it together with this rule.
 */

/** The fields in which a wish differs from what its writer had before them; `undefined`: they had nothing, so all of it counts. */
export function changedFields<Seen extends Wished, Wished extends object>(
  seen: Seen | null,
  wished: Wished,
): (keyof Wished)[] | undefined {
  if (seen === null) return undefined;
  return (Object.keys(wished) as (keyof Wished)[]).filter((field) => wished[field] !== seen[field]);
}

/** What is there with the fields that somebody changed. All of the wish where nothing is there, or where no fields are named. */
export function withChanges<Value extends object>(
  there: Value | null,
  wished: Value,
  changed: readonly (keyof Value)[] | undefined,
): Value {
  if (there === null || changed === undefined) return wished;
  const next = { ...there };
  for (const field of changed) next[field] = wished[field];
  return next;
}

/** The fields that two wishes change together; `undefined`: all. */
export const changedByBoth = <Field>(
  older: readonly Field[] | undefined,
  newer: readonly Field[] | undefined,
): Field[] | undefined => older && newer && [...new Set([...older, ...newer])];
