import { useCallback, useEffect, useState } from 'react';
import type { PaymentDto } from '#contract/entities/payment.ts';
import type { PaymentCall } from '#data/commands/payments.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { usePageIsSeen } from '#ui/use-page-is-seen.ts';
import { pauseMs } from './pauses.ts';
import { usePlanPorts } from './use-plan-ports.ts';

/** What is known of a payment, and how the last question about it ended; `null` before the first answer. */
export interface PaymentView {
  readonly payment: PaymentDto | null;
  readonly last: PaymentCall<PaymentDto> | null;
}

const nothing: PaymentView = { payment: null, last: null };

/** Nothing that is asked again now would be answered in another way. */
function isSettled(call: PaymentCall<PaymentDto>): boolean {
  switch (call.kind) {
    case 'answered':
      return ['applied', 'refused', 'refunded'].includes(call.value.state);
    case 'refused':
      return isNotThere(call);
    case 'signed-out':
      return true;
    case 'no-connection':
      return false;
  }
}

/** The learner has no such order: there is none, or it is somebody else's. */
export const isNotThere = (call: PaymentCall<PaymentDto>): boolean =>
  call.kind === 'refused' && ['NOT_FOUND', 'FORBIDDEN', 'VALIDATION'].includes(call.code);

/**
 * Follows an own order: asks at once, then with growing pauses until it is settled, only while the page is seen, and at once when
 * the connection or the page comes back.
 */
export function usePayment(id: string) {
  const { payments, connectivity } = usePlanPorts();
  const { clock } = useDataContext();
  const isSeen = usePageIsSeen();
  const [view, setView] = useState(nothing);
  const take = useCallback(
    (last: PaymentCall<PaymentDto>) =>
      setView((before) => ({ last, payment: last.kind === 'answered' ? last.value : before.payment })),
    [],
  );
  useEffect(() => {
    if (!isSeen) return undefined;
    let turn = 0;
    let asked = 0;
    let cancel = () => {};
    const ask = async () => {
      cancel();
      turn += 1;
      const own = turn;
      const call = await payments.findOrder(id);
      // Asked again meanwhile, or the page is gone.
      if (own !== turn) return;
      take(call);
      if (isSettled(call)) return;
      cancel = clock.after(pauseMs(asked), () => void ask());
      asked += 1;
    };
    void ask();
    const stop = connectivity.subscribe((wakening) => {
      if (wakening === 'visible') return;
      asked = 0;
      void ask();
    });
    return () => {
      turn += 1;
      cancel();
      stop();
    };
  }, [id, isSeen, payments, clock, connectivity, take]);
  return { ...view, take };
}
