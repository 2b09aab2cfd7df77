import { formatShort } from '#domain/images/format-value.ts';
import type { Shape } from '#domain/images/scene.ts';
import { textSizes, textWidth } from '#domain/images/text-size.ts';
import type { Scale } from './ticks.ts';

/** The room that the figures of an upright axis need. */
export function tickWidth({ ticks }: Scale, unit: string): number {
  return Math.max(...ticks.map((tick) => textWidth(formatShort(tick, unit), textSizes.label)));
}

interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** From a value to its height on the plot. */
export function heightOf(
  { from, to }: Scale,
  { top, bottom }: Pick<Plot, 'top' | 'bottom'>,
): (value: number) => number {
  return (value) => bottom - ((value - from) / (to - from)) * (bottom - top);
}

/** Figures at the left with a thin line across for each, and a strong one at the base. */
export function uprightAxis(scale: Scale, unit: string, plot: Plot): Shape[] {
  const yOf = heightOf(scale, plot);
  const base = Math.max(scale.from, Math.min(0, scale.to));
  return scale.ticks.flatMap((tick): Shape[] => {
    const y = yOf(tick);
    return [
      {
        kind: 'line',
        x1: plot.left,
        x2: plot.right,
        y1: y,
        y2: y,
        stroke: tick === base ? 'line-strong' : 'line',
        strokeWidth: tick === base ? 1.5 : 1,
      },
      {
        kind: 'text',
        x: plot.left - 7,
        y: y + 4.6,
        text: formatShort(tick, unit),
        size: textSizes.label,
        anchor: 'end',
        role: 'axis',
        fill: 'muted',
      },
    ];
  });
}
