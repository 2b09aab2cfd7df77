import { dayMs, keptDays } from '#contract/days.ts';
import { findOpRule, wordsAtStake } from '#domain/outbox/kinds/op-rules.ts';
import type { OutboxOp } from './op.ts';
import type { Shadow } from './view.ts';

/** What was first sent longer ago might be done a second time. */
const keyLifeMs = keptDays * dayMs;
/** A request that was given up may still arrive, and be done, for about so long. */
const copyLifeMs = 120_000;

export interface CompileInput {
  readonly epoch: number;
  /** By the clock of the device. */
  readonly now: number;
  /** What the server's clock last showed. */
  readonly serverTime: number | null;
  /** Of the row that the op is about. */
  readonly shadow: Shadow<unknown> | null;
  /** The server says already what the op wants, and nothing that went out for the same slot can change that. */
  readonly isSatisfied: boolean;
}

/** What is to be done with an op that is about to go. */
export type Compiled =
  | { kind: 'send'; op: OutboxOp }
  /** The server says already what the op wants. */
  | { kind: 'satisfied' }
  /** It would be too old, and its first copy may still be under way: until that has arrived, nothing of its lane may pass it. */
  | { kind: 'wait'; op: OutboxOp }
  /** Only the learner may send it again. */
  | { kind: 'too-old'; op: OutboxOp };

/** Makes an op ready for the wire against what the device knows at this moment. Kind, payload and id stay as they are. */
export function compileOp(op: OutboxOp, input: CompileInput): Compiled {
  const { epoch, now, serverTime, shadow, isSatisfied } = input;
  const isOld =
    op.attempts > 0 && op.heardAt !== null && serverTime !== null && serverTime - op.heardAt > keyLifeMs;
  if (isOld) {
    const dueAt = copiedUntil(op, now);
    if (dueAt !== null) return { kind: 'wait', op: { ...op, dueAt } };
    const lastError = { code: 'too-old', message: '', at: now };
    return { kind: 'too-old', op: { ...op, state: 'dead', lastError } };
  }
  if (isSatisfied) return { kind: 'satisfied' };
  return {
    kind: 'send',
    op: {
      ...op,
      epoch,
      state: 'inflight',
      attempts: op.attempts + 1,
      firstSentAt: op.firstSentAt ?? now,
      heardAt: op.heardAt ?? serverTime,
      baseVersion: baseVersionOf(op, shadow),
    },
  };
}

/**
 * An op that must not be sent any more, though it went out for the first time only just now: its age is that of an old sign-in. Until
 * this time the first copy may still be done, so that nothing of its lane may go; `null`: no longer, or it never went.
 */
export function copiedUntil({ firstSentAt }: Pick<OutboxOp, 'firstSentAt'>, now: number): number | null {
  if (firstSentAt === null || now < firstSentAt || now >= firstSentAt + copyLifeMs) return null;
  return firstSentAt + copyLifeMs;
}

/** Whether the server says what the op wants, as far as this device knows. */
export const isSaid = (op: OutboxOp, shadow: Shadow<unknown> | null): boolean =>
  shadow !== null && findOpRule(op.kind)?.holds?.(shadow.value, op.payload) === true;

/**
 * Registers go against the newest version that was seen, since the last wish wins. What changes or takes away words goes
 * against the version that the learner saw: when other words are there now, the server must say so, and nothing is lost.
 */
function baseVersionOf(op: OutboxOp, shadow: Shadow<unknown> | null): number | null {
  if (op.cls !== 'register') return null;
  const words = wordsAtStake(op, shadow?.value ?? null);
  if (words !== undefined && words !== (op.base?.text ?? null)) return op.baseVersion;
  return shadow?.version ?? null;
}
