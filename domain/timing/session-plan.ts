import type { TaskRule } from '#domain/rubric/rubric.ts';

/** 'Play after N sec' of the timing player (spec section 4), where the exam gives no preview time of its own. */
export const autoPlayDelayMs = 3_000;
/** The count-up timer stops here (spec sections 4 and 9). */
export const timerMaxMs = 3_600_000;

/** How long each part of practising one item lasts. Plain data, so that a session can be stored and taken up again. */
export interface SessionPlan {
  /** Countdown before the prompt plays; `null` for an item without audio. */
  readonly promptDelayMs: number | null;
  readonly answer:
    | {
        readonly kind: 'record';
        readonly prepareMs: number;
        readonly recordMs: number;
        readonly hasTone: boolean;
      }
    /** `limitMs` only turns the timer red: nothing is taken away from a learner who needs longer. */
    | { readonly kind: 'write-down'; readonly limitMs: number; readonly maxMs: number };
}

/**
 * The plan for one item. `promptWords` matters to Read Aloud only: preparing time grows with the text, from the
 * shortest to the longest time of the rule at the rule's longest text (how it grows is our choice, docs/exam-rules.md).
 */
export function sessionPlan(rule: TaskRule, promptWords = rule.prompt.maxWords ?? 0): SessionPlan {
  const promptDelayMs =
    rule.prompt.audioSeconds === undefined ? null : seconds(rule.previewSeconds, autoPlayDelayMs);
  const { clock } = rule;
  switch (clock.kind) {
    case 'record': {
      const [least, most] = clock.prepareSeconds;
      const share = Math.min(1, promptWords / (rule.prompt.maxWords ?? 1));
      const prepareMs = Math.round(least + (most - least) * share) * 1000;
      const recordMs = clock.answerSeconds * 1000;
      return { promptDelayMs, answer: { kind: 'record', prepareMs, recordMs, hasTone: clock.hasTone } };
    }
    case 'own':
      return writeDown(promptDelayMs, clock.answerSeconds);
    case 'pooled':
      return writeDown(promptDelayMs, clock.paceSeconds);
  }
}

function writeDown(promptDelayMs: number | null, limitSeconds: number): SessionPlan {
  return { promptDelayMs, answer: { kind: 'write-down', limitMs: limitSeconds * 1000, maxMs: timerMaxMs } };
}

function seconds(value: number | null, otherwiseMs: number): number {
  return value === null ? otherwiseMs : value * 1000;
}
