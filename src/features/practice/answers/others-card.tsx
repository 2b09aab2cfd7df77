import { Button, Collapse } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { AnswerDto } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import { AnswerScore } from '#features/practice/score/answer-score.tsx';
import { pointsLine } from '#features/practice/score/format-points.ts';
import { RecordingLabelProvider } from '#features/practice/sound/recording-label.ts';
import { PersonLine } from '#ui/people/person-line.tsx';
import { utcDateTime } from '#ui/practice/time-ago.tsx';
import classes from './answers.module.css';
import { examNames } from './exam-names.ts';
import { OwnRecording } from './own-recording.tsx';
import { SkillScores } from './skill-scores.tsx';

/** An answer that another learner shares: who, when, the score with its evidence, and the recording. */
export function OthersCard({ item, answer }: { item: BankItem; answer: AnswerDto }) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useId();
  const { value, score, nickname } = answer;
  return (
    <li className={classes.card}>
      <RecordingLabelProvider value={`Recording of ${nickname}`}>
        <PersonLine nickname={nickname} avatar={answer.avatar} premium={answer.premium}>
          <time dateTime={answer.createdDate}>{utcDateTime(Date.parse(answer.createdDate))}</time>{' '}
          <span>{examNames[answer.pteType]}</span>
        </PersonLine>
        <h2 className={classes['othersScore']}>{(score && pointsLine(score)) ?? 'No score yet'}</h2>
        {score && <SkillScores score={score} />}
        {value.kind === 'record' && <OwnRecording recording={value.recording} />}
        {score && (
          <div className={classes.actions}>
            <Button
              variant="subtle"
              px={12}
              aria-expanded={isOpen}
              aria-controls={details}
              rightSection={<IconChevronDown size={18} className={classes.chevron} data-open={isOpen} />}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Hide Score' : 'View Score'}
            </Button>
          </div>
        )}
        {score && (
          <Collapse expanded={isOpen} id={details}>
            {isOpen && (
              <div className={classes.details}>
                <AnswerScore
                  item={item}
                  value={value}
                  score={score}
                  pteType={answer.pteType}
                  answerId={answer.id}
                  scoredOn="server"
                  scoring={null}
                  isOthers
                />
              </div>
            )}
          </Collapse>
        )}
      </RecordingLabelProvider>
    </li>
  );
}
