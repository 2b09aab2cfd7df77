import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Section } from '#contract/exam.ts';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import classes from './task-groups.module.css';

/** The four skills beside or under each other. */
export function TaskGroups({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <div className={classes.skills} aria-busy={isBusy || undefined}>
      {children}
    </div>
  );
}

/** Where on a page of `TaskGroup` a skill begins. */
export const skillAnchor = (section: Section): string => `skill-${section}`;

/** One skill: its kinds of task as rows that open. */
export function TaskGroup({ section, children }: { section: Section; children: ReactNode }) {
  const headingId = skillAnchor(section);
  return (
    <section aria-labelledby={headingId}>
      <h2 className={classes.skill} id={headingId}>
        <SkillMark section={section} />
        {skillWords[section]}
      </h2>
      <ul className={classes.tasks}>{children}</ul>
    </section>
  );
}

interface TaskRowProps {
  /** Where the row leads; the whole row is its target. */
  link: ReactNode;
  /** What there is behind it, in numbers. */
  figures: ReactNode;
  isEmpty?: boolean;
}

/** One kind of task of a `TaskGroup`. */
export function TaskRow({ link, figures, isEmpty = false }: TaskRowProps) {
  return (
    <li className={classes.task} data-empty={isEmpty || undefined}>
      {link}
      <span className={classes.figures}>{figures}</span>
      <IconChevronRight size={20} className={classes.chevron} aria-hidden="true" />
    </li>
  );
}
