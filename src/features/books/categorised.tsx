import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { sections, type PteType, type Section } from '#contract/exam.ts';
import { isInExam, taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import { findProfile } from '#data/queries/profile.ts';
import { countVocab } from '#data/queries/words.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { Filling } from '#ui/filling.tsx';
import { TaskGroup, TaskGroups, TaskRow } from '#ui/listing/task-groups.tsx';
import { Message } from '#ui/message.tsx';
import { EmptyRoute } from '#ui/empty-route.tsx';
import { CardSkeletons } from './book-skeleton.tsx';
import classes from './categorised.module.css';

type Counts = Awaited<ReturnType<typeof countVocab>>;

/** The vocab book by the task in which each word was met. */
export function Categorised({ onAll }: { onAll: () => void }) {
  const profile = useLive(findProfile, {});
  const counts = useLive(countVocab, {});
  if (profile.status === 'failed') throw profile.error;
  if (counts.status === 'failed') throw counts.error;
  if (profile.status === 'loading' || counts.status === 'loading') return <Waiting />;
  const { pteType } = profile.data;
  const free = counts.data.get(null)?.total ?? 0;
  if (counts.data.size === 0) return <Invitation />;
  return (
    <>
      <TaskGroups>
        {sections.map((section) => (
          <Skill key={section} section={section} pteType={pteType} counts={counts.data} />
        ))}
      </TaskGroups>
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

function Waiting() {
  return (
    <>
      <CardSkeletons />
      <Filling />
    </>
  );
}

/** The book before its first word. */
function Invitation() {
  return (
    <Message
      title="No words yet"
      picture={<EmptyRoute />}
      action={
        <Button renderRoot={(props) => <Link {...props} to="/practise" />}>Find words in a question</Button>
      }
    >
      Tap a word in a text to see what it means, then add it to your book. Or type a word above.
    </Message>
  );
}

/** Tasks of the exam, and of the other exam where there are words of them. */
const tasksOf = (section: Section, pteType: PteType, counts: Counts): TaskType[] =>
  taskTypes.filter(
    (taskType) =>
      taskAddresses[taskType].section === section && (counts.has(taskType) || isInExam(taskType, pteType)),
  );

function Skill({ section, pteType, counts }: { section: Section; pteType: PteType; counts: Counts }) {
  return (
    <TaskGroup section={section}>
      {tasksOf(section, pteType, counts).map((taskType) => {
        const { total = 0, practised = 0 } = counts.get(taskType) ?? {};
        const name = taskName(pteType, taskType);
        return (
          <TaskRow
            key={taskType}
            isEmpty={total === 0}
            link={
              <Link
                to="/dashboard/vocab-book/$practiceType"
                params={{ practiceType: taskType }}
                search={{ type: section, title: name }}
              >
                {name}
              </Link>
            }
            figures={
              <>
                <span>{total} Words</span>
                <span>{practised} Practiced</span>
              </>
            }
          />
        );
      })}
    </TaskGroup>
  );
}
