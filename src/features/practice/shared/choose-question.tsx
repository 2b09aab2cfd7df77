import { NativeSelect } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PteType } from '#contract/exam.ts';
import { isInExam, TaskType, taskAddresses, taskTypes } from '#contract/task-type.ts';
import { findPractice } from '#data/queries/find-practice.ts';
import { listTitles } from '#data/queries/list-titles.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import { ruleOf } from '#features/practice/task-frame/rule-of.ts';
import classes from './shared.module.css';

interface ChooseQuestionProps {
  /** The speaking question that was open last. */
  last: number | null;
  pteType: PteType;
}

/** The speaking questions of the exam, the one that was open last before all others. A tap takes the recording there. */
export function ChooseQuestion({ last, pteType }: ChooseQuestionProps) {
  const { sharedFiles } = usePracticePorts();
  const navigate = useNavigate();
  const found = useLive(findPractice, { practiceId: last ?? 0 });
  const tasks = taskTypes.filter(
    (type) => taskAddresses[type].answerKind === 'record' && isInExam(type, pteType),
  );
  const lastItem = found.status === 'ready' && found.data ? found.data.row : null;
  const [chosen, setChosen] = useState<TaskType | null>(null);
  const taskType = chosen ?? tasks.find((type) => type === lastItem?.taskType) ?? 'RA';
  const titles = useLive(listTitles, { taskType });
  if (found.status === 'failed') throw found.error;
  if (titles.status === 'failed') throw titles.error;
  const take = async (type: TaskType, practiceId: number) => {
    await sharedFiles.choose(practiceId);
    const { section, slug } = taskAddresses[type];
    await navigate({
      to: '/dashboard/$section/$slug/$questionId',
      params: { section, slug, questionId: String(practiceId) },
      // Exam mode takes no files. What this device is set to stays for every other question.
      state: { practiceMode: 'PRACTICE' },
    });
  };
  const nameOf = (type: TaskType) => ruleOf(type, pteType).displayName;
  return (
    <>
      {lastItem && tasks.includes(lastItem.taskType) && (
        <section>
          <h2 className={classes['heading']}>The question you opened last</h2>
          <ul className={classes['rows']}>
            <Row
              id={lastItem.id}
              title={lastItem.title}
              note={nameOf(lastItem.taskType)}
              onTake={() => void take(lastItem.taskType, lastItem.id)}
            />
          </ul>
        </section>
      )}
      <section>
        <h2 className={classes['heading']}>{lastItem ? 'Another question' : 'A speaking question'}</h2>
        <NativeSelect
          label="Task"
          value={taskType}
          onChange={(event) => setChosen(TaskType.parse(event.currentTarget.value))}
          data={tasks.map((type) => ({ value: type, label: nameOf(type) }))}
          maw={320}
          mb={12}
        />
        <ul className={classes['rows']} aria-label={nameOf(taskType)}>
          {titles.status === 'ready' &&
            titles.data.map(({ id, title }) => (
              <Row key={id} id={id} title={title} note={`#${id}`} onTake={() => void take(taskType, id)} />
            ))}
        </ul>
      </section>
    </>
  );
}

interface RowProps {
  id: number;
  title: string;
  note: string;
  onTake: () => void;
}

function Row({ id, title, note, onTake }: RowProps) {
  return (
    <li>
      <button type="button" className={classes['row']} data-question={id} onClick={onTake}>
        <span>
          {title} <span className={classes['note']}>{note}</span>
        </span>
        <IconChevronRight size={20} aria-hidden="true" />
      </button>
    </li>
  );
}
