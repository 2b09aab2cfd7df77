import { useCallback, useEffect, useRef, useState } from 'react';
import type { PaymentCall } from '#data/commands/payments.ts';
import { usePlanPorts } from './use-plan-ports.ts';

/** What the server said last; `null` until it has answered once. */
export type Asked<Value> = PaymentCall<Value> | null;

/**
 * Asks the server once the part is shown, when asked again, and by itself when the connection or the page comes back. What was
 * answered stays while it is asked again.
 */
export function useAsked<Value>(ask: () => Promise<PaymentCall<Value>>): {
  readonly asked: Asked<Value>;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
} {
  const { connectivity } = usePlanPorts();
  const [asked, setAsked] = useState<Asked<Value>>(null);
  const [isAsking, setIsAsking] = useState(true);
  const turn = useRef(0);
  const run = useCallback(async () => {
    turn.current += 1;
    const own = turn.current;
    const call = await ask();
    // A later question has gone out meanwhile, or the part is no longer there.
    if (own !== turn.current) return;
    setIsAsking(false);
    setAsked((before) => (call.kind === 'no-connection' && before?.kind === 'answered' ? before : call));
  }, [ask]);
  useEffect(() => {
    void run();
    const stop = connectivity.subscribe((wakening) => {
      if (wakening !== 'visible') void run();
    });
    return () => {
      turn.current += 1;
      stop();
    };
  }, [run, connectivity]);
  const askAgain = () => {
    setIsAsking(true);
    void run();
  };
  return { asked, isAsking, askAgain };
}
