import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
import { AreaChart } from '@mantine/charts';
import { sections } from '#contract/exam.ts';
import type { PerformancePeriod } from '#domain/statistics/performance.ts';
import { skillWords } from '#ui/skill-mark.tsx';

/** A line of its own for each skill: colour is never the only sign. */
const dashes = { speaking: '0', writing: '7 4', reading: '2 4', listening: '12 3 2 3' } as const;
const series = sections.map((section) => ({
  name: section,
  label: skillWords[section],
  color: `var(--passage-${section})`,
  strokeDasharray: dashes[section],
}));

/** Its height, which is kept while the library of charts is fetched. */
const heightPx = 240;

interface PerformanceChartProps {
  /** With what each one is called on the axis. */
  periods: readonly (PerformancePeriod & { readonly label: string })[];
}

/** Mean share of points by skill, period by period. A drawing: its numbers stand in a table. */
export function PerformanceChart({ periods }: PerformanceChartProps) {
  return (
    <AreaChart
      h={heightPx}
      data={[...periods]}
      dataKey="label"
      series={series}
      type="default"
      curveType="linear"
      connectNulls
      withLegend
      fillOpacity={0.08}
      strokeWidth={2.5}
      unit="%"
      yAxisProps={{ domain: [0, 100], width: 52 }}
      areaProps={{ isAnimationActive: false }}
      areaChartProps={{ margin: { right: 8 } }}
      accessibilityLayer={false}
    />
  );
}
