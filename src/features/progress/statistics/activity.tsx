import { lazy, Suspense, useState } from 'react';
import type { Day } from '#domain/goals/exam-day.ts';
import { minutesInColumn } from '#domain/statistics/minute-words.ts';
import {
  activityBySection,
  answersWithin,
  type CountedAnswer,
  type Span,
} from '#domain/statistics/performance.ts';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import { activityRows } from './number-rows.ts';
import { SpanChart } from './span-chart.tsx';
import classes from './statistics.module.css';

// The library of charts is fetched where one is seen.
const ActivityChart = lazy(async () => ({ default: (await import('./activity-chart.tsx')).ActivityChart }));

/** How the answers of 12 weeks or a year are spread over the skills. No key stops at the ring: the table says the same. */
export function Activity({ answers, today }: { answers: readonly CountedAnswer[]; today: Day }) {
  const [span, setSpan] = useState<Span>('12-weeks');
  const activity = activityBySection(answersWithin(answers, today, span));
  return (
    <SpanChart name="activity" span={span} onSpan={setSpan} rows={() => activityRows(activity)}>
      <div className={classes.donut}>
        <div className={classes.donutRoom} aria-hidden="true">
          <Suspense>
            <ActivityChart activity={activity} />
          </Suspense>
        </div>
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Skill</th>
                <th scope="col">Answers</th>
                <th scope="col">Minutes</th>
              </tr>
            </thead>
            <tbody>
              {activity.map(({ section, answers: count, seconds }) => (
                <tr key={section}>
                  <th scope="row">
                    <span className={classes.skillName}>
                      <SkillMark section={section} size={18} />
                      {skillWords[section]}
                    </span>
                  </th>
                  <td>{count}</td>
                  <td>{minutesInColumn(seconds, count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </SpanChart>
  );
}
