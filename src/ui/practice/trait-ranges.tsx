import type { Trait } from '#contract/entities/answer.ts';
import { traitFigure } from './trait-figure.ts';
import classes from './trait-ranges.module.css';

export interface TraitRangesProps {
  traits: readonly Trait[];
  /** Name of a trait by its id. */
  nameOf: (id: string) => string;
}

/** Traits as horizontal ranges: the words first, then the bar with its likely span, then the figure. */
export function TraitRanges({ traits, nameOf }: TraitRangesProps) {
  if (traits.length === 0) return null;
  return (
    <ul className={classes['traits']}>
      {traits.map((trait) => (
        <li key={trait.id} className={classes['trait']}>
          <span>{nameOf(trait.id)}</span>
          <span className={classes['bar']} aria-hidden="true">
            <span className={classes['span']} data-certainty={trait.certainty} style={spanOf(trait)} />
          </span>
          <span className={classes['figure']}>{traitFigure(trait)}</span>
        </li>
      ))}
    </ul>
  );
}

/** An estimate whose ends are the same is drawn like an exact one: a bar without a width could not be seen. */
function spanOf({ certainty, low, high, max }: Trait): { insetInlineStart: string; width: string } {
  const from = certainty === 'exact' || low === high || max <= 0 ? 0 : low / max;
  const to = max <= 0 ? 0 : high / max;
  return { insetInlineStart: `${from * 100}%`, width: `${Math.max(0, to - from) * 100}%` };
}
