import { SubmitBar } from '#features/practice/card/submit-bar.tsx';
import { SortableList } from '#ui/practice/sortable-list.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';

/** The boxes in the learner's order. The order that they start in is itself an answer, so it can be handed in. */
export function ReorderPanel({ item, attempt }: AnswerPanelProps<'RO'>) {
  const order = attempt.value?.order ?? [];
  // A paragraph that a kept draft does not know (the item has grown since) stands at the end.
  const boxes = item.paragraphs.toSorted((a, b) => placeIn(order, a.id) - placeIn(order, b.id));
  return (
    <>
      <SortableList
        label="Paragraphs to put in order"
        boxes={boxes}
        onOrder={(ids) => attempt.change({ kind: 'arrange', order: ids })}
      />
      <SubmitBar
        attempt={attempt}
        answer={{ value: { kind: 'arrange', order: boxes.map(({ id }) => id) } }}
        hint=""
      />
    </>
  );
}

function placeIn(order: readonly string[], id: string): number {
  const place = order.indexOf(id);
  return place === -1 ? order.length : place;
}
