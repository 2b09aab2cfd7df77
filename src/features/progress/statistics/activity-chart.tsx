import '@mantine/charts/styles.layer.css';
import { DonutChart } from '@mantine/charts';
import { activityBySection, type CountedAnswer } from '#domain/statistics/performance.ts';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import classes from './statistics.module.css';

/** How the answers are spread over the skills. The table beside the ring is its key and says the same, so no key stops at the ring. */
export function ActivityChart({ answers }: { answers: readonly CountedAnswer[] }) {
  const activity = activityBySection(answers);
  const data = activity
    .filter((each) => each.answers > 0)
    .map((each) => ({
      name: skillWords[each.section],
      value: each.answers,
      color: `var(--passage-${each.section})`,
    }));
  return (
    <div className={classes.donut}>
      {data.length === 0 ? null : (
        <div aria-hidden="true">
          <DonutChart
            data={data}
            size={150}
            thickness={22}
            paddingAngle={2}
            chartLabel={answers.length}
            withTooltip={false}
            pieProps={{ isAnimationActive: false, rootTabIndex: -1 }}
            accessibilityLayer={false}
          />
        </div>
      )}
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
            {activity.map(({ section, answers: count, minutes }) => (
              <tr key={section}>
                <th scope="row">
                  <span className={classes.skillName}>
                    <SkillMark section={section} size={18} />
                    {skillWords[section]}
                  </span>
                </th>
                <td>{count}</td>
                <td>{minutes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
