import type { DeviceKind } from '#contract/entities/answer.ts';
import { replaceScore } from '#data/commands/replace-score.ts';
import type { DataContext } from '#data/store/context.ts';
import { keepScoringMs, readScoringMs } from '#data/store/usual-scoring-time.ts';
import { findAnswer } from '#data/queries/find-answer.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import { awaitsAssessment, listUnassessed } from '#data/queries/list-unassessed.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { assessmentOf, type Assessment } from '#domain/tasks/assessment-of.ts';
import { isOutdated } from '#domain/tasks/scorer-versions.ts';
import type { Assessor, AssessOutcome, WaitsFor } from './assessor.ts';

// The law of this file: an answer is on the device before it is assessed, and its row changes in one transaction when the
// engine is done. So a killed tab, a dead worker or a second tab costs nothing but time.

/** Where the assessment of an answer stands. Nothing is known of answers that need none, or have it. */
export type AssessStanding =
  /** `usualMs`: how long the last answer of its kind took on this device; `null` before the first. */
  | { readonly status: 'working'; readonly usualMs: number | null }
  | { readonly status: 'waiting'; readonly why: WaitsFor }
  | { readonly status: 'failed' };

/** Completes the scores of a learner's answers on this device. Nothing rejects. */
export interface Assessing {
  /** Completes one score, when it is not whole yet. Asked twice, it is done once. */
  complete(answerId: string): Promise<void>;
  /**
   * Scores one anew because the learner asks for it: also one that failed, and one whose whole score is of an older scorer.
   * `null`: there was nothing to do for an engine of this device.
   */
  again(answerId: string): Promise<AssessOutcome | null>;
  /** Completes what a killed tab left, and what waited for something that may have come. */
  completeMissing(): Promise<void>;
  /** `null`: nothing to say. The same object until it changes. */
  standingOf(answerId: string): AssessStanding | null;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

export interface AssessingOptions {
  readonly context: DataContext;
  /** The engines of this device. A kind without one waits for the server. */
  readonly assessors: { readonly [Kind in Exclude<Assessment, 'none'>]?: Assessor };
  /** What this device is, for the learner's other devices to say who scored an answer. */
  readonly device: DeviceKind;
  readonly report: (error: unknown) => void;
}

export function createAssessing({ context, assessors, device, report }: AssessingOptions): Assessing {
  const standings = new Map<string, AssessStanding>();
  const running = new Map<string, Promise<AssessOutcome | null>>();
  const listeners = new Set<() => void>();
  let isStopped = false;

  function tell(answerId: string, standing: AssessStanding | null): void {
    if (standing === null) standings.delete(answerId);
    else standings.set(answerId, standing);
    for (const listener of listeners) listener();
  }

  async function assess(answer: AnswerRow): Promise<AssessOutcome | null> {
    const { answerId } = answer;
    const kind = assessmentOf(answer.taskType);
    if (kind === 'none') return null;
    const assessor = assessors[kind];
    if (assessor === undefined) return null;
    const practice = await findPractice(context, { practiceId: answer.practiceId });
    if (practice === null) return { kind: 'waiting', why: 'question' };
    tell(answerId, { status: 'working', usualMs: await readScoringMs(context, kind) });
    const began = context.clock.steady();
    const outcome = await assessor.assess(answer, practice.item);
    if (outcome.kind === 'scored') await keepScoringMs(context, kind, context.clock.steady() - began);
    return outcome;
  }

  async function run(answerId: string, isAgain: boolean): Promise<AssessOutcome | null> {
    try {
      const answer = await findAnswer(context, { answerId });
      const old = isAgain && answer ? outdatedScorer(answer) : undefined;
      const isDue = answer !== null && (old !== undefined || awaitsAssessment(answer));
      const outcome = isDue ? await assess(answer) : null;
      if (isStopped) return outcome;
      if (outcome?.kind === 'scored')
        await replaceScore(context, { answerId, score: outcome.score, device, insteadOf: old });
      // A whole score waits for nothing, whatever became of the wish for a newer one.
      tell(answerId, old === undefined ? standingAfter(outcome) : null);
      return outcome;
    } catch (error) {
      // The disk, not the engine: the answer is as it was, and the next start tries again.
      report(error);
      tell(answerId, { status: 'failed' });
      return { kind: 'failed' };
    } finally {
      running.delete(answerId);
    }
  }

  async function complete(answerId: string): Promise<void> {
    await (running.get(answerId) ?? begin(answerId, false));
  }

  function begin(answerId: string, isAgain: boolean): Promise<AssessOutcome | null> {
    const fresh = run(answerId, isAgain);
    running.set(answerId, fresh);
    return fresh;
  }

  async function completeMissing(): Promise<void> {
    try {
      // One after the other: what the learner hands in now is not behind a long queue.
      for (const answerId of await listUnassessed(context)) {
        if (isStopped) return;
        if (standings.get(answerId)?.status !== 'failed') await complete(answerId);
      }
    } catch (error) {
      report(error);
    }
  }

  return {
    complete,
    again: async (answerId) => (await running.get(answerId)) ?? begin(answerId, true),
    completeMissing,
    standingOf: (answerId) => standings.get(answerId) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      isStopped = true;
      listeners.clear();
    },
  };
}

/** The older scorer whose whole score an answer has; `undefined` when it has none. */
function outdatedScorer({ taskType, score }: AnswerRow): string | undefined {
  return score && isOutdated(taskType, score) ? score.scorer : undefined;
}

function standingAfter(outcome: AssessOutcome | null): AssessStanding | null {
  switch (outcome?.kind) {
    case 'waiting':
      return { status: 'waiting', why: outcome.why };
    case 'failed':
      return { status: 'failed' };
    case 'scored':
    case undefined:
      return null;
  }
}
