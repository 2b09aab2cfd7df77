import type { ReactNode } from 'react';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { HearableText } from '#ui/voice/hearable-text.tsx';
import classes from './record.module.css';

/** A part of what the Answer button reveals. */
export function KeyPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes['part']}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export function KeyList({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <KeyPart title={title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </KeyPart>
  );
}

/** Answers that would get full marks. */
export function ModelAnswers({ answers }: { answers: readonly string[] }) {
  return answers.map((answer, index) => (
    <KeyPart key={answer} title={answers.length === 1 ? 'Model answer' : `Model answer ${index + 1}`}>
      <HearableText text={answer} name="the model answer">
        <ReadingText text={answer} />
      </HearableText>
    </KeyPart>
  ));
}
