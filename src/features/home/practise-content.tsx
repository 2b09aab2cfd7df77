import { IconPlayerPlay } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sections } from '#contract/exam.ts';
import type { PteType, Section } from '#contract/exam.ts';
import { isInExam, taskAddresses, taskTypes } from '#contract/task-type.ts';
import type { TaskType } from '#contract/task-type.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { useOwnPlan } from '#data/hooks/use-own-plan.ts';
import { counted } from '#domain/numbers/counted.ts';
import { hasFeature } from '#domain/premium/premium-features.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { TaskGroup, TaskGroups, TaskRow } from '#ui/listing/task-groups.tsx';
import { LinkRow } from '#ui/rows/link-row.tsx';
import { LinkRows } from '#ui/rows/link-rows.tsx';
import { skillWords } from '#ui/skill-mark.tsx';
import { NoQuestions } from './no-questions.tsx';
import classes from './practise.module.css';
import { taskProgress } from '#data/queries/task-progress.ts';
import type { TaskProgress } from '#data/queries/task-progress.ts';

const ever = 0;

export function PractiseContent() {
  const profile = useLive(findProfile, {});
  const pteType = profile.status === 'ready' ? profile.data.pteType : 'ACADEMIC';
  const plan = useOwnPlan(profile);
  const progress = useLive(taskProgress, { pteType, since: ever }, { keepPrevious: true });
  useNamedSkill(progress.status === 'ready');
  if (profile.status === 'failed') throw profile.error;
  if (progress.status === 'failed') throw progress.error;
  if (profile.status === 'loading' || progress.status === 'loading') return null;
  if (progress.data.length === 0) return <NoQuestions />;
  const here = new Set(progress.data.map(({ taskType }) => taskType));
  const missing = tasksOf(pteType).filter((taskType) => !here.has(taskType));
  return (
    <>
      <TaskGroups>
        {sections.map((section) => (
          <SkillGroup
            key={section}
            section={section}
            pteType={pteType}
            progress={progress.data.filter(({ taskType }) => taskAddresses[taskType].section === section)}
          />
        ))}
      </TaskGroups>
      {hasFeature(plan, 'learningVideos') && (
        <div className={classes.videos}>
          <LinkRows>
            <LinkRow to="/dashboard/flash-video" title="Flash Learn videos" Icon={IconPlayerPlay}>
              What counts in each task, and how to answer it
            </LinkRow>
          </LinkRows>
        </div>
      )}
      {missing.length > 0 ? <WithoutQuestions pteType={pteType} missing={missing} /> : null}
    </>
  );
}

/** The skill that the address names is brought into sight once it is drawn: the router looks for it before that. */
function useNamedSkill(isDrawn: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isDrawn && hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [isDrawn, hash]);
}

/** The kinds of task that an exam has (spec section 5, exam type rules), in exam order. */
function tasksOf(pteType: PteType): TaskType[] {
  return taskTypes.filter((taskType) => isInExam(taskType, pteType));
}

interface SkillGroupProps {
  section: Section;
  pteType: PteType;
  progress: readonly TaskProgress[];
}

/** One skill: its kinds of task with questions, as rows that open. */
function SkillGroup({ section, pteType, progress }: SkillGroupProps) {
  if (progress.length === 0) return null;
  return (
    <TaskGroup section={section}>
      {progress.map(({ taskType, total, practised }) => (
        <TaskRow
          key={taskType}
          link={
            <Link to="/dashboard/$section/$slug" params={{ section, slug: taskAddresses[taskType].slug }}>
              {taskName(pteType, taskType)}
            </Link>
          }
          figures={`${counted(total, 'question')}${practised > 0 ? `, ${practised} practised` : ''}`}
        />
      ))}
    </TaskGroup>
  );
}

/** The rest of the exam, by name only: there is nothing behind these names to open. */
function WithoutQuestions({ pteType, missing }: { pteType: PteType; missing: readonly TaskType[] }) {
  return (
    <details className={classes.missing}>
      <summary>{counted(missing.length, 'more kind')} of task in the exam, without questions here</summary>
      {sections.map((section) => {
        const names = missing
          .filter((taskType) => taskAddresses[taskType].section === section)
          .map((taskType) => taskName(pteType, taskType));
        return names.length === 0 ? null : (
          <p key={section}>
            <b>{skillWords[section]}:</b> {names.join('; ')}
          </p>
        );
      })}
    </details>
  );
}
