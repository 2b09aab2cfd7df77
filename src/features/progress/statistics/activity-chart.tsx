import '@mantine/charts/styles.layer.css';
import { DonutChart } from '@mantine/charts';
import type { SectionActivity } from '#domain/statistics/performance.ts';
import { skillWords } from '#ui/skill-mark.tsx';

/** How the answers are spread over the skills. A drawing: the table beside it is its key and says the same. */
export function ActivityChart({ activity }: { activity: readonly SectionActivity[] }) {
  const data = activity
    .filter(({ answers }) => answers > 0)
    .map(({ section, answers }) => ({
      name: skillWords[section],
      value: answers,
      color: `var(--passage-${section})`,
    }));
  return (
    <DonutChart
      data={data}
      size={150}
      thickness={22}
      paddingAngle={2}
      chartLabel={activity.reduce((sum, { answers }) => sum + answers, 0)}
      withTooltip={false}
      pieProps={{ isAnimationActive: false, rootTabIndex: -1 }}
      accessibilityLayer={false}
    />
  );
}
