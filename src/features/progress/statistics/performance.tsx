import { lazy, Suspense, useState } from 'react';
import { sections } from '#contract/exam.ts';
import type { Day } from '#domain/goals/exam-day.ts';
import { performanceOf, type CountedAnswer, type Span } from '#domain/statistics/performance.ts';
import { shortDayWords } from '#ui/day-words.ts';
import { skillWords } from '#ui/skill-mark.tsx';
import { performanceRows } from './number-rows.ts';
import { SpanChart } from './span-chart.tsx';
import classes from './statistics.module.css';

// The library of charts is fetched where one is seen.
const PerformanceChart = lazy(async () => ({
  default: (await import('./performance-chart.tsx')).PerformanceChart,
}));

const monthWords = new Intl.DateTimeFormat('en', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** Mean share of points by skill over 12 weeks or a year, with the same numbers in a table: no key stops at the drawing. */
export function Performance({ answers, today }: { answers: readonly CountedAnswer[]; today: Day }) {
  const [span, setSpan] = useState<Span>('12-weeks');
  const isYear = span === 'year';
  const periods = performanceOf(answers, today, span).map((period) => ({
    ...period,
    label: isYear ? monthWords.format(Date.parse(period.from)) : shortDayWords(period.from),
  }));
  return (
    <SpanChart name="performance" span={span} onSpan={setSpan} rows={() => performanceRows(periods)}>
      <figure className={classes.figure}>
        <div className={classes.drawn} aria-hidden="true">
          <Suspense>
            <PerformanceChart periods={periods} />
          </Suspense>
        </div>
        <figcaption className={classes.quiet}>
          Points you got, in percent of all points,{' '}
          {isYear ? 'month by month.' : 'by the week that began on a day.'}
        </figcaption>
        <details className={classes.details} data-on-paper>
          <summary>The numbers as a table</summary>
          <div className={classes.scroll}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{isYear ? 'Month' : 'Week from'}</th>
                  {sections.map((section) => (
                    <th key={section} scope="col">
                      {skillWords[section]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {periods.map((period) => (
                  <tr key={period.from}>
                    <th scope="row">{period.label}</th>
                    {sections.map((section) => (
                      <td key={section}>{period[section] === null ? 'none' : `${period[section]} %`}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </figure>
    </SpanChart>
  );
}
