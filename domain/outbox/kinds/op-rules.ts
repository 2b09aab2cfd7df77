import type { MutationKind } from '#contract/mutations.ts';
import type { OpStamp, Revival, TextRule } from './kind-rule.ts';
import { kinds } from './kinds.ts';
import { reportOps } from './report.ts';

const rules = {
  ...kinds.answer.ops, ...kinds.bookmark.ops, ...kinds.profile.ops, ...kinds.dictation.ops, ...kinds.bookWord.ops,
  ...kinds.note.ops, ...kinds.comment.ops, ...kinds.like.ops, ...kinds.share.ops, ...kinds.evaluation.ops,
  ...reportOps, ...kinds.examMemory.ops,
  ...kinds.target.ops, ...kinds.level.ops, ...kinds.review.ops, ...kinds.scoreReport.ops,
  ...kinds.session.ops,
} satisfies Record<MutationKind, object>; // prettier-ignore

/** The rules of a mutation kind for code that handles every kind alike; payload and value belong to the kind. */
export interface OpRuleOfAnyKind {
  readonly key: (payload: unknown) => string;
  readonly lane?: (payload: unknown) => string;
  readonly needs?: (payload: unknown) => readonly string[];
  readonly blobKeys?: (payload: unknown) => readonly string[];
  readonly apply: (value: unknown, payload: unknown, stamp: OpStamp) => unknown;
  readonly field?: string;
  readonly holds?: (value: unknown, payload: unknown) => boolean;
  readonly merge?: (older: unknown, newer: unknown) => unknown;
  readonly isWhole?: (payload: unknown) => boolean;
  readonly removesRow?: (payload: unknown) => boolean;
  readonly wordsOf?: (value: unknown) => string | null;
  readonly revive?: (payload: unknown) => Revival | null;
  readonly text?: TextRule<unknown, unknown>;
}

/** The words in a row that an op would change or take away; `undefined`: it touches none. */
export function wordsAtStake(
  op: { kind: MutationKind; payload: unknown },
  value: unknown,
): string | null | undefined {
  const rule = findOpRule(op.kind);
  if (rule?.text) return rule.text.said(value);
  return rule?.removesRow?.(op.payload) ? rule.wordsOf?.(value) : undefined;
}

/** The rules of a kind. `undefined`: a newer version of the app saved it, and this one does not know the kind. */
export function findOpRule(kind: MutationKind): OpRuleOfAnyKind | undefined {
  return Object.hasOwn(rules, kind) ? (rules[kind] as unknown as OpRuleOfAnyKind) : undefined;
}
