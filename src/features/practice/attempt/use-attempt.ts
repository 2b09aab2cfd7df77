import { useCallback, useEffect, useState } from 'react';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import { useDataContext } from '#data/use-data-context.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { nextTask } from '#platform/next-task.ts';
import { elapsedMs } from '#domain/timing/session-time.ts';
import { sessionPlan } from '#domain/timing/session-plan.ts';
import { newSession } from '#domain/timing/session.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { hasWork, promptWords, startValue } from '#features/practice/tasks/task-values.ts';
import type { Attempt, HandedIn, HandIn, NotSaved } from './attempt.ts';
import type { AnswerDraft } from './draft.ts';
import { resumeSession } from './draft.ts';
import { scoreAndSubmit } from './score-and-submit.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSession } from './use-session.ts';

export interface AttemptArgs {
  item: BankItem;
  rule: TaskRule;
  /** An exam that has the task. */
  pteType: PteType;
  /** What was kept of this question before; `null` to start afresh. */
  draft: AnswerDraft | null;
}

export interface OpenAttempt {
  attempt: Attempt;
  /** The answer of this try once it is on the device. */
  handedIn: HandedIn | null;
  /** Whether starting again would lose something. */
  hasWork: boolean;
  /** Work of an earlier visit, about which the learner has not decided yet. */
  isKept: boolean;
  /** From here on the clock runs. */
  begin: () => void;
  /** Takes up the work of the earlier visit, and its clock where it stood. */
  goOn: () => void;
  retry: () => void;
}

/** One try at a question: its clock, its draft, and how it is handed in. Nothing runs until it is begun. */
export function useAttempt({ item, rule, pteType, draft }: AttemptArgs): OpenAttempt {
  const context = useDataContext();
  const { busy, assessing } = usePracticePorts();
  const { clock } = context;
  const plan = sessionPlan(rule, promptWords(item));
  const { session, send, resume } = useSession(() => newSession(plan));
  const [kept, setKept] = useState(draft);
  const [value, setValue] = useState<AnswerValue | null>(() => startValue(item));
  const [notes, setNotes] = useState('');
  const [handedIn, setHandedIn] = useState<HandedIn | null>(null);
  const [problem, setProblem] = useState<NotSaved | null>(null);
  const isRunning = handedIn === null && session.phase !== 'closed';
  const worked = isRunning && ((value !== null && hasWork(item, value)) || notes !== '');
  const keeper = useKeptDraft(item, { session, value, notes, isRunning, isWorth: worked });

  useEffect(() => (isRunning ? busy.acquire() : undefined), [busy, isRunning]);

  // It means nothing in any phase but the first.
  const begin = useCallback(() => {
    setKept(null);
    send('opened');
  }, [send]);
  const goOn = () => {
    if (kept === null) return;
    setValue(kept.value);
    setNotes(kept.notes ?? '');
    setKept(null);
    resume(resumeSession(plan, kept, clock.now()));
  };
  const submit = async (answer: HandIn<AnswerValue>) => {
    setProblem(null);
    const durationMs =
      answer.value.kind === 'record' ? answer.value.recording.durationMs : elapsedMs(session, clock.now());
    // The tap is seen before the work begins.
    await nextTask();
    const result = await scoreAndSubmit(context, { item, pteType, answer, durationMs });
    if (result.kind === 'not-saved') {
      setProblem(result.reason);
      return;
    }
    keeper.forget();
    // Not as a transition: the clock and the sync word would interrupt it, and the score would come later.
    send('submitted');
    setHandedIn(result.handedIn);
    void assessing.complete(result.handedIn.answerId);
  };
  const retry = () => {
    setValue(startValue(item));
    setNotes('');
    setProblem(null);
    setHandedIn(null);
    send('retried');
  };
  const attempt: Attempt = {
    session,
    send,
    value,
    change(next) {
      if (session.phase === 'closed') send('opened');
      setValue(next);
    },
    notes,
    takeNotes: setNotes,
    submit,
    problem,
  };
  return { attempt, handedIn, hasWork: worked, isKept: kept !== null, begin, goOn, retry };
}
