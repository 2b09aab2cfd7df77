export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const steps = [1, 2, 2.5, 5, 10];

/** Round values that hold all of `values` between them, four to seven of them. `withZero` begins (or ends) them at 0. */
export function ticksFor(values: readonly number[], withZero: boolean): Scale {
  const most = Math.max(...values, ...(withZero ? [0] : []));
  const least = Math.min(...values, ...(withZero ? [0] : []));
  const span = most - least || Math.abs(most) || 1;
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((one) => one * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  );
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks };
}
