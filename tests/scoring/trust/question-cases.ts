import { createHash } from 'node:crypto';
import type { WritingTask } from '#engines/writing/score-writing.ts';
import type { Verdict } from './trust-case.ts';
import {
  answerTo,
  scoreLines,
  writtenQuestions,
  type BankQuestion,
  type WritingLine,
} from './writing-program.ts';

/** Questions whose number has an even hash served for choosing the limits; figures are told of the others. */
const isHeldOut = ({ id }: BankQuestion): boolean =>
  ((createHash('sha256').update(String(id)).digest()[0] ?? 0) & 1) === 1;

/** Of all model answers (some of which have the length that only the other exam asks for), each to every held-out question: to another question nothing, to its own something. */
export function judgeQuestions(task: WritingTask, step = 1): Verdict[] {
  const all = writtenQuestions(task);
  const pairs = all
    .filter(isHeldOut)
    .flatMap((question) =>
      all.flatMap(({ id, modelAnswers }, i) =>
        id === question.id || (i + question.id) % step === 0
          ? modelAnswers.map((text) => ({ isOwn: id === question.id, line: answerTo(question, text) }))
          : [],
      ),
    );
  // The same as if the question were not in the bank: only what it asks is known.
  const bare = pairs.map(({ line, isOwn }) => ({
    isOwn,
    line: { ...line, key_points: [], model_answers: [] },
  }));
  return [
    ...judge(`${task}: a question of the bank`, pairs, 0.95),
    ...judge(`${task}: only the words of the question known`, bare, task === 'WE' ? 0.75 : 0.9),
  ];
}

function judge(
  name: string,
  pairs: readonly { readonly isOwn: boolean; readonly line: WritingLine }[],
  least: number,
): Verdict[] {
  const results = scoreLines(pairs.map(({ line }) => line));
  const share = (isOwn: boolean) => {
    const these = results.filter((_, i) => pairs[i]?.isOwn === isOwn);
    return {
      of: these.length,
      closed: these.filter(({ total }) => (isOwn ? total.closedBy === 'content' : total.closedBy !== null))
        .length,
    };
  };
  const [others, own] = [share(false), share(true)];
  return [
    {
      area: 'question',
      name: `${name}: answers to another one`,
      must: `${100 * least} % worth nothing`,
      saw: `${others.closed} of ${others.of}`,
      holds: others.closed >= least * others.of,
    },
    {
      area: 'question',
      name: `${name}: its own answers`,
      must: 'at most 0.5 % worth nothing',
      saw: `${own.closed} of ${own.of}`,
      holds: own.closed <= 0.005 * own.of,
    },
  ];
}
