import { useEffect, useEffectEvent, useState } from 'react';
import type { PracticeMode } from '#contract/exam.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import type { SessionPlan } from '#domain/timing/session-plan.ts';
import { assessmentOf } from '#domain/tasks/assessment-of.ts';
import { goPastOffer, OfflineScoring } from '#features/practice/packs/offline-scoring.tsx';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { MicrophoneChoice } from '#platform/recorder/microphone-choice.ts';
import { MicrophoneLink } from '#ui/audio/microphone-link.tsx';
import { taskDefinition } from '#features/practice/tasks/registry.ts';
import { BeginGate, ElsewhereGate, GoOnGate } from './begin-gate.tsx';
import { withExamEnd, type BeginFacts } from '#features/practice/task-frame/begin-words.ts';
import { CountIn } from './count-in.tsx';
import { FirstLesson } from './first-lesson.tsx';

/** How a question that nobody has begun is opened; `null` once it is begun. */
export type OpeningKind = 'gate' | 'count-in' | 'first-touch' | 'go-on' | 'elsewhere' | null;

export interface OpeningFacts {
  item: BankItem;
  /** Another tab is at work on it. */
  isElsewhere: boolean;
  isBegun: boolean;
  /** Work of an earlier visit waits for a decision. */
  isKept: boolean;
  /** The learner has just done an item of this task: no explanation is wanted. */
  isKnown: boolean;
  mode: PracticeMode;
}

/** Which gate stands before a question. */
export function openingOf({ item, isElsewhere, isBegun, isKept, isKnown, mode }: OpeningFacts): OpeningKind {
  if (isElsewhere) return 'elsewhere';
  if (isBegun) return null;
  if (isKept) return 'go-on';
  // In the exam every task has a clock that ends it: nobody is to run into it unawares.
  if (mode === 'PRACTICE' && taskDefinition(item.taskType).beginLine === null) return 'first-touch';
  // A page that was never touched may not play a sound: there the learner begins with a tap.
  return isKnown && wasTouched(navigator) ? 'count-in' : 'gate';
}

function wasTouched({ userActivation }: { userActivation?: UserActivation }): boolean {
  return userActivation?.hasBeenActive === true;
}

export interface OpeningProps {
  /** Of the work of an earlier visit. */
  keptMode: PracticeMode;
  kind: Exclude<OpeningKind, 'first-touch' | null>;
  item: BankItem;
  rule: TaskRule;
  plan: SessionPlan;
  onBegin: () => void;
  onGoOn: () => void;
  onTakeOver: () => void;
}

/** What stands in the place of the question until it is begun. */
export function Opening({ kind, keptMode, item, rule, plan, onBegin, onGoOn, onTakeOver }: OpeningProps) {
  const { packs, microphone } = usePracticePorts();
  const [isHeld, setIsHeld] = useState(false);
  const [isNew] = useState(() => isMicrophoneNew(microphone.choice));
  if (kind === 'elsewhere') return <ElsewhereGate onTakeOver={onTakeOver} />;
  if (kind === 'go-on') return <GoOnGate mode={keptMode} onGoOn={onGoOn} onStartAgain={onBegin} />;
  if (kind === 'count-in' && !isHeld) return <CountIn onBegin={onBegin} onHold={() => setIsHeld(true)} />;
  const line = beginLineOf(item, { plan, rule });
  const lesson = kind === 'gate' && plan.mode === 'PRACTICE' && <FirstLesson taskType={item.taskType} />;
  if (kind !== 'gate' || plan.answer.kind !== 'record')
    return <BeginGate line={line} onBegin={onBegin} aside={lesson} />;
  const begin = () => {
    microphone.choice.settleOffer();
    if (isSpoken(item)) goPastOffer(packs);
    onBegin();
  };
  return (
    <>
      <BeginGate
        line={line}
        onBegin={begin}
        aside={
          <>
            {lesson}
            {isNew && <MicrophoneLink>Check your microphone first</MicrophoneLink>}
          </>
        }
      />
      {isSpoken(item) && <OfflineScoring isOffering />}
    </>
  );
}

/** The setup is offered before the first spoken answer on this device, and never again. */
function isMicrophoneNew(choice: Pick<MicrophoneChoice, 'read' | 'isOffered'>): boolean {
  return choice.read() === null && !choice.isOffered();
}

/** Whether an engine scores the voice: before the first of these the files for it are offered. */
export function isSpoken({ taskType }: BankItem): boolean {
  const engine = assessmentOf(taskType);
  return engine === 'reading' || engine === 'free-speech';
}

/** The line of a start gate; empty for a task without one. */
export function beginLineOf(item: BankItem, facts: BeginFacts): string {
  const line = taskDefinition(item.taskType).beginLine?.(facts) ?? '';
  return facts.plan.mode === 'EXAM' ? withExamEnd(line, facts) : line;
}

/** On what may be touched before the question is begun. */
export const beginsNothing = { 'data-begins-nothing': true };

/** The clock of a text that is open at once runs from the first touch: who only looks at it has begun nothing. */
export function useFirstTouch(isWaiting: boolean, begin: () => void): void {
  const onTouch = useEffectEvent(begin);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    const touch = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-begins-nothing]')) onTouch();
    };
    for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
      document.addEventListener(kind, touch, options);
    }
    return () => listening.abort();
  }, [isWaiting]);
}
