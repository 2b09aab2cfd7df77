import type { ItemOf } from '#contract/items/bank-item.ts';
import { shuffledFor } from '#domain/arrange/shuffle.ts';
import type { TaskDefinition } from '#features/practice/task-frame/task-definition.ts';

const firstOrder = ({ id, paragraphs }: ItemOf<'RO'>) =>
  shuffledFor(
    id,
    paragraphs.map((paragraph) => paragraph.id),
  );

export const reOrderParagraphs: TaskDefinition<'RO'> = {
  load: async () => (await import('./screens.tsx')).screens,
  beginLine: null,
  startValue: (item) => ({ kind: 'arrange', order: firstOrder(item) }),
  hasWork: ({ order }, item) => order.join() !== firstOrder(item).join(),
  advice: ({ evidence }) =>
    evidence.kind === 'pairs' && evidence.pairs.some(({ correct }) => !correct)
      ? 'Find the sentence that can stand first: it points to nothing before it. Then follow the words that point back: this, these, such, he.'
      : null,
};
