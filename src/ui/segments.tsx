import { useId } from 'react';
import classes from './segments.module.css';
import hidden from './visually-hidden.module.css';

interface SegmentsProps<Value extends string> {
  /** What is chosen here, for a screen reader. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Fills the width, or takes what it needs. */
  fill?: boolean;
  /** For the moment nothing else can be chosen. */
  isDisabled?: boolean;
}

/** A few words of which one is chosen. Real radio buttons: arrow keys move the choice. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange, fill = false, isDisabled = false } = props;
  const name = useId();
  return (
    <fieldset className={classes.group} data-off-paper data-fill={fill || undefined} disabled={isDisabled}>
      <legend className={hidden.hidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
