import { Link } from '@tanstack/react-router';
import type { SectionCount } from '#data/queries/statistics.ts';
import { skillAnchor } from '#ui/listing/task-groups.tsx';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import classes from './statistics.module.css';

/** Four cards: how many of the questions on this device were practised, by skill. */
export function SkillCards({ counts }: { counts: readonly SectionCount[] }) {
  return (
    <ul className={classes.skills} aria-label="Questions practised">
      {counts.map(({ section, practised, total }) => (
        <li key={section} className={classes.skill}>
          <span className={classes.skillName}>
            <SkillMark section={section} />
            {skillWords[section]}
          </span>
          <span className={classes.skillCount}>
            <b>{practised}</b> of {total}
          </span>
          <Link
            to="/practise"
            hash={skillAnchor(section)}
            className={classes.skillLink}
            aria-label={`Practise ${skillWords[section]}`}
          >
            Practise
          </Link>
        </li>
      ))}
    </ul>
  );
}
