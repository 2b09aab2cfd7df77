import '#ui/mantine-styles.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackLink } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import { Message } from '#ui/message.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { callProblem } from './call-words.ts';
import { PaymentState } from './payment-state.tsx';
import { isNotThere, usePayment } from './use-payment.ts';
import classes from './plans.module.css';

interface PaymentScreenProps {
  /** The order's id as the address has it; `undefined`: the address names none. */
  order: string | undefined;
  /** The ways to sign in. */
  signIn: ReactNode;
}

/** `/dashboard/plans/payments?order=`: how far a payment is, and what it means. The gateway sends the payer here. */
export function PaymentScreen({ order, signIn }: PaymentScreenProps) {
  return (
    <>
      <PageHeading title="Payment" start={<BackLink to="/dashboard/plans" label="Back to plans" />} />
      <WhenStarted waiting={<Waiting />}>
        {order === undefined ? <NotThere /> : <Payment key={order} id={order} signIn={signIn} />}
      </WhenStarted>
    </>
  );
}

function Payment({ id, signIn }: { id: string; signIn: ReactNode }) {
  const { payment, last, take } = usePayment(id);
  if (last === null) return <Waiting />;
  if (last.kind === 'signed-out')
    return (
      <Message title="Sign in to see this payment" action={signIn}>
        <p>It belongs to the account that made it. Nothing is lost while you are signed out.</p>
      </Message>
    );
  if (payment === null && isNotThere(last)) return <NotThere />;
  if (payment === null)
    return (
      <div aria-live="polite">
        <Message title={last.kind === 'no-connection' ? 'No connection' : 'This payment cannot be shown now'}>
          <p>
            {last.kind === 'refused' && callProblem(last)} Your payment is safe. This page goes on
            automatically once Passage can be reached.
          </p>
        </Message>
      </div>
    );
  return (
    <>
      <PaymentState payment={payment} take={take} />
      <output className={classes['quiet']}>
        {last.kind === 'no-connection' &&
          'No connection. This page goes on automatically when you are online again.'}
        {last.kind === 'refused' && callProblem(last)}
      </output>
    </>
  );
}

function Waiting() {
  return (
    <Card>
      <div className={classes['part']} aria-busy="true">
        <SkeletonBlock width="60%" height="1.5rem" />
        <SkeletonBlock height="3rem" />
      </div>
    </Card>
  );
}

function NotThere() {
  return (
    <Message
      title="Payment not found"
      action={<Button renderRoot={(props) => <Link {...props} to="/dashboard/plans" />}>See plans</Button>}
    >
      <p>The address is incomplete, or the payment belongs to another account.</p>
    </Message>
  );
}
