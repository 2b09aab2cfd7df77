import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { usePromo } from './use-promo.ts';
import classes from './plans.module.css';

/** Most characters of a code (contract of the payments). */
const mostCharacters = 60;

/** The field for a promo code. Once a code is applied it stays as it is. */
export function PromoCode({ typed, type, promo, apply }: ReturnType<typeof usePromo>) {
  const problemId = useId();
  const isApplied = promo.status === 'applied';
  const problem = promo.status === 'open' ? promo.problem : '';
  return (
    <form
      className={classes['promo']}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextInput
        label="Promo code"
        size="md"
        value={typed}
        maxLength={mostCharacters}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        disabled={isApplied}
        error={problem !== ''}
        aria-describedby={problemId}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        loading={promo.status === 'asking'}
        disabled={promo.status !== 'open' || typed.trim() === ''}
      >
        {isApplied ? 'Applied' : 'Apply'}
      </Button>
      <p className={classes['problem']} id={problemId} role="alert">
        {problem}
      </p>
    </form>
  );
}
