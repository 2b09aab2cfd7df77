import { readRatedEssays } from '#tools/writing-weights/rated-essays.ts';
import type { WritingCase } from './content-cases.ts';
import { readWeakAnswers } from './held-out-texts.ts';
import { answerTo, writtenQuestion } from './writing-program.ts';

const rated = [...readRatedEssays('fit'), ...readRatedEssays('held-out')];
const honest = { area: 'honest', must: 'not refused' } as const;

/** Answers of honest learners, weak and good: none of them is worth nothing. */
export const honestCases: readonly WritingCase[] = [
  ...rated.map(({ id, band, prompt, text }) => ({
    ...honest,
    name: `rated essay ${id} of band ${band}, only its question known`,
    line: { task: 'WE', exam: 'ACADEMIC', prompt, text } as const,
  })),
  // The bank asks the same as the question that these were written for.
  ...rated
    .filter(({ id }) => ['a01', 'a02', 'a03'].includes(id))
    .map(({ id, text }) => ({
      ...honest,
      name: `rated essay ${id} for question 9002 of the bank`,
      line: answerTo(writtenQuestion('WE', 9002), text),
    })),
  ...readWeakAnswers().map(({ id, task, band, text }) => ({
    ...honest,
    name: `held out: a weak ${task} of band ${band} for question ${id} of the bank`,
    line: answerTo(writtenQuestion(task, id), text),
  })),
];
