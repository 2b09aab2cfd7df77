import { useEffect, useRef, useState } from 'react';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import { useDataContext } from '#data/use-data-context.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { nextTask } from '#platform/next-task.ts';
import { whenPageHides } from '#platform/page-hide.ts';
import { elapsedMs } from '#domain/timing/session-time.ts';
import { sessionPlan } from '#domain/timing/session-plan.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { hasWork, promptWords, startValue } from '#features/practice/tasks/task-values.ts';
import type { Attempt, HandedIn, HandIn, NotSaved } from './attempt.ts';
import type { AnswerDraft } from './draft.ts';
import { draftKey, openSession, workStart } from './draft.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { scoreAndSubmit } from './score-and-submit.ts';
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
  retry: () => void;
}

/** One try at a question: its clock, its draft, and how it is handed in. */
export function useAttempt({ item, rule, pteType, draft }: AttemptArgs): OpenAttempt {
  const context = useDataContext();
  const { drafts, busy, assessing } = usePracticePorts();
  const { clock, userId } = context;
  const { session, send } = useSession(() =>
    openSession(sessionPlan(rule, promptWords(item)), draft?.startedAt ?? null, clock.now()),
  );
  const [value, setValue] = useState<AnswerValue | null>(() => draft?.value ?? startValue(item));
  const [notes, setNotes] = useState(draft?.notes ?? '');
  const [handedIn, setHandedIn] = useState<HandedIn | null>(null);
  const [problem, setProblem] = useState<NotSaved | null>(null);
  const [keeper] = useState(() => createDraftKeeper(drafts, draftKey(userId, item.id)));
  const isOpen = handedIn === null;
  const startedAt = workStart(session);
  const worked = isOpen && value !== null && hasWork(item, value);

  // The clock of work that has begun is kept as well as the words: a reload changes neither.
  useEffect(() => {
    if (isOpen) keeper.keep({ value, startedAt, ...(notes === '' ? {} : { notes }) });
  }, [keeper, isOpen, value, startedAt, notes]);
  useEffect(() => whenPageHides(() => keeper.flush()), [keeper]);

  useEffect(() => (isOpen ? busy.acquire() : undefined), [busy, isOpen]);

  // Who leaves without having written anything finds a fresh question next time; a reload unmounts nothing.
  const worth = useRef(worked);
  useEffect(() => {
    worth.current = worked;
  });
  useEffect(
    () => () => {
      if (!worth.current) keeper.forget();
    },
    [keeper],
  );

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
    change: setValue,
    notes,
    takeNotes: setNotes,
    submit,
    problem,
  };
  return { attempt, handedIn, hasWork: worked, retry };
}
