import { useEffect, useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import type { SessionPlan } from '#domain/timing/session-plan.ts';
import { taskDefinition } from '#features/practice/tasks/registry.ts';
import { BeginGate, GoOnGate } from './begin-gate.tsx';
import { CountIn } from './count-in.tsx';

/** How a question that nobody has begun is opened; `null` once it is begun. */
export type OpeningKind = 'gate' | 'count-in' | 'first-touch' | 'go-on' | null;

export interface OpeningFacts {
  item: BankItem;
  isBegun: boolean;
  /** Work of an earlier visit waits for a decision. */
  isKept: boolean;
  /** The learner has just done an item of this task: no explanation is wanted. */
  isKnown: boolean;
}

/** Which gate stands before a question. */
export function openingOf({ item, isBegun, isKept, isKnown }: OpeningFacts): OpeningKind {
  if (isBegun) return null;
  if (isKept) return 'go-on';
  if (taskDefinition(item.taskType).beginLine === null) return 'first-touch';
  // A page that was never touched may not play a sound: there the learner begins with a tap.
  return isKnown && wasTouched(navigator) ? 'count-in' : 'gate';
}

function wasTouched({ userActivation }: { userActivation?: UserActivation }): boolean {
  return userActivation?.hasBeenActive === true;
}

export interface OpeningProps {
  kind: 'gate' | 'count-in' | 'go-on';
  item: BankItem;
  rule: TaskRule;
  plan: SessionPlan;
  onBegin: () => void;
  onGoOn: () => void;
}

/** What stands in the place of the question until it is begun. */
export function Opening({ kind, item, rule, plan, onBegin, onGoOn }: OpeningProps) {
  const [isHeld, setIsHeld] = useState(false);
  if (kind === 'go-on') return <GoOnGate onGoOn={onGoOn} onStartAgain={onBegin} />;
  if (kind === 'count-in' && !isHeld) return <CountIn onBegin={onBegin} onHold={() => setIsHeld(true)} />;
  return <BeginGate line={beginLineOf(item, { plan, rule })} onBegin={onBegin} />;
}

/** The line of a start gate; empty for a task without one. */
export function beginLineOf(item: BankItem, facts: { plan: SessionPlan; rule: TaskRule }): string {
  return taskDefinition(item.taskType).beginLine?.(facts) ?? '';
}

/** The clock of a text that is open at once runs from the first touch: who only looks at it has begun nothing. */
export function useFirstTouch(isWaiting: boolean, begin: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
      document.addEventListener(kind, begin, options);
    }
    return () => listening.abort();
  }, [isWaiting, begin]);
}
