import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Currency, PlanCard } from '#contract/entities/payment.ts';
import { Card } from '#ui/card.tsx';
import { Segments } from '#ui/segments.tsx';
import { callProblem } from './call-words.ts';
import { currencyWords } from './money-words.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { offeredGateways } from './offered-gateways.ts';
import { PaymentModal } from './payment-modal.tsx';
import { useOffers, type OffersOfServer } from './use-offers.ts';
import classes from './plans.module.css';

const options = (['USD', 'IRT'] as const).map((value) => ({ value, label: currencyWords[value] }));

/** The plans on sale with their prices, which only the server knows, and the way to pay. */
export function Offers({ signIn }: { signIn: ReactNode }) {
  const { asked, isAsking, askAgain } = useOffers();
  if (asked === null) return <OfferSkeletons />;
  if (asked.kind === 'answered') return <OnSale {...asked.value} />;
  if (asked.kind === 'signed-out')
    return (
      <Card labelledBy="plans-sign-in">
        <h2 className={classes['heading']} id="plans-sign-in">
          Sign in to see prices
        </h2>
        <div className={classes['part']}>
          <p className={classes['quiet']}>Premium belongs to your account, so you sign in first.</p>
          {signIn}
        </div>
      </Card>
    );
  return (
    <Card labelledBy="plans-prices">
      <h2 className={classes['heading']} id="plans-prices">
        Prices
      </h2>
      <div className={classes['part']}>
        <output className={classes['quiet']}>
          {asked.kind === 'no-connection' ? 'Prices need a connection.' : callProblem(asked)}
        </output>
        <div className={classes['actions']}>
          <Button variant="default" loading={isAsking} onClick={askAgain}>
            Retry
          </Button>
        </div>
      </div>
    </Card>
  );
}

function OnSale({ plans, ways }: OffersOfServer) {
  const [chosen, setChosen] = useState<Currency | null>(null);
  const [paid, setPaid] = useState<PlanCard | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const payable = options.filter(({ value }) => offeredGateways(ways, value).length > 0);
  const currency = chosen ?? payable[0]?.value ?? 'USD';
  return (
    <section className={classes['part']} aria-label="Plans on sale">
      <Segments label="Currency" options={options} value={currency} onChange={setChosen} />
      <div className={classes['offers']}>
        {plans.map((plan) => (
          <OfferCard
            key={plan.id}
            plan={plan}
            currency={currency}
            onChoose={() => {
              setPaid(plan);
              setIsPaying(true);
            }}
          />
        ))}
      </div>
      {paid !== null && (
        <PaymentModal
          opened={isPaying}
          onClose={() => setIsPaying(false)}
          plan={paid}
          ways={ways}
          currency={currency}
        />
      )}
    </section>
  );
}
