import { useEffect, useRef, useState } from 'react';
import { onlyHere, type OnlyHere } from '#data/queries/only-here.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useAccountPorts } from './account-ports.ts';

/** Why nothing more is sent before a sign-out. `slow`: nothing has moved for too long. */
export type SendingEnd = 'sent' | 'offline' | 'not-now' | 'slow' | 'no-wait' | 'sign-in-ended';

export type Sending =
  | { readonly status: 'looking' }
  | { readonly status: 'sending'; readonly only: OnlyHere; readonly sentPercent: number }
  | { readonly status: 'over'; readonly end: SendingEnd; readonly only: OnlyHere };

/** Nobody waits longer for a line on which nothing moves. */
const patienceMs = 20_000;

const countOf = ({ answers, recordings, others }: OnlyHere) => answers + recordings + others;

type Step = { kind: 'looking' | 'sending' } | { kind: 'over'; end: SendingEnd };

const over =
  (end: SendingEnd) =>
  (before: Step): Step =>
    before.kind === 'sending' ? { kind: 'over', end } : before;

/**
 * Sends what the server does not have, once the screen is there, and says how that goes. `canSend`: the learner's sign-in still counts.
 * It never waits for ever, and what is not sent stays in the queue.
 */
export function useSending(canSend: boolean) {
  const context = useDataContext();
  const { clock } = context;
  const { syncNow, isOnline } = useAccountPorts();
  const [step, setStep] = useState<Step>({ kind: 'looking' });
  const [total, setTotal] = useState(0);
  const live = useLive(onlyHere, {});
  if (live.status === 'failed') throw live.error;
  const only = live.status === 'ready' ? live.data : null;
  const count = only === null ? 0 : countOf(only);

  const send = async () => {
    const waiting = countOf(await onlyHere(context));
    setTotal(waiting);
    if (!canSend) return setStep({ kind: 'over', end: 'sign-in-ended' });
    if (!isOnline()) return setStep({ kind: 'over', end: 'offline' });
    setStep({ kind: 'sending' });
    const result = waiting > 0 ? await syncNow() : 'drained';
    // Another tab sends: the count says how far it is.
    if (result !== 'busy') setStep(over(isOnline() ? 'not-now' : 'offline'));
  };
  const hasBegun = useRef(false);
  useEffect(() => {
    // An effect may run twice.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void send();
  });
  const isSending = step.kind === 'sending';
  useEffect(() => {
    if (!isSending || count === 0) return undefined;
    return clock.after(patienceMs, () => setStep(over('slow')));
    // Begins anew with each thing that has come through.
  }, [isSending, count, clock]);

  return {
    sending: sendingOf(step, only, total),
    stopWaiting: () => setStep(over('no-wait')),
    sendAgain: () => void send(),
  };
}

function sendingOf(step: Step, only: OnlyHere | null, total: number): Sending {
  if (only === null) return { status: 'looking' };
  const count = countOf(only);
  // Also what comes through after nobody waited any more.
  if (count === 0) return { status: 'over', end: 'sent', only };
  switch (step.kind) {
    case 'looking':
      return { status: 'looking' };
    case 'sending':
      return {
        status: 'sending',
        only,
        sentPercent: (100 * Math.max(0, total - count)) / Math.max(total, count),
      };
    case 'over':
      return { status: 'over', end: step.end, only };
  }
}
