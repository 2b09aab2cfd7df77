import { z } from 'zod';
import { hasNoDoubles } from './figures.ts';

/**
 * How a thing is made or done, step by step. Steps stand in the order in which they are drawn. Arrows lead to a later step,
 * or back to an earlier one.
 */
export const FlowChart = z
  .object({
    kind: z.literal('FLOW_CHART'),
    title: z.string().min(3).max(80),
    source: z.string().min(3).max(80).optional(),
    /** `cycle`: the last step leads to the first again; `branch`: one step leads to two, which may meet again. */
    shape: z.enum(['line', 'cycle', 'branch']),
    steps: z
      .array(z.object({ id: z.string().min(1).max(12), text: z.string().min(2).max(60) }))
      .min(3)
      .max(8),
    arrows: z
      .array(z.object({ from: z.string(), to: z.string(), label: z.string().min(1).max(16).optional() }))
      .min(2)
      .max(12),
  })
  .refine(({ steps }) => hasNoDoubles(steps.map(({ id }) => id)), 'steps need ids of their own')
  .refine(
    ({ steps, arrows }) =>
      arrows.every(
        ({ from, to }) => from !== to && [from, to].every((end) => steps.some(({ id }) => id === end)),
      ),
    'arrows lead from one step to another',
  )
  .superRefine(({ shape, steps, arrows }, context) => {
    const ids = steps.map(({ id }) => id);
    const has = (from: string | undefined, to: string | undefined) =>
      arrows.some((arrow) => arrow.from === from && arrow.to === to);
    const isChain = ids.slice(1).every((id, at) => has(ids[at], id));
    const fault = (message: string) => context.addIssue({ code: 'custom', message });
    if (new Set(arrows.map(({ from, to }) => `${from}>${to}`)).size < arrows.length)
      fault('two arrows are the same');
    if (shape !== 'branch' && arrows.some(({ label }) => label !== undefined))
      fault('only the arrows of a branch have labels');
    switch (shape) {
      case 'line':
        if (!isChain || arrows.length !== ids.length - 1) fault('in a line each step leads to the next');
        break;
      case 'cycle':
        if (!isChain || !has(ids.at(-1), ids[0]) || arrows.length !== ids.length)
          fault('in a cycle each step leads to the next, and the last one to the first');
        break;
      case 'branch':
        if (!branchOf({ steps, arrows })) fault('a branch is a step that leads to the two steps after it');
        break;
    }
  });
export type FlowChart = z.infer<typeof FlowChart>;

/** Where a flow chart with one branch parts, and whether its ways meet again in the step after them. `null` where it is none. */
export function branchOf({
  steps,
  arrows,
}: Pick<FlowChart, 'steps' | 'arrows'>): { at: number; meets: boolean } | null {
  const places = new Map(steps.map(({ id }, at) => [id, at]));
  const pairs = arrows.map(({ from, to }) => `${places.get(from)}>${places.get(to)}`);
  for (let at = 0; at + 2 < steps.length; at += 1) {
    const before = Array.from({ length: at }, (_, i) => `${i}>${i + 1}`);
    const after = Array.from(
      { length: Math.max(0, steps.length - at - 4) },
      (_, i) => `${at + 3 + i}>${at + 4 + i}`,
    );
    const parts = [`${at}>${at + 1}`, `${at}>${at + 2}`];
    const joins = at + 3 < steps.length ? [`${at + 1}>${at + 3}`, `${at + 2}>${at + 3}`] : [];
    const wanted = [...before, ...parts, ...joins, ...after];
    if (wanted.length === pairs.length && wanted.every((pair) => pairs.includes(pair)))
      return { at, meets: joins.length > 0 };
  }
  return null;
}
