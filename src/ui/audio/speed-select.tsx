import classes from './speed-select.module.css';

interface SpeedSelectProps<Rate extends number> {
  rates: readonly Rate[];
  rate: Rate;
  onRate: (rate: Rate) => void;
}

/** How fast a sound is: 1 as it is. */
export function SpeedSelect<Rate extends number>({ rates, rate, onRate }: SpeedSelectProps<Rate>) {
  return (
    <select
      className={classes['rate']}
      aria-label="Speed"
      dir="ltr"
      value={rate}
      onChange={({ currentTarget: { selectedIndex } }) => onRate(rates[selectedIndex] ?? rate)}
    >
      {rates.map((each) => (
        <option key={each} value={each}>{`${each}×`}</option>
      ))}
    </select>
  );
}
