import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { PaymentDto } from '#contract/entities/payment.ts';
import { Card } from '#ui/card.tsx';
import { amountWords, gatewayWords } from './money-words.ts';
import { untilWords } from './own-plan-words.ts';
import { paymentWords } from './payment-words.ts';
import { usePlanPorts } from './use-plan-ports.ts';
import { useAsked } from './use-asked.ts';
import classes from './plans.module.css';

/** The learner's payments, the newest first. Nothing where there are none, and while they are not known. */
export function Orders() {
  const { payments } = usePlanPorts();
  const { asked } = useAsked(payments.listOrders);
  if (asked?.kind !== 'answered' || asked.value.length === 0) return null;
  return (
    <Card labelledBy="plans-orders">
      <h2 className={classes['heading']} id="plans-orders">
        Your payments
      </h2>
      <ul className={classes['orders']} aria-labelledby="plans-orders">
        {asked.value.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </ul>
    </Card>
  );
}

function Order({ order }: { order: PaymentDto }) {
  const { id, planName, amount, currency, gateway, createdAt, state, approvalUrl } = order;
  return (
    <li className={classes['order']}>
      <div className={classes['facts']}>
        <p>
          <Link to="/dashboard/plans/payments" search={{ order: id }}>
            {planName}
          </Link>
        </p>
        <p className={classes['quiet']}>
          {amountWords(amount, currency)}, {gatewayWords[gateway]}, {untilWords(createdAt)}
        </p>
        <p>{paymentWords(order).short}</p>
      </div>
      {state === 'created' &&
        (approvalUrl === null ? (
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/dashboard/plans/payments" search={{ order: id }} />}
          >
            Go on paying
          </Button>
        ) : (
          <Button variant="default" component="a" href={approvalUrl}>
            Go on paying
          </Button>
        ))}
    </li>
  );
}
