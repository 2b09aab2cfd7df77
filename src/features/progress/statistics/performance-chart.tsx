import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
import { AreaChart } from '@mantine/charts';
import { sections } from '#contract/exam.ts';
import type { Day } from '#domain/goals/exam-day.ts';
import { performanceByWeek, type CountedAnswer } from '#domain/statistics/performance.ts';
import { shortDayWords } from '#ui/day-words.ts';
import { skillWords } from '#ui/skill-mark.tsx';
import classes from './statistics.module.css';

const weeksShown = 8;
/** A line of its own for each skill: colour is never the only sign. */
const dashes = { speaking: '0', writing: '7 4', reading: '2 4', listening: '12 3 2 3' } as const;
const series = sections.map((section) => ({
  name: section,
  label: skillWords[section],
  color: `var(--passage-${section})`,
  strokeDasharray: dashes[section],
}));

/** Mean share of points by skill, week by week, with the same numbers in a table: no key stops at the drawing. */
export function PerformanceChart({ answers, today }: { answers: readonly CountedAnswer[]; today: Day }) {
  const weeks = performanceByWeek(answers, today, weeksShown);
  const data = weeks.map((week) => ({ ...week, label: shortDayWords(week.week) }));
  return (
    <figure className={classes.figure}>
      <div className={classes.drawn} aria-hidden="true">
        <AreaChart
          h={240}
          data={data}
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
      </div>
      <figcaption className={classes.quiet}>
        Points you got, in percent of all points, by the week that began on a day.
      </figcaption>
      <details className={classes.details} data-on-paper>
        <summary>The numbers as a table</summary>
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Week from</th>
                {sections.map((section) => (
                  <th key={section} scope="col">
                    {skillWords[section]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.week}>
                  <th scope="row">{shortDayWords(week.week)}</th>
                  {sections.map((section) => (
                    <td key={section}>{week[section] === null ? 'none' : `${week[section]} %`}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
