import type { PracticeMode } from '#contract/exam.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';

/** 'Play after N sec' of the timing player (spec section 4), where the exam gives no preview time of its own. */
export const autoPlayDelayMs = 3_000;
/** The count-up timer stops here (spec sections 4 and 9). */
export const timerMaxMs = 3_600_000;
/** In practice a recording may last so many times as long as in the exam, and the recorder's own limit at least (spec section 9). */
const practiceRecordTimes = 2;
const leastPracticeRecordMs = 60_000;
/** The engines score no more of a recording (docs/bad-inputs.md). */
const mostPracticeRecordMs = 180_000;

/** How long each part of practising one item lasts. Plain data, so that a session can be stored and taken up again. */
export interface SessionPlan {
  /**
   * EXAM: the prompt plays once, the times run out by themselves, and what is there is handed in. PRACTICE: the learner
   * starts to speak when ready, and nothing runs out.
   */
  readonly mode: PracticeMode;
  /** Countdown before the prompt plays; `null` for an item without audio. */
  readonly promptDelayMs: number | null;
  readonly answer:
    | {
        readonly kind: 'record';
        /** The exam's time to prepare. */
        readonly prepareMs: number;
        readonly recordMs: number;
        readonly hasTone: boolean;
        /** The microphone closes after so long without a voice; `null`: never. */
        readonly silenceMs: number | null;
      }
    /** `limitMs`: the exam's time. `maxMs`: where a clock that counts up stands still. */
    | { readonly kind: 'write-down'; readonly limitMs: number; readonly maxMs: number };
}

export interface PlanFacts {
  readonly mode: PracticeMode;
  /** Of the rubric: the exam closes the microphone after so much silence. */
  readonly silenceStopSeconds: number;
  /** Words of the item's text; the most that its task has when not given. */
  readonly promptWords?: number;
}

/**
 * The plan for one item. `promptWords` matters to Read Aloud only: preparing time grows with the text, from the
 * shortest to the longest time of the rule at the rule's longest text (how it grows is our choice, docs/exam-rules.md).
 */
export function sessionPlan(rule: TaskRule, facts: PlanFacts): SessionPlan {
  const { mode, silenceStopSeconds, promptWords = rule.prompt.maxWords ?? 0 } = facts;
  const promptDelayMs =
    rule.prompt.audioSeconds === undefined ? null : seconds(rule.previewSeconds, autoPlayDelayMs);
  const { clock } = rule;
  switch (clock.kind) {
    case 'record': {
      const [least, most] = clock.prepareSeconds;
      const share = Math.min(1, promptWords / (rule.prompt.maxWords ?? 1));
      const prepareMs = Math.round(least + (most - least) * share) * 1000;
      const { hasTone } = clock;
      const examMs = clock.answerSeconds * 1000;
      const isExam = mode === 'EXAM';
      const roomyMs = Math.max(leastPracticeRecordMs, examMs * practiceRecordTimes);
      const recordMs = isExam ? examMs : Math.min(mostPracticeRecordMs, roomyMs);
      const silenceMs = isExam ? silenceStopSeconds * 1000 : null;
      return { mode, promptDelayMs, answer: { kind: 'record', prepareMs, recordMs, hasTone, silenceMs } };
    }
    case 'own':
      return { mode, promptDelayMs, answer: writeDown(clock.answerSeconds) };
    case 'pooled':
      return { mode, promptDelayMs, answer: writeDown(clock.paceSeconds) };
  }
}

function writeDown(limitSeconds: number): SessionPlan['answer'] {
  return { kind: 'write-down', limitMs: limitSeconds * 1000, maxMs: timerMaxMs };
}

function seconds(value: number | null, otherwiseMs: number): number {
  return value === null ? otherwiseMs : value * 1000;
}
