import { useEffect, useRef, useState } from 'react';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { useDataContext } from '#data/use-data-context.ts';
import type { Session } from '#domain/timing/session.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { whenPageHides } from '#platform/page-hide.ts';
import { draftKey, workStart } from './draft.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';

export interface KeptWork {
  session: Session;
  value: AnswerValue | null;
  notes: string;
  /** Begun and not handed in. */
  isRunning: boolean;
  /** There is something that a fresh start would not have. */
  isWorth: boolean;
}

/** Keeps what is entered and its clock on the device, on every change and when the page goes. Nothing is kept before the work begins. */
export function useKeptDraft(item: BankItem, work: KeptWork): DraftKeeper {
  const { clock, userId } = useDataContext();
  const { drafts } = usePracticePorts();
  const [keeper] = useState(() => createDraftKeeper(drafts, draftKey(userId, item.id)));
  const { session, value, notes, isRunning } = work;
  const startedAt = workStart(session);

  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (isRunning) keeper.keep({ value, startedAt, seenAt: clock.now(), ...(notes === '' ? {} : { notes }) });
  }, [keeper, clock, isRunning, value, startedAt, notes]);

  useEffect(() => {
    /** What is there now, with the time until now: the time away must not count. */
    const leave = () => {
      const now = latest.current;
      if (!now.isRunning) return;
      if (!now.isWorth) return keeper.forget();
      const kept = { value: now.value, startedAt: workStart(now.session), seenAt: clock.now() };
      keeper.keep(now.notes === '' ? kept : { ...kept, notes: now.notes });
    };
    const stop = whenPageHides(() => {
      leave();
      keeper.flush();
    });
    return () => {
      stop();
      // Who leaves without having written anything finds a fresh question next time.
      leave();
    };
  }, [keeper, clock]);
  return keeper;
}
