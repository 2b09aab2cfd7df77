import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { sections } from '#contract/exam.ts';
import type { PteType, Section } from '#contract/exam.ts';
import { taskAddresses, taskTypes } from '#contract/task-type.ts';
import type { TaskType } from '#contract/task-type.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/use-live.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import classes from './practise.module.css';
import { taskProgress } from './task-progress.ts';
import type { TaskProgress } from './task-progress.ts';

const ever = 0;

export function PractiseContent() {
  const profile = useLive(findProfile, {});
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  const progress = useLive(taskProgress, { pteType, since: ever }, { keepPrevious: true });
  if (profile.status === 'failed') throw profile.error;
  if (progress.status === 'failed') throw progress.error;
  if (profile.status === 'loading' || progress.status === 'loading') return null;
  const here = new Set(progress.data.map(({ taskType }) => taskType));
  const missing = tasksOf(pteType).filter((taskType) => !here.has(taskType));
  return (
    <>
      <div className={classes.skills}>
        {sections.map((section) => (
          <SkillGroup
            key={section}
            section={section}
            pteType={pteType}
            progress={progress.data.filter(({ taskType }) => taskAddresses[taskType].section === section)}
          />
        ))}
      </div>
      {missing.length > 0 ? <WithoutQuestions pteType={pteType} missing={missing} /> : null}
    </>
  );
}

/** The kinds of task that an exam has (spec section 5, exam type rules), in exam order. */
function tasksOf(pteType: PteType): TaskType[] {
  return taskTypes.filter((taskType) =>
    (taskAddresses[taskType].exams as readonly PteType[]).includes(pteType),
  );
}

const nameOf = (pteType: PteType, taskType: TaskType) =>
  taskRule(rubricFor(pteType), taskType)?.displayName ?? taskType;

interface SkillGroupProps {
  section: Section;
  pteType: PteType;
  progress: readonly TaskProgress[];
}

/** One skill: its kinds of task with questions, as rows that open. */
function SkillGroup({ section, pteType, progress }: SkillGroupProps) {
  if (progress.length === 0) return null;
  const headingId = `skill-${section}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 className={classes.skill} id={headingId}>
        <SkillMark section={section} />
        {skillWords[section]}
      </h2>
      <ul className={classes.tasks}>
        {progress.map(({ taskType, total, practised }) => (
          <li key={taskType} className={classes.task}>
            <Link
              to="/dashboard/$section/$slug"
              params={{ section, slug: taskAddresses[taskType].slug }}
              className={classes.link}
            >
              {nameOf(pteType, taskType)}
            </Link>
            <span className={classes.figures}>
              {total === 1 ? '1 question' : `${total} questions`}
              {practised > 0 ? `, ${practised} practised` : ''}
            </span>
            <IconChevronRight size={20} className={classes.chevron} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rest of the exam, by name only: there is nothing behind these names to open. */
function WithoutQuestions({ pteType, missing }: { pteType: PteType; missing: readonly TaskType[] }) {
  return (
    <details className={classes.missing}>
      <summary>
        {missing.length === 1 ? '1 more kind of task' : `${missing.length} more kinds of task`} in the exam,
        without questions here
      </summary>
      {sections.map((section) => {
        const names = missing
          .filter((taskType) => taskAddresses[taskType].section === section)
          .map((taskType) => nameOf(pteType, taskType));
        return names.length === 0 ? null : (
          <p key={section}>
            <b>{skillWords[section]}:</b> {names.join('; ')}
          </p>
        );
      })}
    </details>
  );
}
