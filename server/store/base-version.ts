/** Version last seen; `null`: the learner saw none; `any`: the intent holds whatever is stored. */
export type BaseVersion = number | null | 'any';

/** Whether a register was changed since the learner saw it. `isAbsent`: the slot is empty, whatever its version. */
export function isStale(
  base: BaseVersion,
  stored: { readonly version: number; readonly isAbsent: boolean },
): boolean {
  if (base === 'any') return false;
  return base === null ? !stored.isAbsent : base !== stored.version;
}
