/** Most steps that can be taken back. */
const mostSteps = 200;

/** A text with the ways back and forward. */
export interface TextHistory {
  readonly now: string;
  /** What stood there before each step, the newest last. */
  readonly past: readonly string[];
  /** What was taken back, the next to come last. */
  readonly future: readonly string[];
  /** The edit that the next one may go on with as one step; `null`: none. */
  readonly last: Edit | null;
}

interface Edit {
  readonly kind: 'typed' | 'deleted' | 'replaced';
  /** Where in the text the next one of its kind would follow. */
  readonly at: number;
}

export function freshHistory(text: string): TextHistory {
  return { now: text, past: [], future: [], last: null };
}

/** After an edit. Letters typed one after the other are one step with their word, and so are letters deleted one by one. */
export function edited(history: TextHistory, next: string): TextHistory {
  const { now, past, last } = history;
  if (next === now) return history;
  const { start, removed, added } = differenceOf(now, next);
  const edit = editOf({ start, removed, added });
  const goesOn =
    last !== null &&
    last.kind === edit.kind &&
    edit.kind !== 'replaced' &&
    last.at === (edit.kind === 'typed' ? start : start + removed) &&
    !beginsWord(now, start, added);
  const before = goesOn ? past : [...past, now].slice(-mostSteps);
  return { now: next, past: before, future: [], last: edit };
}

/** One step back; the same history where there is none. */
export function undone(history: TextHistory): TextHistory {
  const { now, past, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { now: before, past: past.slice(0, -1), future: [...future, now], last: null };
}

/** The last step that was taken back, once more. */
export function redone(history: TextHistory): TextHistory {
  const { now, past, future } = history;
  const next = future.at(-1);
  if (next === undefined) return history;
  return { now: next, past: [...past, now], future: future.slice(0, -1), last: null };
}

/** Behind what differs: where the caret belongs after a step from one text to the other. */
export function caretAfter(from: string, to: string): number {
  const { start, added } = differenceOf(from, to);
  return start + added.length;
}

interface Difference {
  start: number;
  /** Characters. */
  removed: number;
  added: string;
}

function differenceOf(from: string, to: string): Difference {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let same = 0;
  while (same < shorter - start && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  return { start, removed: from.length - same - start, added: to.slice(start, to.length - same) };
}

function editOf({ start, removed, added }: Difference): Edit {
  if (removed === 0 && added.length === 1) return { kind: 'typed', at: start + 1 };
  if (removed === 1 && added === '') return { kind: 'deleted', at: start };
  return { kind: 'replaced', at: start };
}

function beginsWord(text: string, at: number, added: string): boolean {
  return /\S/.test(added) && /\s/.test(text[at - 1] ?? '');
}
