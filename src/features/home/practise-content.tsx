import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { sections } from '#contract/exam.ts';
import type { PteType, Section } from '#contract/exam.ts';
import { taskAddresses, taskTypes } from '#contract/task-type.ts';
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
  return (
    <div className={classes.skills}>
      {sections.map((section) => (
        <SkillGroup key={section} section={section} pteType={pteType} progress={progress.data} />
      ))}
    </div>
  );
}

interface SkillGroupProps {
  section: Section;
  pteType: PteType;
  progress: readonly TaskProgress[];
}

/** One skill: the kinds of task with questions as rows that open, and the names of those that have none. */
function SkillGroup({ section, pteType, progress }: SkillGroupProps) {
  const rubric = rubricFor(pteType);
  const ofExam = taskTypes.filter((taskType) => {
    const { section: at, exams } = taskAddresses[taskType];
    return at === section && (exams as readonly PteType[]).includes(pteType);
  });
  const here = progress.filter(({ taskType }) => ofExam.includes(taskType));
  const missing = ofExam.filter((taskType) => !here.some((entry) => entry.taskType === taskType));
  const nameOf = (taskType: TaskProgress['taskType']) => taskRule(rubric, taskType)?.displayName ?? taskType;
  const headingId = `skill-${section}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 className={classes.skill} id={headingId}>
        <SkillMark section={section} />
        {skillWords[section]}
      </h2>
      {here.length > 0 ? (
        <ul className={classes.tasks}>
          {here.map(({ taskType, total, practised }) => (
            <li key={taskType} className={classes.task}>
              <Link
                to="/dashboard/$section/$slug"
                params={{ section, slug: taskAddresses[taskType].slug }}
                className={classes.link}
              >
                {nameOf(taskType)}
              </Link>
              <span className={classes.figures}>
                {total === 1 ? '1 question' : `${total} questions`}
                {practised > 0 ? `, ${practised} practised` : ''}
              </span>
              <IconChevronRight size={20} className={classes.chevron} aria-hidden="true" />
            </li>
          ))}
        </ul>
      ) : null}
      {missing.length > 0 ? (
        <p className={classes.missing}>No questions in this version: {missing.map(nameOf).join(', ')}.</p>
      ) : null}
    </section>
  );
}
