import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reviewGrades, type ReviewGrade } from '#contract/entities/review.ts';
import type { parseCardKey } from '#domain/review/cards.ts';
import type { DueCard } from '#domain/review/queue.ts';
import { dueAfter } from '#domain/review/schedule.ts';
import { Card } from '#ui/card.tsx';
import { isTyped } from '#ui/typed-keys.ts';
import { PracticeFace } from './practice-face.tsx';
import classes from './review.module.css';
import { spanWords } from './span-words.ts';
import { WordFace } from './word-face.tsx';

interface ReviewCardViewProps {
  card: DueCard;
  name: NonNullable<ReturnType<typeof parseCardKey>>;
  now: number;
  onGrade: (grade: ReviewGrade) => void;
  onUndo: () => void;
}

const gradeWords = { AGAIN: 'Again', HARD: 'Hard', GOOD: 'Good', EASY: 'Easy' } as const;

/** A card: its front, then its back with four grades. Keys: space shows, 1 to 4 grade, U undoes. */
export function ReviewCardView({ card, name, now, onGrade, onUndo }: ReviewCardViewProps) {
  const [isOpen, setIsOpen] = useState(name.kind === 'practice');
  const grades = useRef<HTMLFieldSetElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyped(event)) return;
    const grade = reviewGrades[Number(event.key) - 1];
    if (isOpen && grade) onGrade(grade);
    else if (event.key.toLowerCase() === 'u') onUndo();
    else if (event.key === ' ' && !isOpen && !(event.target instanceof HTMLButtonElement)) setIsOpen(true);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const open = () => {
    setIsOpen(true);
    // The button that was pressed is gone; the grades are what comes next.
    requestAnimationFrame(() => grades.current?.querySelector('button')?.focus());
  };
  return (
    <Card tone="main">
      <div className={classes.face}>
        {name.kind === 'practice' ? (
          <PracticeFace practiceId={Number(name.name)} card={card} />
        ) : (
          <WordFace kind={name.kind} name={name.name} isOpen={isOpen} />
        )}
      </div>
      {isOpen ? (
        <fieldset ref={grades} className={classes.grades} aria-label="How well did you know it?">
          {reviewGrades.map((grade, at) => {
            const span = spanWords(dueAfter(card.log, grade, { since: card.since, now }) - now);
            return (
              <Button
                key={grade}
                variant={grade === 'GOOD' ? 'filled' : 'default'}
                className={classes.grade}
                aria-keyshortcuts={String(at + 1)}
                onClick={() => onGrade(grade)}
              >
                <span className={classes.gradeName}>{gradeWords[grade]}</span>{' '}
                <span className={classes.span}>in {span}</span>
              </Button>
            );
          })}
        </fieldset>
      ) : (
        <Button fullWidth onClick={open} aria-keyshortcuts="Space">
          Show the answer
        </Button>
      )}
    </Card>
  );
}
