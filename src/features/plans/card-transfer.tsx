import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PaymentDto } from '#contract/entities/payment.ts';
import type { PaymentCall } from '#data/commands/payments.ts';
import { copyText } from '#platform/clipboard.ts';
import { useToast } from '#ui/toasts.tsx';
import { callProblem } from './call-words.ts';
import { amountWords } from './money-words.ts';
import { usePlanPorts } from './use-plan-ports.ts';
import { Receipt } from './receipt.tsx';
import { useAsked } from './use-asked.ts';
import classes from './plans.module.css';

interface CardTransferProps {
  payment: PaymentDto;
  take: (call: PaymentCall<PaymentDto>) => void;
}

/** Where the money goes, how much of it, and the photo of the receipt. */
export function CardTransfer({ payment, take }: CardTransferProps) {
  const { payments } = usePlanPorts();
  const { asked, askAgain } = useAsked(payments.findWays);
  const [isReplacing, setIsReplacing] = useState(false);
  if (payment.state === 'approved' && !isReplacing)
    return (
      <div className={classes['actions']}>
        <Button variant="default" onClick={() => setIsReplacing(true)}>
          Send another photo
        </Button>
      </div>
    );
  const receipt = (
    <Receipt
      orderId={payment.id}
      onSent={(call) => {
        setIsReplacing(false);
        take(call);
      }}
    />
  );
  if (payment.state === 'approved') return receipt;
  if (asked === null) return null;
  if (asked.kind !== 'answered')
    return (
      <div className={classes['actions']}>
        <p>{callProblem(asked)}</p>
        <Button variant="default" onClick={askAgain}>
          Retry
        </Button>
      </div>
    );
  const { transfer } = asked.value;
  if (transfer === null)
    return <p>Card transfer is not offered any more. If you have paid, send the receipt all the same.</p>;
  return (
    <>
      <dl className={classes['transfer']}>
        <dt>Amount, exactly</dt>
        <dd>{amountWords(payment.amount, payment.currency)}</dd>
        <dt>Card number</dt>
        <dd>
          <bdi className={classes['number']} dir="ltr" translate="no">
            {inFours(transfer.cardNumber)}
          </bdi>
          <Copy text={transfer.cardNumber} />
        </dd>
        <dt>Card holder</dt>
        <dd>
          <bdi translate="no">{transfer.holder}</bdi>
        </dd>
      </dl>
      {receipt}
    </>
  );
}

const inFours = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

function Copy({ text }: { text: string }) {
  const say = useToast();
  const copy = async () => say((await copyText(text)) ? 'Copied!' : 'This browser does not allow copying.');
  return (
    <Button variant="default" size="compact-md" className={classes['copy'] ?? ''} onClick={() => void copy()}>
      Copy card number
    </Button>
  );
}
