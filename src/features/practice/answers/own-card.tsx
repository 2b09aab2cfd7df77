import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { deleteAnswer } from '#data/commands/delete-answer.ts';
import { awaitsAssessment } from '#data/queries/list-unassessed.ts';
import type { OwnAnswer } from '#data/queries/list-own-answers.ts';
import { localUserId } from '#data/store/rows.ts';
import type { SyncStatus } from '#data/queries/sync-status.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useUndoable } from '#data/hooks/use-undoable.ts';
import { counted } from '#domain/numbers/counted.ts';
import { examNames } from '#domain/rubric/exam-names.ts';
import { DeleteModal } from '#ui/practice/delete-modal.tsx';
import { useToast } from '#ui/toasts.tsx';
import { TimeAgo } from '#ui/practice/time-ago.tsx';
import { UndoLine } from '#ui/undo-line.tsx';
import { SyncWord } from '#ui/sync-word.tsx';
import { AssessNote } from '#features/practice/assess/assess-note.tsx';
import { EarlierLine } from '#features/practice/compare/earlier-line.tsx';
import { pointsLine } from '#features/practice/score/format-points.ts';
import { modeOfAnswer } from '#features/practice/task-frame/mode-words.ts';
import { YourNotes } from '#features/practice/result/your-notes.tsx';
import classes from './answers.module.css';
import { OwnRecording } from './own-recording.tsx';
import { ScoreFold } from './score-fold.tsx';
import { ShareAnswer } from './share-answer.tsx';
import { SkillScores } from './skill-scores.tsx';
import { syncTone, syncWords } from '#features/practice/sync-words.ts';

export interface OwnCardProps {
  item: BankItem;
  answer: OwnAnswer;
  /** Epoch ms. */
  now: number;
  sync: SyncStatus | null;
}

/** One own answer: when, where it stands, its score; the whole score opens below. */
export function OwnCard({ item, answer, now, sync }: OwnCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const context = useDataContext();
  const say = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const comeBack = useRef(() => {});
  const removal = useUndoable(async () => {
    try {
      await deleteAnswer(context, { answerId: answer.answerId });
    } catch {
      // Nothing was changed: the answer is still in the list.
      comeBack.current();
      say('Something went wrong');
    }
  });
  const { undo } = removal;
  useEffect(() => {
    comeBack.current = undo;
  });
  const { value, score, syncState } = answer;
  if (removal.isGoing) {
    return (
      <li className={classes.card}>
        <UndoLine said="Deleted answer" onUndo={removal.undo} />
      </li>
    );
  }
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.score} translate="no">
          {headline(answer)}
        </h2>
        <SyncWord
          tone={syncTone(syncState)}
          word={syncWords(syncState, sync, { hasAccount: answer.userId !== localUserId })}
        />
      </div>
      <div className={classes.when}>
        <TimeAgo at={answer.answeredAt} now={now} /> <span>{examNames[answer.pteType]}</span>{' '}
        {answer.mode && <span>{modeOfAnswer[answer.mode]}</span>}
      </div>
      {score && <SkillScores score={score} />}
      {/* An open score has a player of its own. */}
      {!isOpen && value.kind === 'record' && <OwnRecording recording={value.recording} />}
      {syncState === 'attention' && (
        <p className={classes.problem}>
          <Link to="/sync">See why, and what you can do</Link>
        </p>
      )}
      {!isOpen && awaitsAssessment(answer) && (
        <div className={classes.note}>
          <AssessNote answerId={answer.answerId} isWhole={false} scoring={answer.scoring ?? null} isBrief />
        </div>
      )}
      <ScoreFold
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        score={
          score && {
            item,
            value,
            score,
            pteType: answer.pteType,
            answerId: answer.answerId,
            scoredOn: answer.scoredOn ?? null,
            scoredBy: answer.scoredBy,
            shownBefore: answer.shownBefore,
            scoring: answer.scoring ?? null,
            mode: answer.mode,
            durationSeconds: answer.duration,
            compared: <EarlierLine item={item} answerId={answer.answerId} />,
          }
        }
      >
        <span className={classes['deeds']}>
          <ShareAnswer answerId={answer.answerId} taskType={answer.taskType} syncState={syncState} />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label="Delete this answer"
            onClick={() => setIsAsking(true)}
          >
            <IconTrash size={20} />
          </ActionIcon>
        </span>
      </ScoreFold>
      {isOpen && answer.notes !== undefined && <YourNotes text={answer.notes} />}
      <DeleteModal
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onDelete={() => {
          setIsAsking(false);
          removal.start();
        }}
      />
    </li>
  );
}

function headline({ score, value }: OwnAnswer): string {
  const points = score && pointsLine(score);
  if (points) return points;
  if (value.kind === 'record') return 'Recording';
  if (score?.evidence.kind === 'writing') return counted(score.evidence.wordCount, 'word');
  return 'Answer';
}
