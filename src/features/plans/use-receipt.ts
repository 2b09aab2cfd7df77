import { useCallback, useEffect, useState } from 'react';
import type { PaymentDto } from '#contract/entities/payment.ts';
import type { PaymentCall } from '#data/commands/payments.ts';
import { pictureProblems } from '#ui/people/picture-problems.ts';
import { callProblem } from './call-words.ts';
import { usePlanPorts } from './use-plan-ports.ts';

interface Picked {
  readonly bytes: ArrayBuffer;
  readonly mimeType: string;
  /** Of its preview. */
  readonly url: string;
}

/** A photo of a receipt from its choice to the server. */
export function useReceipt(orderId: string, onSent: (call: PaymentCall<PaymentDto>) => void) {
  const { payments, pictures } = usePlanPorts();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [step, setStep] = useState<'idle' | 'preparing' | 'sending'>('idle');
  const [problem, setProblem] = useState('');
  const url = picked?.url;
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  const isIdle = step === 'idle';
  const pick = useCallback(
    (file: File | undefined) => {
      if (file === undefined || !isIdle) return;
      const prepare = async () => {
        setProblem('');
        setStep('preparing');
        const made = await pictures.forReceipt(file);
        setStep('idle');
        if (made.kind !== 'made') {
          setProblem(pictureProblems[made.kind]);
          return;
        }
        const { bytes, mimeType } = made;
        setPicked({ bytes, mimeType, url: URL.createObjectURL(new Blob([bytes], { type: mimeType })) });
      };
      void prepare();
    },
    [pictures, isIdle],
  );

  async function send(): Promise<void> {
    if (picked === null || step !== 'idle') return;
    setProblem('');
    setStep('sending');
    const call = await payments.sendReceipt(orderId, picked);
    setStep('idle');
    if (call.kind === 'answered') onSent(call);
    else setProblem(callProblem(call));
  }

  return { picked, step, problem, pick, send: () => void send() };
}
