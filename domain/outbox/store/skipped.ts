import { changeKinds, type ChangeKind } from '#contract/sync.ts';
import type { EngineMemory } from './engine-memory.ts';

/*
 * What a newer server told and this app could not read is passed over, so that the rest arrives, and noted in the
 * transaction that moves the cursor past it. A kind that a later version of the app knows is read from its beginning at
 * once; a row of a kind that was known already, once a day.
 */

/** A row of the feed that this version of the app cannot read. */
export interface SkippedRow {
  readonly kind: string;
  readonly key: string;
}

const rereadMs = 86_400_000;

export function isChangeKind(kind: string): kind is ChangeKind {
  return (changeKinds as readonly string[]).includes(kind);
}

/** The state that knows of these rows too. */
export function noteSkipped(
  state: EngineMemory,
  rows: readonly SkippedRow[],
  serverTime: number,
): EngineMemory {
  const kinds = new Set(rows.map((row) => row.kind));
  if (kinds.size === 0) return state;
  const others = state.skipped.filter(({ kind }) => !kinds.has(kind));
  const noted = [...kinds].map((kind) => ({ kind, isKnown: isChangeKind(kind), at: serverTime }));
  return { ...state, skipped: [...others, ...noted] };
}

/** Without what a pull of these kinds, or of all, is about to tell again. */
export function forgetSkipped(state: EngineMemory, kinds: readonly ChangeKind[] | undefined): EngineMemory {
  const left = state.skipped.filter(({ kind }) => kinds && !kinds.some((each) => each === kind));
  return { ...state, skipped: left };
}

/** Kinds that should be read from their beginning now. */
export function kindsToReread({ skipped, serverTime }: EngineMemory): ChangeKind[] {
  return skipped.flatMap(({ kind, isKnown, at }) => {
    const isDue = !isKnown || (serverTime ?? at) - at >= rereadMs;
    return isDue && isChangeKind(kind) ? [kind] : [];
  });
}

/** The kinds of which a pull has told everything: only of these may go what it did not name. */
export function wholeKinds(
  { skipped }: EngineMemory,
  pulled: readonly ChangeKind[] | undefined,
): ChangeKind[] {
  return changeKinds.filter(
    (kind) => (!pulled || pulled.includes(kind)) && !skipped.some((each) => each.kind === kind),
  );
}
