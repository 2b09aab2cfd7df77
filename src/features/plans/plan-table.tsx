import { IconCheck, IconMinus } from '@tabler/icons-react';
import { planRows, type Inclusion } from '#domain/premium/plan-rows.ts';
import type { Plan } from '#domain/premium/premium-features.ts';
import hidden from '#ui/visually-hidden.module.css';
import classes from './plans.module.css';

const plans = ['TRIAL', 'PREMIUM'] as const;
const planNames = { TRIAL: 'Free', PREMIUM: 'Premium' } as const;

/** What Free and Premium include, row by row. `own`: the learner's plan, `null` while it is not known. */
export function PlanTable({ own }: { own: Plan | null }) {
  return (
    <div className={classes['tableRoom']}>
      <table className={classes['table']}>
        <caption className={hidden.hidden}>What each plan includes</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={hidden.hidden}>What it is</span>
            </th>
            {plans.map((plan) => (
              <th key={plan} scope="col" data-own={plan === own || undefined}>
                {planNames[plan]} {plan === own && <span className={hidden.hidden}>(your plan)</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planRows(null).map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {plans.map((plan) => (
                <td key={plan} data-own={plan === own || undefined}>
                  <Included how={row.in[plan]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Included({ how }: { how: Inclusion }) {
  if (typeof how === 'string') return how;
  const Icon = how ? IconCheck : IconMinus;
  return (
    <span className={classes['mark']} data-included={how || undefined}>
      <Icon size={20} aria-hidden="true" />
      <span className={hidden.hidden}>{how ? 'Included' : 'Not included'}</span>
    </span>
  );
}
