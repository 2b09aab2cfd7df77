import { IconCheck } from '@tabler/icons-react';
import classes from './choice-chips.module.css';

interface ChoiceChipsProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** Words of which any number is chosen. Real checkboxes. */
export function ChoiceChips<Value extends string>({
  label,
  options,
  values,
  onChange,
}: ChoiceChipsProps<Value>) {
  const toggle = (value: Value) =>
    onChange(
      options.map((option) => option.value).filter((other) => values.includes(other) !== (other === value)),
    );
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.chips}>
        {options.map((option) => (
          <label key={option.value} className={classes.chip}>
            <input
              type="checkbox"
              className={classes.input}
              checked={values.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            <IconCheck size={16} className={classes.tick} aria-hidden="true" />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
