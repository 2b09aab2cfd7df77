import { useCallback, useEffect, useState } from 'react';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PracticeMode, PteType } from '#contract/exam.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { rubricFor } from '#domain/rubric/rubrics.ts';
import { nextTask } from '#platform/next-task.ts';
import { elapsedMs } from '#domain/timing/session-time.ts';
import { sessionPlan } from '#domain/timing/session-plan.ts';
import { newSession } from '#domain/timing/session.ts';
import { stepSession } from '#domain/timing/step-session.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { hasWork, promptWords, startValue } from '#features/practice/tasks/task-values.ts';
import type { Attempt, HandedIn, HandIn, NotSaved } from '#features/practice/task-frame/attempt.ts';
import type { AnswerDraft } from './draft.ts';
import { resumeSession } from './draft.ts';
import { scoreAndSubmit } from './score-and-submit.ts';
import type { Seen } from '#platform/draft-versions.ts';
import type { Desk } from './desk.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSession } from './use-session.ts';

export interface AttemptArgs {
  item: BankItem;
  rule: TaskRule;
  /** An exam that has the task. */
  pteType: PteType;
  /** What was kept of this question before; `null` to start afresh. */
  draft: AnswerDraft | null;
  /** What is written here takes the place of this. */
  seen: Seen;
  /** The learner has said already that it goes on. */
  isGoingOn: boolean;
  desk: Desk;
  /** How it is practised until the learner changes it. */
  mode: PracticeMode;
}

export interface OpenAttempt {
  attempt: Attempt;
  /** How this try is practised; after it the next one. */
  mode: PracticeMode;
  /** Starts the question again in the other mode; work of an earlier visit stays for "Go on". */
  changeMode: (mode: PracticeMode) => void;
  /** The answer of this try once it is on the device. */
  handedIn: HandedIn | null;
  /** Whether starting again would lose something. */
  hasWork: boolean;
  /** Work of an earlier visit, about which the learner has not decided yet. */
  isKept: boolean;
  /** From here on the clock runs. */
  begin: () => Promise<void>;
  /** Takes up the work of the earlier visit, and its clock where it stood. */
  goOn: () => Promise<void>;
  retry: () => Promise<void>;
}

/** One try at a question: its clock, its draft, and how it is handed in. Nothing runs until it is begun. */
export function useAttempt(args: AttemptArgs): OpenAttempt {
  const { item, rule, pteType, draft, seen, isGoingOn, desk, mode: firstMode } = args;
  const context = useDataContext();
  const { busy, assessing } = usePracticePorts();
  const { clock } = context;
  const planIn = (how: PracticeMode) =>
    sessionPlan(rule, {
      mode: how,
      silenceStopSeconds: rubricFor(pteType).silenceStopSeconds,
      promptWords: promptWords(item),
    });
  const taken = isGoingOn ? draft : null;
  const [mode, setMode] = useState(taken ? (taken.mode ?? 'PRACTICE') : firstMode);
  const { session, send, resume } = useSession(() =>
    taken ? resumeSession(planIn(mode), taken, clock.steady()) : newSession(planIn(mode)),
  );
  const [kept, setKept] = useState(taken ? null : draft);
  const [value, setValue] = useState<AnswerValue | null>(() => (taken ? taken.value : startValue(item)));
  const [notes, setNotes] = useState(taken?.notes ?? '');
  const [handedIn, setHandedIn] = useState<HandedIn | null>(null);
  const [problem, setProblem] = useState<NotSaved | null>(null);
  const isRunning = handedIn === null && session.phase !== 'closed';
  const worked = isRunning && ((value !== null && hasWork(item, value)) || notes !== '');
  const keeper = useKeptDraft(item, seen, { session, value, notes, isRunning, isWorth: worked });

  useEffect(() => (isRunning ? busy.acquire() : undefined), [busy, isRunning]);

  // It means nothing in any phase but the first.
  const begin = useCallback(async () => {
    if (!(await desk.claim(keeper))) return;
    setKept(null);
    send('opened');
  }, [desk, keeper, send]);
  const goOn = async () => {
    if (kept === null || !(await desk.claim(keeper, { isGoingOn: true }))) return;
    setValue(kept.value);
    setNotes(kept.notes ?? '');
    setKept(null);
    const { mode: before = 'PRACTICE' } = kept;
    setMode(before);
    resume(resumeSession(planIn(before), kept, clock.steady()));
  };
  useEffect(() => {
    if (isGoingOn) void desk.claim(keeper);
  }, [isGoingOn, desk, keeper]);
  const submit = async (handIn: HandIn<AnswerValue>) => {
    setProblem(null);
    const durationMs =
      handIn.value.kind === 'record' ? handIn.value.recording.durationMs : elapsedMs(session, clock.steady());
    // The tap is seen before the work begins.
    await nextTask();
    const result = await scoreAndSubmit(context, {
      item,
      pteType,
      mode: session.plan.mode,
      handIn,
      durationMs,
      notes,
    });
    if (result.kind === 'not-saved') {
      setProblem(result.reason);
      return false;
    }
    keeper.forget();
    desk.release(keeper);
    // Not as a transition: the clock and the sync word would interrupt it, and the score would come later.
    send('submitted');
    setHandedIn(result.handedIn);
    void assessing.complete(result.handedIn.answerId);
    return true;
  };
  const retry = async () => {
    if (!(await desk.claim(keeper))) return;
    setValue(startValue(item));
    setNotes('');
    setProblem(null);
    setHandedIn(null);
    if (mode === session.plan.mode) send('retried');
    else resume(stepSession(newSession(planIn(mode)), { kind: 'opened', at: clock.steady() }));
  };
  const changeMode = (next: PracticeMode) => {
    setMode(next);
    if (handedIn !== null) return;
    if (isRunning) keeper.forget();
    setValue(startValue(item));
    setNotes('');
    setProblem(null);
    resume(newSession(planIn(next)));
  };
  const attempt: Attempt = {
    session,
    send,
    value,
    change(next) {
      // Pens down.
      if (session.phase === 'time-over') return;
      setValue(next);
      if (session.phase === 'closed') void begin();
    },
    notes,
    takeNotes: setNotes,
    submit,
    problem,
  };
  return {
    attempt,
    mode,
    changeMode,
    handedIn,
    hasWork: worked,
    isKept: kept !== null,
    begin,
    goOn,
    retry,
  };
}
