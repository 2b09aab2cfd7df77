import { VisuallyHidden } from '@mantine/core';
import { Suspense, useMemo, type ReactNode, type RefObject } from 'react';
import type { AnswerValue, DeviceKind, Score, ScoringState, ShownScore } from '#contract/entities/answer.ts';
import type { BankItem, BankTaskType, ItemOf } from '#contract/items/bank-item.ts';
import type { PracticeMode, PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { AssessNote } from '#features/practice/assess/assess-note.tsx';
import { useStanding } from '#features/practice/assess/use-standing.ts';
import { FairQuestion } from '#features/practice/evaluation/fair-question.tsx';
import { ShownPlaceProvider } from '#features/practice/score/shown-place.tsx';
import { taskDefinition } from '#features/practice/tasks/registry.ts';
import { ruleOf } from '#features/practice/task-frame/rule-of.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { isOutdated } from '#domain/tasks/scorer-versions.ts';
import type { ValueOf } from '#domain/scoring/task-scorer.ts';
import { useScreens } from '#features/practice/tasks/use-screens.ts';
import { WordsArea } from '#ui/dictionary/words-area.tsx';
import { PracticeEstimate } from './practice-estimate.tsx';
import { measuredWords } from './measured.ts';
import { nextStep } from './next-step.ts';
import { ResultLine } from './result-line.tsx';
import { ScoreCertainty } from './score-certainty.tsx';
import { ScoreFacts } from './score-facts.tsx';
import { ScoreView } from './score-view.tsx';
import classes from './score-view.module.css';

export interface AnswerScoreProps {
  item: BankItem;
  value: AnswerValue;
  score: Score;
  pteType: PteType;
  /** The answer on this device that it belongs to. */
  answerId: string;
  scoredOn: 'device' | 'server' | null;
  /** Which other device of the learner's, when it was one. */
  scoredBy?: DeviceKind | undefined;
  /** What the learner had seen before the server found other points. */
  shownBefore?: ShownScore | undefined;
  /** How far the server is with it; `null` when nothing is to come from there. */
  scoring: ScoringState | null;
  /** How it was practised, where that is known. */
  mode?: PracticeMode | undefined;
  /** In seconds; `null` while that is not known. */
  durationSeconds: number | null;
  /** Somebody else's answer: there is nothing to come, and nothing to say of the learner. */
  isOthers?: boolean;
  /** Makes its first line the heading "Your result", which takes the focus. */
  title?: RefObject<HTMLHeadingElement | null>;
  /** Where the answer is kept, in a word. */
  saved?: ReactNode;
  /** What it is beside an earlier answer. */
  compared?: ReactNode;
}

/** The score of an answer: what it comes to in one line, at once; then its evidence, drawn by its own task. */
export function AnswerScore(props: AnswerScoreProps) {
  const { item, value, score, answerId, scoring, mode = null, isOthers = false, title, saved = null } = props;
  const isWhole = isAssessed(score);
  const isWorking = useStanding(answerId, isWhole)?.status === 'working';
  // A stored answer of another kind than its task: nothing can be drawn from it.
  if (taskAddresses[item.taskType].answerKind !== value.kind) return null;
  const isOld = isOutdated(item.taskType, score);
  // Advice from the signal alone would be taken back a moment later, when the engine has listened.
  const hasNext = !isWorking && !isOthers;
  const advice = taskDefinition(item.taskType).advice(score);
  const { next, why } = hasNext ? nextStep({ score, advice, mode, level: item.level }) : nothing;
  const measured = measuredWords(item.taskType, score);
  const line = <ResultLine score={score} scoring={scoring} measured={measured} next={next} />;
  return (
    <div className={classes['result']}>
      {title ? (
        <h2 className={classes['line']} ref={title} tabIndex={-1}>
          <VisuallyHidden>Your result: </VisuallyHidden>
          {line}
        </h2>
      ) : (
        <p className={classes['line']}>{line}</p>
      )}
      {why !== null && <p className={classes['why']}>{why}</p>}
      {props.compared}
      {!isOthers && (
        <AssessNote
          answerId={answerId}
          isWhole={isWhole}
          scoring={isWhole && !isOld ? unpaid(scoring) : scoring}
          isOutdated={isOld}
          shownBefore={props.shownBefore}
        />
      )}
      <ScoreCertainty score={score} saved={saved} />
      <Suspense fallback={null}>
        <TaskScore {...props} taskType={item.taskType} />
        <FairQuestion {...props} />
      </Suspense>
    </div>
  );
}

/** What is still to come for a score that is whole: the server's own, when the learner has an AI score for it. */
const unpaid = (scoring: ScoringState | null): ScoringState | null =>
  scoring?.status === 'waiting' && scoring.needs === 'ai-score' ? scoring : null;

const nothing = { next: null, why: null };

function TaskScore<T extends BankTaskType>(props: AnswerScoreProps & { taskType: T }) {
  const { item, value, score, pteType, taskType, isOthers = false } = props;
  const { scoredOn, scoredBy = null, mode = null, durationSeconds } = props;
  const { Result } = useScreens(taskType);
  const rule = ruleOf(taskType, pteType);
  // `AnswerScore` has checked that task, item and value belong together.
  const evidence = useMemo(
    () => (
      <ShownPlaceProvider>
        <WordsArea practiceType={taskType} isLikely>
          <Result item={item as ItemOf<T>} value={value as ValueOf<T>} score={score} rule={rule} />
        </WordsArea>
      </ShownPlaceProvider>
    ),
    [Result, item, value, score, rule, taskType],
  );
  return (
    <ScoreView
      taskType={taskType}
      score={score}
      rule={rule}
      evidence={evidence}
      facts={<ScoreFacts {...{ score, scoredOn, scoredBy, mode, durationSeconds }} />}
      estimate={!isOthers && <PracticeEstimate taskType={taskType} pteType={pteType} />}
    />
  );
}
