import type { ReactNode } from 'react';
import { useId, useMemo, useState } from 'react';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { ListArgs } from '#data/queries/list-practices.ts';
import type { SearchText } from '#features/practice/list-filter.ts';
import { SealedAnswers } from '#features/practice/answers/sealed-answers.tsx';
import { saveProblem } from '#features/practice/attempt/save-problem.ts';
import { isSpoken, Opening, openingOf, useFirstTouch } from '#features/practice/begin/opening.tsx';
import { Others } from '#features/practice/begin/others.tsx';
import type { AttemptArgs } from '#features/practice/attempt/use-attempt.ts';
import { useAttempt } from '#features/practice/attempt/use-attempt.ts';
import type { OtherAnswer } from '#features/practice/attempt/desk.ts';
import { YourNotes } from '#features/practice/result/your-notes.tsx';
import { useSessionPlace } from '#features/practice/session/session-place.ts';
import { OfflineScoring } from '#features/practice/packs/offline-scoring.tsx';
import type { CardTools } from './card-tools.ts';
import { AnswerButton } from './answer-button.tsx';
import { AnswerPlace } from './answer-place.tsx';
import { AnswerReveal } from './answer-reveal.tsx';
import { PracticeAids } from './practice-aids.tsx';
import { QuestionHead } from './question-head.tsx';
import { QuestionBar } from './question-bar.tsx';
import { QuestionLinks } from './question-links.tsx';
import { QuietQuestion } from './quiet-question.tsx';
import { Result } from './result.tsx';
import { SessionClock } from './session-clock.tsx';
import { TimeOver } from './time-over.tsx';
import { useFocusOnceOpen } from './use-focus-once-open.ts';
import { useMode, useSessionMode } from './use-mode.ts';
import { useQuestionMore } from './use-question-more.ts';
import { useTranslationShown } from './use-translation-shown.tsx';
import classes from './practice-card.module.css';

export interface QuestionProps extends Omit<AttemptArgs, 'mode'> {
  /** Another tab is at work on it. */
  isElsewhere: boolean;
  /** What other tabs wrote to it without having seen this one. */
  others: readonly OtherAnswer[];
  /** What it can be answered without is there as well. */
  isWhole: boolean;
  isPredicted: boolean;
  /** Of the question, as the learner may see it now. */
  title: string;
  bookmarkType: BookmarkType;
  memoryCount: number;
  tools: CardTools | undefined;
  /** The list that Previous and Next walk through. */
  filter: ListArgs;
  search: SearchText;
  /** Between the bar and the question: what was left behind of an earlier visit. */
  notice: ReactNode;
  /** Below it: what was answered so far. The exam has it after its end. */
  answers: ReactNode;
}

/** One try at a question: the answer panel until it is handed in, then its result. */
export function Question(props: QuestionProps) {
  const {
    isElsewhere,
    others,
    isWhole,
    notice,
    answers,
    isPredicted,
    title,
    bookmarkType,
    memoryCount,
    tools,
    filter,
    search,
    ...args
  } = props;
  const { item, rule } = args;
  const place = useSessionPlace();
  const choice = useMode(place);
  const { attempt, mode, handedIn, hasWork, isKept, begin, goOn, retry, changeMode } = useAttempt({
    ...args,
    mode: choice.mode,
  });
  const [isShown, setIsShown] = useState(false);
  const answerId = useId();
  const { phase, plan } = attempt.session;
  const opening = openingOf({
    item,
    isElsewhere,
    isBegun: phase !== 'closed' || handedIn !== null,
    isKept,
    isKnown: place?.isKnown === true,
    mode,
  });
  useFirstTouch(opening === 'first-touch', () => void begin());
  useSessionMode(place, phase !== 'closed' && handedIn === null ? plan.mode : null);
  const isShut = opening !== null && opening !== 'first-touch';
  const panel = useFocusOnceOpen(isShut);
  const again = () => {
    setIsShown(false);
    void retry();
  };
  const toggleAnswer = () => {
    setIsShown(!isShown);
    if (!isShown) attempt.send('showAnswer');
  };
  const isHeld = phase === 'playing' || phase === 'recording';
  const mayShowAnswer = handedIn !== null || (plan.mode === 'PRACTICE' && !isShut);
  const translation = useTranslationShown({
    item,
    mayShow: mayShowAnswer,
    isAnswerShown: isShown || handedIn !== null,
    showAnswer() {
      if (!isShown) toggleAnswer();
    },
  });
  const more = useQuestionMore({
    mode,
    isFixed: choice.isFixed,
    isHeld: isHeld && handedIn === null,
    hasWork: handedIn === null && (hasWork || phase === 'stopped'),
    onMode: (next) => {
      choice.keep(next);
      setIsShown(false);
      changeMode(next);
    },
    translationHint: translation.hint,
    onTranslation: translation.show,
  });
  /** The exam has no dictionary. */
  const areWordsOff = isHeld || (plan.mode === 'EXAM' && handedIn === null);
  const links = useMemo(
    () => <QuestionLinks practiceId={item.id} filter={filter} search={search} />,
    [item.id, filter, search],
  );
  const answerButton = (
    <AnswerButton isShown={isShown} isHeld={isHeld} answerId={answerId} onToggle={toggleAnswer} />
  );
  return (
    <QuietQuestion phase={phase} isHandedIn={handedIn !== null}>
      <QuestionBar
        item={item}
        title={title}
        taskName={rule.displayName}
        search={search}
        links={links}
        clock={handedIn ? null : <SessionClock session={attempt.session} />}
      />
      <QuestionHead
        isWhole={isWhole}
        isPredicted={isPredicted}
        bookmarkType={bookmarkType}
        item={item}
        title={title}
        pteType={args.pteType}
        memoryCount={memoryCount}
        isHeld={isHeld}
        tools={tools}
        mode={mode}
        more={more}
      />
      {notice}
      {!handedIn && !isHeld && phase !== 'stopped' && <Others others={others} {...args.desk} />}
      {!handedIn && <TimeOver session={attempt.session} />}
      {handedIn ? (
        <Result
          item={item}
          handedIn={handedIn}
          filter={filter}
          search={search}
          onRetry={again}
          answerButton={answerButton}
        />
      ) : isShut ? (
        <Opening
          kind={opening}
          keptMode={args.draft?.mode ?? 'PRACTICE'}
          item={item}
          rule={rule}
          plan={plan}
          onBegin={() => void begin()}
          onGoOn={() => void goOn()}
          onTakeOver={() => void args.desk.takeOver()}
        />
      ) : (
        <AnswerPlace
          ref={panel}
          item={item}
          rule={rule}
          attempt={attempt}
          areWordsOff={areWordsOff}
          filter={filter}
          search={search}
        />
      )}
      {attempt.problem && (
        <p className={classes.problem} role="alert">
          {saveProblem(attempt.problem)}
        </p>
      )}
      {!handedIn && !isShut && !isShown && translation.panel}
      {isWhole && !handedIn && !isShut && (
        <PracticeAids
          item={item}
          mode={plan.mode}
          answerButton={answerButton}
          canRetry={attempt.value !== null}
          hasWork={hasWork}
          onRetry={again}
        />
      )}
      {!(opening === 'gate' && isSpoken(item)) && <OfflineScoring />}
      {handedIn && attempt.notes !== '' && <YourNotes text={attempt.notes} />}
      <div id={answerId}>{isShown && <AnswerReveal item={item} translation={translation.arrival} />}</div>
      {plan.mode === 'EXAM' && handedIn === null ? <SealedAnswers /> : answers}
    </QuietQuestion>
  );
}
