import { IconCheck, IconX } from '@tabler/icons-react';
import type { ItemOf } from '#contract/items/bank-item.ts';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import classes from './result.module.css';

type Paragraph = ItemOf<'RO'>['paragraphs'][number];

/** The learner's order with each join marked right or broken, then the right order with the reasons. */
export function ReorderResult({ item, value, score }: ResultProps<'RO'>) {
  const pairs = score.evidence.kind === 'pairs' ? score.evidence.pairs : [];
  const isRightPair = (first: string, second: string) =>
    pairs.some((pair) => pair.first === first && pair.second === second && pair.correct);
  const placed = value.order.flatMap((id) => item.paragraphs.filter((paragraph) => paragraph.id === id));
  const broken =
    placed.length - 1 - placed.filter((box, at) => isRightPair(placed[at - 1]?.id ?? '', box.id)).length;
  return (
    <>
      <h3 className={classes['title']}>Your order</h3>
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
export function ReorderKey({ item }: AnswerKeyProps<'RO'>) {
  return (
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
  );
}
