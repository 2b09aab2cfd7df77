import type { BankItem } from '#contract/items/bank-item.ts';
import { taskTypes } from '#contract/task-type.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';

/** Of each task type at the least. */
const fewestEach = 3;

/** A sample of the bank that a seed decides: three items of each task type, the rest from all others, in the order of their ids. */
export function drawSample(items: readonly BankItem[], seed: number, count: number): BankItem[] {
  const { below } = createSeededRandom(seed);
  const left = items.toSorted((a, b) => a.id - b.id);
  const drawn: BankItem[] = [];
  const draw = (from: readonly BankItem[]): void => {
    const one = from[below(from.length)];
    if (one === undefined) return;
    left.splice(left.indexOf(one), 1);
    drawn.push(one);
  };
  for (const task of taskTypes)
    for (let at = 0; at < fewestEach; at++) draw(left.filter(({ taskType }) => taskType === task));
  while (drawn.length < count && left.length > 0) draw(left);
  return drawn.toSorted((a, b) => a.id - b.id);
}
