import { useEffect, useRef, useState } from 'react';
import type { PaymentCreate } from '#contract/entities/payment.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { callProblem } from './call-words.ts';
import { usePlanPorts } from './use-plan-ports.ts';

/** The page of this app to which a gateway sends the payer back, with `?order=` and the order's id. */
const returnPath = '/dashboard/plans/payments';

/**
 * Makes the order and leaves for the gateway. Law: while one request is on its way, and until the page is left, nothing else is
 * asked; a request that perhaps arrived is repeated under its own key, so that it is one order.
 */
export function usePay() {
  const { payments, connectivity, leaveFor } = usePlanPorts();
  const { ids } = useDataContext();
  const [state, setState] = useState({ isBusy: false, problem: '' });
  const isBusy = useRef(false);
  const isShown = useRef(false);
  const attempt = useRef<{ readonly of: string; readonly key: string } | null>(null);
  useEffect(() => {
    isShown.current = true;
    const stop = connectivity.subscribe((wakening) => {
      // The learner came back from the gateway to this page as it was.
      if (wakening !== 'pageshow') return;
      isBusy.current = false;
      setState({ isBusy: false, problem: '' });
    });
    return () => {
      isShown.current = false;
      stop();
    };
  }, [connectivity]);

  async function pay(choice: Pick<PaymentCreate, 'planId' | 'discountCode' | 'paymentGateway'>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ isBusy: true, problem: '' });
    const back = new URL(returnPath, location.origin).href;
    const order = { ...choice, redirectUrl: back, secondaryRedirectUrl: back };
    const of = JSON.stringify(order);
    if (attempt.current?.of !== of) attempt.current = { of, key: ids.uuid() };
    const call = await payments.createOrder(order, attempt.current.key);
    if (!isShown.current) return;
    if (call.kind === 'answered') {
      attempt.current = null;
      leaveFor(call.value.approval_url);
      return;
    }
    if (call.kind === 'refused' && call.code !== 'IN_PROGRESS') attempt.current = null;
    isBusy.current = false;
    setState({ isBusy: false, problem: callProblem(call) });
  }
  return { ...state, pay: (choice: Parameters<typeof pay>[0]) => void pay(choice) };
}
