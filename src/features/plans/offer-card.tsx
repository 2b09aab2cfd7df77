import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Currency, PlanCard } from '#contract/entities/payment.ts';
import { Card } from '#ui/card.tsx';
import { priceOf } from './price-of.ts';
import classes from './plans.module.css';

interface OfferCardProps {
  plan: PlanCard;
  currency: Currency;
  onChoose: () => void;
}

/** A plan on sale. The free one cannot be chosen: everyone has it. */
export function OfferCard({ plan, currency, onChoose }: OfferCardProps) {
  const heading = useId();
  const { name, type, days, isActive, buttonText } = plan;
  return (
    <Card labelledBy={heading}>
      <div className={classes['facts']}>
        <h2 className={classes['name']} id={heading}>
          {name}
        </h2>
        {/* Which Premium runs is said above: each of these makes it longer. */}
        {isActive && type === 'TRIAL' && <p className={classes['quiet']}>Your plan</p>}
      </div>
      <div className={classes['facts']}>
        <p className={classes['price']}>{priceOf(plan, currency)}</p>
        {days !== null && <p className={classes['quiet']}>Once, for {days} days</p>}
      </div>
      <Button
        fullWidth
        disabled={type === 'TRIAL'}
        variant={type === 'TRIAL' ? 'default' : 'filled'}
        aria-label={`${buttonText}: ${name}`}
        onClick={onChoose}
      >
        {buttonText}
      </Button>
    </Card>
  );
}
