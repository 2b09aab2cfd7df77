import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import type { Currency, PaymentGatewayName, PaymentWays, PlanCard } from '#contract/entities/payment.ts';
import { BoomModal } from './boom-modal.tsx';
import { currencyWords, gatewayWords } from './money-words.ts';
import { offeredGateways } from './offered-gateways.ts';
import { discountedPrice, priceOf } from './price-of.ts';
import { PromoCode } from './promo-code.tsx';
import { usePay } from './use-pay.ts';
import { usePromo } from './use-promo.ts';
import classes from './plans.module.css';

export interface PaymentFormProps {
  plan: PlanCard;
  ways: PaymentWays;
  currency: Currency;
}

/** The plan with its price, the way to pay, a promo code, and Pay. */
export function PaymentForm({ plan, ways, currency }: PaymentFormProps) {
  const [isBoom, setIsBoom] = useState(false);
  const promo = usePromo(plan.id, () => setIsBoom(true));
  const { isBusy, problem, pay } = usePay();
  const gateways = offeredGateways(ways, currency);
  const [chosen, setChosen] = useState(gateways[0]);
  const before = priceOf(plan, currency);
  const applied = promo.promo.status === 'applied' ? promo.promo : null;
  const price = applied === null ? before : discountedPrice(applied.discount, currency);
  if (chosen === undefined)
    return <p>Nobody can pay in {currencyWords[currency]} here. Choose the other currency.</p>;
  return (
    <div className={classes['part']}>
      <p>
        <span className={classes['price']}>{price}</span>
        {applied !== null && (
          <>
            {' '}
            <span className={classes['quiet']}>
              instead of <s>{before}</s>
            </span>
          </>
        )}
      </p>
      <Radio.Group
        label="Select Gateway"
        value={chosen}
        onChange={(value) => setChosen(value as PaymentGatewayName)}
      >
        <div>
          {gateways.map((gateway) => (
            <Radio
              key={gateway}
              value={gateway}
              label={gatewayWords[gateway]}
              size="md"
              classNames={{ body: classes['choice'] ?? '', label: classes['choiceWords'] ?? '' }}
            />
          ))}
        </div>
      </Radio.Group>
      {chosen === 'CARD_TRANSFER' && (
        <p className={classes['quiet']}>
          You send the money to a card and a photo of the receipt. Premium is activated within a day.
        </p>
      )}
      <PromoCode {...promo} />
      {ways.isPlayMoney && chosen !== 'CARD_TRANSFER' && (
        <p className={classes['quiet']}>This is play money: no money moves.</p>
      )}
      <p className={classes['problem']} role="alert">
        {problem}
      </p>
      <Button
        fullWidth
        loading={isBusy}
        onClick={() => pay({ planId: plan.id, discountCode: applied?.code ?? '', paymentGateway: chosen })}
      >
        Pay {price}
      </Button>
      <BoomModal opened={isBoom} onClose={() => setIsBoom(false)} before={before} price={price} />
    </div>
  );
}
