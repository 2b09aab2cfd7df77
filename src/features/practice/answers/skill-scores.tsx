import type { Score } from '#contract/entities/answer.ts';
import type { Skill } from '#contract/exam.ts';
import { hasEstimates } from '#domain/estimates/points-range.ts';
import classes from './answers.module.css';

/** In the spec's order, by their letters. */
const skills = [
  ['listening', 'L', 'Listening'],
  ['writing', 'W', 'Writing'],
  ['reading', 'R', 'Reading'],
  ['speaking', 'S', 'Speaking'],
] as const satisfies readonly (readonly [Skill, string, string])[];

/** At most 2 decimals (spec section 9), and none of what is only an estimate. */
const figure = (points: number, isEstimate: boolean): string =>
  String(isEstimate ? Math.round(points) : Math.round(points * 100) / 100);

/** What an answer counts for each skill, with its maximum. A skill that the task does not count for is left out. */
export function SkillScores({ score }: { score: Score }) {
  const shown = skills.flatMap(([skill, letter, name]) => {
    const found = score.skills.find((each) => each.skill === skill);
    return found ? [{ letter, name, ...found }] : [];
  });
  if (shown.length === 0) return null;
  const isEstimate = hasEstimates(score);
  return (
    <p className={classes['skills']}>
      {shown.map(({ letter, name, points, max }) => (
        <span key={letter}>
          <abbr title={name}>{letter}</abbr> {figure(points, isEstimate)} / {figure(max, isEstimate)}
        </span>
      ))}
    </p>
  );
}
