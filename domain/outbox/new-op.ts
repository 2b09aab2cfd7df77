import {
  mutations,
  type MutationClass,
  type MutationKind,
  type MutationPayload,
} from '#contract/mutations.ts';
import { changedKinds } from '#domain/outbox/kinds/changed-kinds.ts';
import { targetOf } from '#domain/outbox/kinds/kinds.ts';
import { findOpRule, wordsAtStake } from '#domain/outbox/kinds/op-rules.ts';
import type { TextBase } from './op.ts';
import type { Shadow } from './view.ts';

/** An op as a command makes it; `commit` adds id, owner and queue state. */
export interface NewOp {
  readonly kind: MutationKind;
  readonly cls: MutationClass;
  readonly v: number;
  readonly slot: string | null;
  readonly lane: string;
  readonly target: string;
  /** Targets of what must be on the server before. */
  readonly needs: readonly string[];
  readonly payload: unknown;
  readonly blobKeys: readonly string[];
  readonly baseVersion: number | null;
  /** Of ops that change or take away words. */
  readonly base: TextBase | null;
  /** Registers: the wanted state is what the server has, so nothing needs to be sent unless an older op may be. */
  readonly isRedundant: boolean;
}

export interface OpContext {
  /** What the server last said of the row; registers need it. */
  readonly shadow?: Shadow<unknown> | null;
  /** For what is not where its kind usually goes: a delete goes behind what it deletes. */
  readonly lane?: string;
}

/** An op of any kind, with everything that follows from the rules of the kind. */
export function newOp<K extends MutationKind>(
  kind: K,
  payload: MutationPayload<K>,
  { shadow = null, lane }: OpContext = {},
): NewOp {
  const rule = findOpRule(kind);
  if (!rule) throw new Error(`there are no rules for ${kind}`);
  const { cls, v } = mutations[kind];
  const changed = changedKinds[kind];
  const key = rule.key(payload);
  const target = changed ? targetOf(changed, key) : `${kind.slice(0, kind.indexOf('.'))}:${key}`;
  const isRegister = cls === 'register';
  const words = wordsAtStake({ kind, payload }, shadow?.value ?? null);
  return {
    kind,
    cls,
    v,
    payload,
    target,
    slot: isRegister ? slotOf(target, rule.field) : null,
    lane: lane ?? rule.lane?.(payload) ?? target,
    needs: rule.needs?.(payload) ?? [],
    blobKeys: rule.blobKeys?.(payload) ?? [],
    baseVersion: isRegister ? (shadow?.version ?? null) : null,
    base: words === undefined ? null : { text: words },
    isRedundant: rule.holds?.(shadow?.value ?? null, payload) ?? false,
  };
}

const slotOf = (target: string, field: string | undefined): string =>
  field === undefined ? target : `${target}#${field}`;
