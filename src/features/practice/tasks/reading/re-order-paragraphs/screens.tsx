import type { PracticeMode } from '#contract/exam.ts';
import type { ItemOf } from '#contract/items/bank-item.ts';
import { TaskText } from '#features/practice/sound/task-text.tsx';
import { SubmitBar } from '#features/practice/task-frame/submit-bar.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { SortableList } from '#ui/practice/sortable-list.tsx';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './screens.module.css';

/** The boxes in the learner's order. The order that they start in is itself an answer, so it can be handed in. */
function ReorderPanel({ item, attempt }: AnswerPanelProps<'RO'>) {
  const order = attempt.value?.order ?? [];
  // A paragraph that a kept draft does not know (the item has grown since) stands at the end.
  const boxes = item.paragraphs.toSorted((a, b) => placeIn(order, a.id) - placeIn(order, b.id));
  return (
    <>
      <Heard boxes={boxes} mode={attempt.session.plan.mode}>
        <SortableList
          label="Paragraphs to put in order"
          boxes={boxes}
          onOrder={(ids) => attempt.change({ kind: 'arrange', order: ids })}
        />
      </Heard>
      <SubmitBar
        attempt={attempt}
        handIn={{ value: { kind: 'arrange', order: boxes.map(({ id }) => id) } }}
        hint=""
      />
    </>
  );
}

function placeIn(order: readonly string[], id: string): number {
  const place = order.indexOf(id);
  return place === -1 ? order.length : place;
}

type Paragraph = ItemOf<'RO'>['paragraphs'][number];

interface HeardProps {
  /** From top to bottom. */
  boxes: readonly Paragraph[];
  mode: PracticeMode | null;
  children: ReactNode;
}

/** Boxes, and the way to hear them in the order in which they stand. */
function Heard({ boxes, mode, children }: HeardProps) {
  const text = boxes.map((box) => box.text).join('\n\n');
  return (
    <TaskText taskType="RO" mode={mode} text={text} name="the paragraphs">
      {children}
    </TaskText>
  );
}

/** The learner's order with each join marked right or broken, then the right order with the reasons. */
function ReorderResult({ item, value, score }: ResultProps<'RO'>) {
  const pairs = score.evidence.kind === 'pairs' ? score.evidence.pairs : [];
  const isRightPair = (first: string, second: string) =>
    pairs.some((pair) => pair.first === first && pair.second === second && pair.correct);
  const placed = value.order.flatMap((id) => item.paragraphs.filter((paragraph) => paragraph.id === id));
  const broken =
    placed.length - 1 - placed.filter((box, at) => isRightPair(placed[at - 1]?.id ?? '', box.id)).length;
  const yours = (
    <ol className={classes['list']}>
      {placed.map((box, at) => (
        <li key={box.id}>
          {at > 0 && <Join isRight={isRightPair(placed[at - 1]?.id ?? '', box.id)} />}
          <p className={classes['box']} lang="en" dir="ltr">
            {box.text}
          </p>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <h3 className={classes['title']}>Your order</h3>
      {broken > 0 ? (
        yours
      ) : (
        <Heard boxes={item.paragraphs} mode={null}>
          {yours}
        </Heard>
      )}
      {broken > 0 && (
        <>
          <h3 className={classes['title']}>The right order</h3>
          <ReorderKey item={item} />
        </>
      )}
      {broken === 0 && <Reasons paragraphs={item.paragraphs} />}
    </>
  );
}

function Join({ isRight }: { isRight: boolean }) {
  return (
    <div className={classes['join']} data-right={isRight}>
      {isRight ? <IconCheck size={18} aria-hidden="true" /> : <IconX size={18} aria-hidden="true" />}
      {isRight ? 'Right pair' : 'The order breaks here'}
    </div>
  );
}

function Reasons({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return (
    <>
      <h3 className={classes['title']}>Why this order</h3>
      <ol className={classes['reasons']}>
        {paragraphs.map(({ id, why }) => (
          <li key={id}>{why}</li>
        ))}
      </ol>
    </>
  );
}

/** The right order, each paragraph with the reason for its place. */
function ReorderKey({ item }: AnswerKeyProps<'RO'>) {
  return (
    <Heard boxes={item.paragraphs} mode={null}>
      <ol className={classes['list']}>
        {item.paragraphs.map(({ id, text, why }) => (
          <li key={id} className={classes['keyRow']}>
            <p className={classes['box']} lang="en" dir="ltr">
              {text}
            </p>
            <p className={classes['why']}>{why}</p>
          </li>
        ))}
      </ol>
    </Heard>
  );
}

export const screens: TaskScreens<'RO'> = {
  AnswerPanel: ReorderPanel,
  Result: ReorderResult,
  AnswerKey: ReorderKey,
};
