import { IconSelector } from '@tabler/icons-react';
import { fillGap } from '#domain/gaps/filling.ts';
import { GappedText } from './gapped-text.tsx';
import gapClasses from './gapped-text.module.css';
import classes from './gap-dropdowns.module.css';

export interface GapDropdownsProps {
  /** With its gaps as `{1}`, `{2}` and so on. */
  text: string;
  /** For each gap the words to choose from, in the order shown. */
  options: readonly (readonly string[])[];
  /** The word in each gap, `null` in an empty one. */
  value: readonly (string | null)[];
  onChange: (value: (string | null)[]) => void;
}

/** A text in which each gap is the device's own list of words. */
export function GapDropdowns({ text, options, value, onChange }: GapDropdownsProps) {
  const renderGap = (number: number) => {
    const at = number - 1;
    const words = options[at] ?? [];
    const word = value[at] ?? '';
    return (
      <span className={classes['frame']}>
        <select
          className={`${gapClasses['gap']} ${classes['select']}`}
          aria-label={`Gap ${number} of ${options.length}`}
          value={word}
          data-empty={word === ''}
          onChange={({ currentTarget: { value: chosen } }) =>
            onChange(fillGap(value, options.length, at, chosen === '' ? null : chosen))
          }
        >
          <option value="">No word</option>
          {words.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <IconSelector className={classes['arrow']} size="1em" aria-hidden="true" />
      </span>
    );
  };
  return <GappedText text={text} renderGap={renderGap} hasControls />;
}
