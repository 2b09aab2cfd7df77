import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PaymentDto } from '#contract/entities/payment.ts';
import type { PaymentCall } from '#data/commands/payments.ts';
import { Card } from '#ui/card.tsx';
import { CardTransfer } from './card-transfer.tsx';
import { amountWords, gatewayWords } from './money-words.ts';
import { paymentWords } from './payment-words.ts';
import { usePlanPorts } from './use-plan-ports.ts';
import { useArrival } from './use-arrival.ts';
import classes from './plans.module.css';

interface PaymentStateProps {
  payment: PaymentDto;
  /** A newer answer about the payment. */
  take: (call: PaymentCall<PaymentDto>) => void;
}

/** A payment that is known: its state in words, and what one can do. */
export function PaymentState({ payment, take }: PaymentStateProps) {
  const { planName, amount, currency, gateway } = payment;
  const isHere = useArrival(payment);
  const { title, text } = paymentWords(payment);
  return (
    <Card labelledBy="payment-state" tone="main">
      <div className={classes['part']}>
        <p className={classes['quiet']}>
          {planName}, {amountWords(amount, currency)}, {gatewayWords[gateway]}
        </p>
        <div aria-live="polite">
          <h2 className={classes['heading']} id="payment-state">
            {title}
          </h2>
          <p className={classes['own']}>{text}</p>
          {payment.state === 'applied' && (
            <p className={classes['quiet']}>
              {isHere ? 'Everything is unlocked on this device.' : 'Bringing Premium to this device.'}
            </p>
          )}
        </div>
        {gateway === 'CARD_TRANSFER' && (payment.state === 'created' || payment.state === 'approved') && (
          <CardTransfer payment={payment} take={take} />
        )}
        <Ways payment={payment} take={take} />
      </div>
    </Card>
  );
}

/** What can be done in the payment's state. */
function Ways({ payment, take }: PaymentStateProps) {
  const { payments } = usePlanPorts();
  const { id, state, approvalUrl } = payment;
  const [running, setRunning] = useState<'check' | 'cancel' | null>(null);
  const run = async (what: 'check' | 'cancel') => {
    setRunning(what);
    take(await (what === 'check' ? payments.checkOrder(id) : payments.cancelOrder(id)));
    setRunning(null);
  };
  if (state === 'applied')
    return (
      <div className={classes['actions']}>
        <Button renderRoot={(props) => <Link {...props} to="/" />}>Go to Today</Button>
      </div>
    );
  if (state === 'refused' || state === 'refunded')
    return (
      <div className={classes['actions']}>
        <Button renderRoot={(props) => <Link {...props} to="/dashboard/plans" />}>See plans</Button>
      </div>
    );
  return (
    <div className={classes['actions']}>
      {approvalUrl !== null && (
        <Button component="a" href={approvalUrl}>
          Go on paying
        </Button>
      )}
      <Button
        variant="default"
        loading={running === 'check'}
        disabled={running === 'cancel'}
        onClick={() => void run('check')}
      >
        Check again
      </Button>
      {state === 'created' && (
        <Button
          variant="subtle"
          loading={running === 'cancel'}
          disabled={running === 'check'}
          onClick={() => void run('cancel')}
        >
          Cancel this payment
        </Button>
      )}
    </div>
  );
}
