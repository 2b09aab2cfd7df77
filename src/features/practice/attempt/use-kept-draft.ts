import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import type { Session } from '#domain/timing/session.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { Seen } from '#platform/draft-versions.ts';
import { draftKey } from '#platform/drafts.ts';
import { whenPageHides } from '#platform/page-hide.ts';
import { workStart, type AnswerDraft } from './draft.ts';
import { createDraftKeeper } from '#platform/draft-keeper.ts';
import type { WorkInHand } from './desk.ts';

export interface KeptWork {
  session: Session;
  value: AnswerValue | null;
  notes: string;
  /** Begun and not handed in. */
  isRunning: boolean;
  /** There is something that a fresh start would not have. */
  isWorth: boolean;
}

/** `seenAt`: steady time until which the work is counted. */
function draftOf(
  { value, startedAt, mode, notes }: Pick<AnswerDraft, 'value' | 'startedAt' | 'mode'> & { notes: string },
  seenAt: number,
): AnswerDraft {
  return { value, startedAt, seenAt, mode, ...(notes === '' ? {} : { notes }) };
}

/** Keeps what is entered and its clock on the device, on every change and when the page goes. Nothing is kept before the work begins. */
export function useKeptDraft(item: BankItem, seen: Seen, work: KeptWork): WorkInHand {
  const { clock, userId } = useDataContext();
  const { drafts } = usePracticePorts();
  const [keeper] = useState(() => createDraftKeeper<AnswerDraft>(drafts, draftKey(userId, item.id), seen));
  const { session, value, notes, isRunning } = work;
  const startedAt = workStart(session);
  const { mode } = session.plan;

  const latest = useRef(work);
  /** What it was begun or gone on with. */
  const begun = useRef<Pick<KeptWork, 'value' | 'notes'> | null>(null);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!isRunning) {
      begun.current = null;
      return;
    }
    begun.current ??= { value, notes };
    keeper.keep(draftOf({ value, startedAt, mode, notes }, clock.steady()));
  }, [keeper, clock, isRunning, value, startedAt, mode, notes]);

  const inHand = useMemo(
    () => ({
      ...keeper,
      /** What is there now, with the time until now: the time away must not count. */
      leave() {
        const now = latest.current;
        if (!now.isRunning) return;
        if (!now.isWorth) return keeper.forget();
        const { plan } = now.session;
        const entered = { ...now, startedAt: workStart(now.session), mode: plan.mode };
        keeper.refresh(draftOf(entered, clock.steady()));
      },
      isUntouched() {
        const now = latest.current;
        // What is spoken is no part of the draft: nobody knows then.
        return now.value !== null && begun.current?.value === now.value && begun.current.notes === now.notes;
      },
    }),
    [keeper, clock],
  );
  useEffect(() => {
    const stop = whenPageHides(() => {
      inHand.leave();
      inHand.flush();
    });
    return () => {
      stop();
      // Who leaves without having written anything finds a fresh question next time.
      inHand.leave();
    };
  }, [inHand]);
  return inHand;
}
