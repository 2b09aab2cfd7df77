import { VisuallyHidden } from '@mantine/core';
import type { Score } from '#contract/entities/answer.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { EarlierAnswer } from '#data/queries/find-earlier-answer.ts';
import type { AnswerRow } from '#data/store/rows.ts';
import { movedTraits } from '#domain/answers/moved-traits.ts';
import { pointsLine } from '#features/practice/score/format-points.ts';
import { measuredWords } from '#features/practice/result/measured.ts';
import { timeTakenWords } from '#features/practice/result/time-taken-words.ts';
import { ruleOf } from '#features/practice/task-frame/rule-of.ts';
import { traitFigure } from '#ui/practice/trait-figure.ts';
import classes from './compare.module.css';
import { RecordingPair } from './recording-pair.tsx';
import { TextPair } from '#features/practice/score/text-pair.tsx';

export interface BothAnswersProps {
  item: BankItem;
  pair: EarlierAnswer;
  /** When the earlier one was given, as it goes on after "than". */
  when: string;
  /** Points of both come from the same rules. */
  hasSameRules: boolean;
}

/** An answer beside an earlier one to the same question: what it came to, which traits moved, and the answers themselves. */
export function BothAnswers({ item, pair, when, hasSameRules }: BothAnswersProps) {
  const { own, earlier } = pair;
  return (
    <section className={classes['both']} aria-label="Both answers">
      <table className={classes['figures']}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What is compared</VisuallyHidden>
            </th>
            <th scope="col">{earlierTitle(when)}</th>
            <th scope="col">This answer</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(item, pair, hasSameRules).map(({ name, before, now }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Answers own={own} earlier={earlier} />
    </section>
  );
}

function Answers({ own, earlier }: Pick<EarlierAnswer, 'own' | 'earlier'>) {
  const [now, before] = [own.value, earlier.value];
  if (now.kind === 'record' && before.kind === 'record')
    return <RecordingPair earlier={before.recording} now={now.recording} />;
  if ('text' in now && 'text' in before)
    return (
      <TextPair
        label="Which answer is shown"
        texts={[
          { name: 'Earlier', text: before.text },
          { name: 'This answer', text: now.text },
        ]}
        hasMarks
      />
    );
  return null;
}

/** "Earlier, on Tuesday". A clock that was wrong tells no day. */
const earlierTitle = (when: string): string =>
  when === 'before' ? 'Earlier' : `Earlier, ${when.replace(/^earlier /u, '')}`;

interface FigureRow {
  readonly name: string;
  readonly before: string;
  readonly now: string;
}

function rowsOf(item: BankItem, { own, earlier }: EarlierAnswer, hasSameRules: boolean): FigureRow[] {
  const { taskType } = item;
  const both = (name: string, say: (row: AnswerRow & { score: Score }) => string | null): FigureRow[] => {
    const [before, now] = [earlier, own].map((row) => (hasScore(row) ? say(row) : null));
    return before && now ? [{ name, before, now }] : [];
  };
  const traits = hasSameRules && own.score && earlier.score ? movedTraits(own.score, earlier.score) : [];
  const names = ruleOf(taskType, own.pteType).traits;
  return [
    ...(hasSameRules ? both('Points', ({ score }) => pointsLine(score)) : []),
    ...both('Found', ({ score }) => measuredWords(taskType, score)),
    ...traits.map(({ now, earlier: before }) => ({
      name: names.find(({ id }) => id === now.id)?.label ?? now.id,
      before: traitFigure(before),
      now: traitFigure(now),
    })),
    ...both('Time taken', ({ duration }) => timeTakenWords(duration)),
  ];
}

const hasScore = (row: AnswerRow): row is AnswerRow & { score: Score } => row.score !== null;
