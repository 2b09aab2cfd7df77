import classes from './fact-list.module.css';

export interface FactListProps {
  facts: readonly { readonly name: string; readonly value: string }[];
}

/** A few measured figures, side by side where they fit. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
