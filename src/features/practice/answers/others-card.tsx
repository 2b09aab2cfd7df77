import { useState } from 'react';
import { nameInSentence } from '#contract/names/clean-name.ts';
import type { AnswerDto } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { examNames } from '#domain/rubric/exam-names.ts';
import { pointsLine } from '#features/practice/score/format-points.ts';
import { noPointsWords } from '#domain/answers/no-points-words.ts';
import { RecordingLabelProvider } from '#features/practice/sound/recording-label.ts';
import { PersonLine } from '#ui/people/person-line.tsx';
import { utcDateTime } from '#ui/practice/time-ago.tsx';
import { modeOfAnswer } from '#features/practice/task-frame/mode-words.ts';
import classes from './answers.module.css';
import { OwnRecording } from './own-recording.tsx';
import { ScoreFold } from './score-fold.tsx';
import { SkillScores } from './skill-scores.tsx';

/** An answer that another learner shares: who, when, the score with its evidence, and the recording. */
export function OthersCard({ item, answer }: { item: BankItem; answer: AnswerDto }) {
  const [isOpen, setIsOpen] = useState(false);
  const { value, score, nickname } = answer;
  return (
    <li className={classes.card}>
      <RecordingLabelProvider value={`Recording of ${nameInSentence(nickname)}`}>
        <PersonLine nickname={nickname} avatar={answer.avatar} premium={answer.premium}>
          <time dateTime={answer.createdDate}>{utcDateTime(Date.parse(answer.createdDate))}</time>{' '}
          <span>{examNames[answer.pteType]}</span> {answer.mode && <span>{modeOfAnswer[answer.mode]}</span>}
        </PersonLine>
        <h2 className={classes['othersScore']}>{(score && pointsLine(score)) ?? noPointsWords(answer)}</h2>
        {score && <SkillScores score={score} />}
        {value.kind === 'record' && <OwnRecording recording={value.recording} />}
        {score && (
          <ScoreFold
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
            score={{
              item,
              value,
              score,
              pteType: answer.pteType,
              answerId: answer.id,
              scoredOn: 'server',
              scoring: null,
              mode: answer.mode,
              durationSeconds: answer.duration,
              isOthers: true,
            }}
          />
        )}
      </RecordingLabelProvider>
    </li>
  );
}
