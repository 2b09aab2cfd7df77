import { ActionIcon, Button, Collapse } from '@mantine/core';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { deleteAnswer } from '#data/commands/delete-answer.ts';
import { awaitsAssessment } from '#data/queries/list-unassessed.ts';
import type { OwnAnswer } from '#data/queries/list-own-answers.ts';
import { localUserId } from '#data/rows.ts';
import type { SyncStatus } from '#data/queries/sync-status.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useUndoable } from '#data/use-undoable.ts';
import { DeleteModal } from '#ui/practice/delete-modal.tsx';
import { useToast } from '#ui/toasts.tsx';
import { TimeAgo } from '#ui/practice/time-ago.tsx';
import { SyncWord } from '#ui/sync-word.tsx';
import { AssessNote } from '#features/practice/assess/assess-note.tsx';
import { AnswerScore } from '#features/practice/score/answer-score.tsx';
import { pointsLine } from '#features/practice/score/format-points.ts';
import classes from './answers.module.css';
import { examNames } from './exam-names.ts';
import { OwnRecording } from './own-recording.tsx';
import { ShareAnswer } from './share-answer.tsx';
import { SkillScores } from './skill-scores.tsx';
import { syncTone, syncWords } from './sync-words.ts';

export interface AnswerCardProps {
  item: BankItem;
  answer: OwnAnswer;
  /** Epoch ms. */
  now: number;
  sync: SyncStatus | null;
}

/** One own answer: when, where it stands, its score; the whole score opens below. */
export function AnswerCard({ item, answer, now, sync }: AnswerCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useId();
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
        <p className={classes['gone']}>
          <output>Deleted answer</output>
          <Button variant="subtle" onClick={removal.undo}>
            Undo
          </Button>
        </p>
      </li>
    );
  }
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.score}>{headline(answer)}</h2>
        <SyncWord
          tone={syncTone(syncState)}
          word={syncWords(syncState, sync, { hasAccount: answer.userId !== localUserId })}
        />
      </div>
      <div className={classes.when}>
        <TimeAgo at={answer.answeredAt} now={now} /> <span>{examNames[answer.pteType]}</span>
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
          <AssessNote answerId={answer.answerId} isWhole={false} scoring={answer.scoring ?? null} />
        </div>
      )}
      <div className={classes.actions}>
        {score && (
          <Button
            variant="subtle"
            // The margins of the row take it back: the word stands under the others.
            px={12}
            aria-expanded={isOpen}
            aria-controls={details}
            rightSection={<IconChevronDown size={18} className={classes.chevron} data-open={isOpen} />}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide Score' : 'View Score'}
          </Button>
        )}
        <span className={classes['end']}>
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
      </div>
      {score && (
        <Collapse expanded={isOpen} id={details}>
          {isOpen && (
            <div className={classes.details}>
              <AnswerScore
                item={item}
                value={value}
                score={score}
                pteType={answer.pteType}
                answerId={answer.answerId}
                scoredOn={answer.scoredOn ?? null}
                scoring={answer.scoring ?? null}
              />
            </div>
          )}
        </Collapse>
      )}
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
  if (score?.evidence.kind === 'writing') return `${score.evidence.wordCount} words`;
  return 'Answer';
}
