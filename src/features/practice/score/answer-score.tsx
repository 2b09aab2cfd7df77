import { Suspense, useMemo } from 'react';
import type { AnswerValue, Score, ScoringState } from '#contract/entities/answer.ts';
import type { BankItem, BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { AssessNote } from '#features/practice/assess/assess-note.tsx';
import { useStanding } from '#features/practice/assess/use-standing.ts';
import { taskDefinition } from '#features/practice/tasks/registry.ts';
import { ruleOf } from '#features/practice/tasks/rule-of.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { isOutdated } from '#domain/assessment/scorer-versions.ts';
import type { ValueOf } from '#domain/scoring/task-scorer.ts';
import { useScreens } from '#features/practice/tasks/use-screens.ts';
import { PracticeEstimate } from './practice-estimate.tsx';
import { ScoreView } from './score-view.tsx';

export interface AnswerScoreProps {
  item: BankItem;
  value: AnswerValue;
  score: Score;
  pteType: PteType;
  /** The answer on this device that it belongs to. */
  answerId: string;
  scoredOn: 'device' | 'server' | null;
  /** How far the server is with it; `null` when nothing is to come from there. */
  scoring: ScoringState | null;
  /** Somebody else's answer: there is nothing to come, and nothing to say of the learner. */
  isOthers?: boolean;
}

/** The score of an answer, drawn by its own task. */
export function AnswerScore(props: AnswerScoreProps) {
  const { item, value } = props;
  // A stored answer of another kind than its task: nothing can be drawn from it.
  if (taskAddresses[item.taskType].answerKind !== value.kind) return null;
  return (
    <Suspense fallback={null}>
      <TaskScore {...props} taskType={item.taskType} />
    </Suspense>
  );
}

function TaskScore<T extends BankTaskType>(props: AnswerScoreProps & { taskType: T }) {
  const { item, value, score, pteType, taskType, answerId, scoredOn, scoring, isOthers = false } = props;
  const { Result } = useScreens(taskType);
  const isWhole = isAssessed(score);
  const isWorking = useStanding(answerId, isWhole)?.status === 'working';
  const rule = ruleOf(taskType, pteType);
  const isOld = isOutdated(taskType, score);
  // `AnswerScore` has checked that task, item and value belong together.
  const evidence = useMemo(
    () => <Result item={item as ItemOf<T>} value={value as ValueOf<T>} score={score} rule={rule} />,
    [Result, item, value, score, rule],
  );
  return (
    <ScoreView
      score={score}
      rule={rule}
      evidence={evidence}
      // Advice from the signal alone would be taken back a moment later, when the engine has listened.
      advice={isWorking || isOthers ? null : taskDefinition(taskType).advice(score)}
      standing={
        !isOthers && (
          <AssessNote
            answerId={answerId}
            isWhole={isWhole}
            scoring={isWhole && !isOld ? null : scoring}
            isOutdated={isOld}
          />
        )
      }
      scoredOn={scoredOn}
      estimate={!isOthers && <PracticeEstimate taskType={taskType} pteType={pteType} />}
    />
  );
}
