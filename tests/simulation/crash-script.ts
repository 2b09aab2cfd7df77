import type { MutationKind } from '#contract/mutations.ts';
import { whatOf } from './learner.ts';
import type { Deed, Intervention, Plan } from './plan.ts';

interface Line {
  readonly at: number;
  readonly device: number;
  readonly kind: MutationKind;
  readonly which: number;
  readonly value: number;
}

/** Twelve acts of every class: registers, appends, a remove, a reply to what waits, a note in conflict, a recording. */
const script: readonly Line[] = [
  { at: 4, device: 1, kind: 'note.set', which: 0, value: 10_054 },
  { at: 8, device: 0, kind: 'bookmark.set', which: 1, value: 51 },
  { at: 9, device: 0, kind: 'answer.submit', which: 0, value: 20_052 },
  { at: 14, device: 0, kind: 'comment.create', which: 0, value: 30_051 },
  { at: 22, device: 0, kind: 'note.set', which: 0, value: 10_055 },
  { at: 30, device: 0, kind: 'answer.submit', which: 1, value: 20_055 },
  { at: 34, device: 0, kind: 'bookWord.set', which: 0, value: 40_051 },
  { at: 44, device: 0, kind: 'reply.create', which: 0, value: 30_052 },
  { at: 54, device: 0, kind: 'like.set', which: 0, value: 50_051 },
  { at: 66, device: 0, kind: 'wordBookmark.set', which: 0, value: 40_053 },
  { at: 112, device: 0, kind: 'answer.delete', which: 0, value: 51 },
  { at: 122, device: 0, kind: 'bookmark.set', which: 1, value: 50 },
];

const seed = 4_711;
/** Long enough that all is sent and acknowledged. */
const steps = 180;

/** The script without a crash. */
export function scriptPlan(): Plan {
  const interventions = script.map(({ at, device, kind, which, value }): Intervention => {
    const deed: Deed = { do: 'learn', device, tab: 0, what: whatOf(kind), which, value };
    return { kind: 'deed', at, deed };
  });
  return { seed, steps, interventions };
}

export interface Crash {
  readonly step: number;
  /** Whether the disk finished what it was doing. */
  readonly commits: boolean;
  readonly plan: Plan;
}

/** The script with the browser killed at every single yield, each time with and without its last transactions. */
export function crashes(): Crash[] {
  const { interventions } = scriptPlan();
  return Array.from({ length: steps }, (_, step) => step).flatMap((step) =>
    [false, true].map((commits): Crash => {
      const crash: Intervention[] = [
        { kind: 'deed', at: step, deed: { do: 'kill-device', device: 0, commits } },
        { kind: 'deed', at: step, deed: { do: 'open', device: 0, tab: 0 } },
      ];
      return { step, commits, plan: { seed, steps, interventions: [...interventions, ...crash] } };
    }),
  );
}
