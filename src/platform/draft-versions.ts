import { z } from 'zod';

// The law of this file: a write takes the place of what its writer had seen, and of nothing else. What two tabs wrote without seeing
// each other stands side by side until the learner decides. (A multi-value register with dotted version vectors.)

/** Of each writer, the number of the last of its writes that is meant. */
export type Seen = Readonly<Record<string, number>>;

/** One text of a draft. */
export interface DraftVersion {
  /** Who wrote it: one keeper of one tab. */
  readonly by: string;
  /** Which of its writes this is, from 1. */
  readonly n: number;
  /** Epoch ms. */
  readonly at: number;
  readonly draft: unknown;
}

/** What a writer puts in the place of what it had seen. A `draft` of `null`: nothing, it was thrown away or handed in. */
export interface DraftWrite extends DraftVersion {
  readonly seen: Seen;
  /** Nothing was entered since this writer's last write: it is done only where that one still stands. */
  readonly isRefresh?: boolean | undefined;
}

/** The row of a draft. Two versions of one draft have different writers. */
export interface DraftRow {
  /** Everything that was ever written here, so that a late write of a frozen tab brings nothing back. */
  readonly known: Seen;
  readonly versions: readonly DraftVersion[];
}

/** A version that its reader can use. */
export interface ReadVersion<Draft> {
  readonly version: DraftVersion;
  readonly draft: Draft;
}

/** What a reader makes of a row. */
export interface ReadDraft<Draft> {
  /** What is shown; `null`: there is none. */
  readonly newest: ReadVersion<Draft> | null;
  /** What other tabs wrote without having seen it, newest first. */
  readonly others: readonly ReadVersion<Draft>[];
  /** For the reader's next write: it takes the place of the newest, and leaves the others. */
  readonly seen: Seen;
}

export const noRow: DraftRow = { known: {}, versions: [] };

const Seen = z.record(z.string(), z.int());
const Row = z.object({
  known: Seen,
  versions: z.array(z.object({ by: z.string(), n: z.int(), at: z.number(), draft: z.unknown() })),
});

/** The writer of drafts that were stored before they had versions. */
export const before = '';

/** A stored row, also of an older version of the app, which kept the draft alone. */
export function parseRow(stored: unknown): DraftRow {
  if (stored === undefined || stored === null) return noRow;
  const { data } = Row.safeParse(stored);
  return data ?? { known: { [before]: 1 }, versions: [{ by: before, n: 1, at: 0, draft: stored }] };
}

/** What a page of an older version of the app carried over its end: it had seen whatever was stored. */
export function writeOfBefore(draft: unknown): DraftWrite {
  return { by: before, n: 2, at: 0, draft, seen: { [before]: 1 } };
}

/** What is stored of a row: tabs that still run an older version of the app find the newest draft in it as they know it. */
export function storedRow(row: DraftRow): object {
  const draft = newestFirst(row)[0]?.draft;
  return { ...(typeof draft === 'object' ? draft : {}), ...row };
}

/** The row after a write. One that is known already changes nothing, whatever way it came. */
export function applyWrite({ known, versions }: DraftRow, write: DraftWrite): DraftRow {
  const { by, n, at, draft, seen, isRefresh } = write;
  const last = known[by];
  if (last !== undefined && n <= last) return { known, versions };
  if (isRefresh && last !== undefined && !versions.some((each) => each.by === by)) return { known, versions };
  const left = versions.filter((each) => each.by !== by && !isSeen(each, seen));
  return {
    known: { ...known, [by]: n },
    versions: draft === null ? left : [...left, { by, n, at, draft }],
  };
}

/** The row with what is known of it elsewhere: a version that one side has and the other had seen is gone. */
export function mergeRows(row: DraftRow, other: DraftRow): DraftRow {
  const isIn = ({ by, n }: DraftVersion, { versions }: DraftRow) =>
    versions.some((each) => each.by === by && each.n === n);
  const missing = other.versions.filter((each) => !isSeen(each, row.known));
  const left = row.versions.filter((each) => isIn(each, other) || !isSeen(each, other.known));
  const known = { ...row.known };
  for (const [by, n] of Object.entries(other.known)) known[by] = Math.max(n, known[by] ?? 0);
  return { known, versions: [...left, ...missing] };
}

/** The row without one of its versions. */
export function withoutVersion({ known, versions }: DraftRow, { by, n }: DraftVersion): DraftRow {
  return { known, versions: versions.filter((each) => each.by !== by || each.n !== n) };
}

/** The row with a version that was taken away from it, or with a later time of one that it has. */
export function withVersion(row: DraftRow, version: DraftVersion): DraftRow {
  return { known: row.known, versions: [...withoutVersion(row, version).versions, version] };
}

/** The versions of a row, newest first. */
export function newestFirst({ versions }: DraftRow): readonly DraftVersion[] {
  // Of the same millisecond the one that was written last.
  return versions.toReversed().toSorted((one, other) => other.at - one.at);
}

/** Whether a writer that had seen so much had seen this version, or one that came after it. */
export function isSeen({ by, n }: DraftVersion, seen: Seen): boolean {
  return n <= (seen[by] ?? 0);
}

/** Makes of a draft what its reader needs; `null` for what is not worth showing, as one that was begun and left empty. */
export type ParseDraft<Draft> = (draft: unknown) => Draft | null;

/** The versions that a reader can use, newest first. */
export function readVersions<Draft>(row: DraftRow, parse: ParseDraft<Draft>): readonly ReadVersion<Draft>[] {
  return newestFirst(row).flatMap((version) => {
    const draft = parse(version.draft);
    return draft === null ? [] : [{ version, draft }];
  });
}

/** How a reader finds it. What is not worth showing is not kept by the reader's next write. */
export function readRow<Draft>(row: DraftRow, parse: ParseDraft<Draft>): ReadDraft<Draft> {
  const [newest = null, ...others] = readVersions(row, parse);
  const notSeen = others.map(({ version: { by, n } }) => [by, n - 1] as const);
  return { newest, others, seen: { ...row.known, ...Object.fromEntries(notSeen) } };
}
