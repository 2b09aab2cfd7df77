import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { sections, type PteType, type Section } from '#contract/exam.ts';
import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import { findProfile } from '#data/queries/profile.ts';
import { countVocab } from '#data/queries/words.ts';
import { useLive } from '#data/use-live.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import { CardSkeletons } from './book-skeleton.tsx';
import classes from './categorised.module.css';

type Counts = Awaited<ReturnType<typeof countVocab>>;

/** The vocab book by the task in which each word was met. */
export function Categorised({ onAll }: { onAll: () => void }) {
  const profile = useLive(findProfile, {});
  const counts = useLive(countVocab, {});
  if (profile.status === 'failed') throw profile.error;
  if (counts.status === 'failed') throw counts.error;
  if (profile.status === 'loading' || counts.status === 'loading') return <CardSkeletons />;
  const { pteType } = profile.data;
  const free = counts.data.get(null)?.total ?? 0;
  return (
    <>
      <div className={classes.skills}>
        {sections.map((section) => (
          <Skill key={section} section={section} pteType={pteType} counts={counts.data} />
        ))}
      </div>
      {free === 0 ? null : (
        <p className={classes.free}>
          {free === 1 ? '1 word was' : `${free} words were`} added without a task.{' '}
          <button type="button" className={classes.all} onClick={onAll}>
            Show all words
          </button>
        </p>
      )}
    </>
  );
}

/** Tasks of the exam, and of the other exam where there are words of them. */
const tasksOf = (section: Section, pteType: PteType, counts: Counts): TaskType[] =>
  taskTypes.filter(
    (taskType) =>
      taskAddresses[taskType].section === section &&
      (counts.has(taskType) || taskAddresses[taskType].exams.some((exam) => exam === pteType)),
  );

function Skill({ section, pteType, counts }: { section: Section; pteType: PteType; counts: Counts }) {
  const headingId = `vocab-${section}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 className={classes.skill} id={headingId}>
        <SkillMark section={section} />
        {skillWords[section]}
      </h2>
      <ul className={classes.tasks}>
        {tasksOf(section, pteType, counts).map((taskType) => {
          const { total = 0, practised = 0 } = counts.get(taskType) ?? {};
          const name = taskName(pteType, taskType);
          return (
            <li key={taskType} className={classes.task} data-empty={total === 0 || undefined}>
              <Link
                to="/dashboard/vocab-book/$practiceType"
                params={{ practiceType: taskType }}
                search={{ type: section, title: name }}
                className={classes.link}
              >
                {name}
              </Link>
              <span className={classes.figures}>
                <span>{total} Words</span>
                <span>{practised} Practiced</span>
              </span>
              <IconChevronRight size={20} className={classes.chevron} aria-hidden="true" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
