import { Button, Collapse } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { AnswerScore, type AnswerScoreProps } from '#features/practice/result/answer-score.tsx';
import classes from './answers.module.css';

interface ScoreFoldProps {
  /** `null`: there is no score yet. */
  score: AnswerScoreProps | null;
  isOpen: boolean;
  onToggle: () => void;
  /** What else can be done with the answer, at the end of the line. */
  children?: ReactNode;
}

/** "View Score" and what it opens: the evidence view, the same for own and for others' answers. */
export function ScoreFold({ score, isOpen, onToggle, children }: ScoreFoldProps) {
  const details = useId();
  return (
    <>
      <div className={classes.actions}>
        {score && (
          <Button
            variant="subtle"
            // The margins of the row take it back: the word stands under the others.
            px={12}
            aria-expanded={isOpen}
            aria-controls={details}
            rightSection={<IconChevronDown size={18} className={classes.chevron} data-open={isOpen} />}
            onClick={onToggle}
          >
            {isOpen ? 'Hide Score' : 'View Score'}
          </Button>
        )}
        {children}
      </div>
      {score && (
        <Collapse expanded={isOpen} id={details}>
          {isOpen && (
            <div className={classes.details}>
              <AnswerScore {...score} />
            </div>
          )}
        </Collapse>
      )}
    </>
  );
}
