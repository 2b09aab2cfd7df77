import { mergeText } from '#domain/notes/merge-text.ts';
import { findOpRule, wordsAtStake, type OpRuleOfAnyKind } from '#domain/outbox/kinds/op-rules.ts';
import { sizeOf, untried, type OplogLine, type OutboxOp } from './op.ts';

export interface RebaseInput {
  /** The op that the server refused because it has another version; its state is what the engine decided. */
  readonly op: OutboxOp;
  /** A newer wish for the same slot that waits behind it. */
  readonly behind: OutboxOp | null;
  /** What the server has now. */
  readonly value: unknown;
  readonly at: number;
  /** Id for a write that did not exist before: a merged text. */
  readonly freshId: string;
}

/** What becomes of the ops of the slot. */
export interface Rebase {
  readonly put: readonly OutboxOp[];
  readonly gone: readonly OutboxOp[];
  readonly ledger: readonly OplogLine[];
}

/*
 * A refused VERSION_CONFLICT left no effect and no stored result, and no later copy of the same request can have one:
 * versions only go up. So a text may be replaced by a merged one here, under an id of its own (docs/decisions/0008).
 */

/** Takes the server's value as the new base and keeps the wish (docs/decisions/0008). Pure. */
export function rebaseOp(input: RebaseInput): Rebase {
  const { op, value, at } = input;
  const rule = findOpRule(op.kind);
  if (rule?.text) return rebaseText(input, rule.text);
  if (rule?.holds?.(value, op.payload)) return { put: [], gone: [op], ledger: [satisfied(op, at)] };
  const words = wordsAtStake(op, value) ?? null;
  if (words === null || words === op.base?.text) return { put: [op], gone: [], ledger: [] };
  // The learner did not see what would go. Should they say so again, they have.
  const asking: OutboxOp = { ...op, state: 'dead', base: { text: words } };
  const event = { kind: 'settled', state: 'dead', code: 'VERSION_CONFLICT' } as const;
  return { put: [asking], gone: [], ledger: [{ opId: op.opId, at, event }] };
}

const satisfied = ({ opId }: OutboxOp, at: number): OplogLine => ({ opId, at, event: { kind: 'satisfied' } });

/** Of two texts that wait only the newest counts: its writer had the older one before them. */
function rebaseText(input: RebaseInput, text: NonNullable<OpRuleOfAnyKind['text']>): Rebase {
  const { op, behind, value, at, freshId } = input;
  const newest: OutboxOp = behind ?? op;
  const older = behind ? [op] : [];
  const intoNewest = older.map(({ opId }): OplogLine => ({
    opId,
    at,
    event: { kind: 'merged', into: newest.opId },
  }));
  const base = op.base?.text ?? null;
  const mine = text.wished(newest.payload);
  const theirs = text.said(value);
  const keep = (patch: Partial<OutboxOp>): Rebase => ({
    put: [{ ...newest, ...patch }],
    gone: older,
    ledger: intoNewest,
  });
  const ask = (): Rebase => {
    const rest = keep({ state: 'conflict', base: { text: base } });
    const line: OplogLine = {
      opId: newest.opId,
      at,
      event: { kind: 'settled', state: 'conflict', code: 'VERSION_CONFLICT' },
    };
    return { ...rest, ledger: [...rest.ledger, line] };
  };
  if (mine === theirs) {
    return { put: [], gone: [...older, newest], ledger: [...intoNewest, satisfied(newest, at)] };
  }
  const onTop = () => keep({ base: { text: theirs } });
  // The learner's words survive a deletion elsewhere; a deletion does not take words that its writer never saw.
  if (theirs === null || base === theirs) return onTop();
  if (mine === null) return ask();
  const limit = text.limit(newest.payload);
  const merged = mergeText({ base: base ?? '', mine, theirs, format: text.format, limit });
  if (merged === null) return ask();
  if (merged === mine) return onTop();
  if (merged === theirs)
    return { put: [], gone: [...older, newest], ledger: [...intoNewest, satisfied(newest, at)] };
  const payload = text.withText(newest.payload, merged);
  const fresh: OutboxOp = {
    ...newest,
    ...untried,
    opId: freshId,
    payload,
    sizeBytes: sizeOf(payload),
    base: { text: theirs },
  };
  const ledger: OplogLine[] = [
    ...intoNewest,
    { opId: freshId, at, event: { kind: 'enqueued', of: newest.kind } },
    { opId: newest.opId, at, event: { kind: 'merged', into: freshId } },
  ];
  return { put: [fresh], gone: older, ledger };
}
