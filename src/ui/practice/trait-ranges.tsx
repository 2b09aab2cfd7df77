import type { Trait } from '#contract/entities/answer.ts';
import { traitFigure, traitWord } from './trait-figure.ts';
import classes from './trait-ranges.module.css';

export interface TraitRangesProps {
  traits: readonly Trait[];
  /** Name of a trait by its id. */
  nameOf: (id: string) => string;
  /** Why a trait has no points, by its id; `null` where that is no reason of its own. */
  reasonOf: (id: string) => string | null;
}

/** Traits as a strip: name, word and figure in a line, the bar with its likely span beneath, and of a 0 the reason. */
export function TraitRanges({ traits, nameOf, reasonOf }: TraitRangesProps) {
  if (traits.length === 0) return null;
  return (
    <ul className={classes['traits']}>
      {traits.map((trait) => (
        <li key={trait.id} className={classes['trait']}>
          <span className={classes['name']}>{nameOf(trait.id)}</span>{' '}
          <span className={classes['figure']}>
            <b>{traitWord(trait)}</b>
            <span aria-hidden="true"> · </span>
            <span className={classes['points']}>{traitFigure(trait)}</span>
          </span>
          <span className={classes['bar']} aria-hidden="true">
            <span className={classes['span']} data-certainty={trait.certainty} style={spanOf(trait)} />
          </span>
          {reasonOf(trait.id) !== null && <p className={classes['reason']}>{reasonOf(trait.id)}</p>}
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
