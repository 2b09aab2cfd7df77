/** A phrase that learners write: `compile-pattern.ts` reads `find`, `write-fix.ts` reads `fix`. */
export interface PhrasePattern {
  readonly find: string;
  readonly fix: string;
  readonly reason: string;
}

/** A row of a pattern file. `reason` is a sentence, or the name of one in the file's `reasons`. */
export interface PatternRow extends PhrasePattern {
  /** The row stands for one row for each entry of these lists; `{name}` is what the entry has under that name. */
  readonly each?: readonly string[] | undefined;
}

type Entry = Readonly<Record<string, string>>;

/** A file of `patterns/`: the rules of one theme. `Row` has more in the repository than in a build, which leaves out the examples. */
export interface PatternFile<Row extends PatternRow = PatternRow> {
  readonly reasons: Entry;
  readonly lists?: Readonly<Record<string, readonly Entry[]>>;
  readonly rules: readonly {
    readonly rule: string;
    readonly severity: string;
    readonly patterns: readonly Row[];
  }[];
}

/** The rows of one rule, with lists written out and named reasons as sentences. */
export function patternsOf<Row extends PatternRow>(
  { reasons, lists = {} }: PatternFile,
  rows: readonly Row[],
): Row[] {
  return rows.flatMap((row) => {
    const full = { ...row, reason: reasons[row.reason] ?? row.reason };
    if (row.each === undefined) return [full];
    return row.each.flatMap((list) => lists[list] ?? []).map((entry) => fillIn(full, entry));
  });
}

function fillIn<Row extends PatternRow>(row: Row, entry: Entry): Row {
  const fields = Object.entries(row).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string'
      ? value.replace(/\{(\w+)\}/gu, (gap, name: string) => entry[name] ?? gap)
      : value,
  ]);
  return Object.fromEntries(fields) as Row;
}
