import type { Intervention, Plan } from './plan.ts';
import { runPlan, type Run } from './run-plan.ts';
import type { Violation } from './world.ts';

export interface Shrunk {
  readonly plan: Plan;
  readonly run: Run;
  readonly tries: number;
}

/** The violation without what differs from run to run. */
const likeness = ({ oracle, message }: Pick<Violation, 'oracle' | 'message'>): string =>
  `${oracle} ${message.replaceAll(/[0-9a-f-]{8,}|\d+/g, '#').slice(0, 60)}`;

/** Runs with fewer interventions are tried until none can be left out: the plan that still breaks the same promise. */
export async function shrink(
  plan: Plan,
  wanted: Pick<Violation, 'oracle' | 'message'>,
  mostTries = 1_000,
): Promise<Shrunk> {
  const count = { tries: 0 };
  const fails = async (interventions: readonly Intervention[], steps: number): Promise<boolean> => {
    count.tries += 1;
    const { violation } = await runPlan({ ...plan, interventions, steps });
    return violation !== null && likeness(violation) === likeness(wanted);
  };
  let left = plan.interventions;
  let { steps } = plan;
  // Delta debugging: leave out halves, then quarters, then single ones, as long as it still fails.
  for (let parts = 2; left.length > 1 && count.tries < mostTries;) {
    const size = Math.ceil(left.length / parts);
    let isSmaller = false;
    for (let at = 0; at < left.length && count.tries < mostTries; at += size) {
      const rest = [...left.slice(0, at), ...left.slice(at + size)];
      if (!(await fails(rest, steps))) continue;
      left = rest;
      isSmaller = true;
      break;
    }
    if (isSmaller) parts = Math.max(2, parts - 1);
    else if (size === 1) break;
    else parts = Math.min(left.length, parts * 2);
  }
  for (let cut = steps >> 1; cut > 0; cut = cut >> 1) {
    while (steps > cut && (await fails(left, steps - cut))) steps -= cut;
  }
  const shrunk: Plan = { ...plan, interventions: left, steps };
  return { plan: shrunk, run: await runPlan(shrunk, { trace: true }), tries: count.tries };
}
