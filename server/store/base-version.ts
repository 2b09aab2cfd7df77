/**
 * Version last seen; `null`: the learner saw none, not even that of an emptied slot; `absent`: the slot must be empty;
 * `any`: the intent holds whatever is stored.
 */
export type BaseVersion = number | null | 'absent' | 'any';

/**
 * Whether a stored register was changed since the learner saw it. `isAbsent`: the slot is empty, whatever its version.
 * Who saw nothing is told of an emptied slot too: a copy of a refused request that arrives late, when the slot was emptied
 * meanwhile, would fill it again otherwise.
 */
export function isStale(
  base: BaseVersion,
  stored: { readonly version: number; readonly isAbsent: boolean },
): boolean {
  if (base === 'any') return false;
  if (base === 'absent') return !stored.isAbsent;
  return base !== stored.version;
}
