import type { MutationKind } from '#contract/mutations.ts';
import type { ChangeKind } from '#contract/sync.ts';

/*
 * What an op wants, said a second time and on purpose: an oracle that asked the rules of the app would believe its bugs.
 */

type Fields = Record<string, unknown>;
const field = (value: unknown, name: string): unknown => (value as Fields | null)?.[name] ?? null;

/** Whether two plain values say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => isSame((a as Fields)[name], (b as Fields)[name]));
}

/** What a payload says: of one that names the fields that were changed only these. */
export function saidBy(payload: object): Fields {
  const { changed, ...fields } = payload as Fields & { changed?: readonly string[] | undefined };
  const said = Object.entries(fields).filter(([name]) => changed?.includes(name) ?? true);
  return Object.fromEntries(said);
}

const holds: Partial<Record<MutationKind, (value: unknown, payload: Fields) => boolean>> = {
  'bookmark.set': (value, { type }) => (field(value, 'type') ?? 'UNMARK') === type,
  'profile.set': (value, patch) => Object.keys(patch).every((name) => field(value, name) === patch[name]),
  'bookWord.set': (value, { isIn }) => (value !== null) === isIn,
  'wordBookmark.set': (value, { bookmark }) => field(value, 'bookmark') === bookmark,
  'wordNote.set': (value, { note }) => field(value, 'note') === note,
  'note.set': (value, { description }) => field(value, 'description') === description,
  'like.set': (value, { liked }) => (value !== null) === liked,
  'share.set': (value, { shared }) => (value !== null) === shared,
  'evaluation.set': (value, wanted) =>
    wanted['verdict'] === null
      ? value === null
      : ['verdict', 'comment', 'about'].every((name) => isSame(field(value, name), wanted[name])),
  'target.set': (value, wanted) =>
    Object.entries(saidBy(wanted)).every(([name, wish]) => field(value, name) === wish),
  'level.set': (value, wanted) =>
    Object.keys(wanted).every((name) => isSame(field(value, name), wanted[name])),
  'session.set': (value, told) =>
    ['skipped', 'answers', 'deleted'].every((name) =>
      (told[name] as unknown[]).every((one) =>
        ((field(value, name) ?? []) as unknown[]).some((known) => isSame(known, one)),
      ),
    ),
};

/** Whether a row shows what a register op wants. */
export function isShown(kind: MutationKind, value: unknown, payload: unknown): boolean {
  const rule = holds[kind];
  return rule === undefined || rule(value, payload as Fields);
}

/** The text that a wish writes; `undefined`: it writes none. */
export function textOf(kind: MutationKind, payload: unknown): string | null | undefined {
  if (kind === 'note.set') return field(payload, 'description') as string | null;
  if (kind === 'wordNote.set') return field(payload, 'note') as string | null;
  return undefined;
}

/** The text of a row of this kind. */
export const rowText = (kind: MutationKind, value: unknown): string | null =>
  field(value, kind === 'note.set' ? 'description' : 'note') as string | null;

/** Texts carry a number that nobody else ever writes: the words that must not get lost. */
export const wordsOf = (text: string | null): string[] => text?.match(/\d+/g) ?? [];

/** The row that a target names; `null`: an op that leaves no row. */
export function rowOf(target: string): { kind: ChangeKind; key: string } | null {
  const at = target.indexOf(':');
  const kind = at < 0 ? target : target.slice(0, at);
  if (kind === 'report') return null;
  return { kind: kind as ChangeKind, key: at < 0 ? kind : target.slice(at + 1) };
}
