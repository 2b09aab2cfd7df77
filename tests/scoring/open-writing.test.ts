import { describe, expect, it, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import type { PteType } from '#contract/exam.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { scoreForm } from '#domain/scoring/objective/form.ts';
import type { WritingQuestion } from '#domain/tasks/engine-question.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import {
  questionTopic,
  scoreWriting,
  type WritingScore,
  type WritingTask,
} from '#engines/writing/score-writing.ts';
import { loadWritingEngine } from '#tools/score-writing/load-engine.ts';

const engine = loadWritingEngine();
const questions = loadBank().items.flatMap((item) => {
  const question = questionOf(item);
  if (question?.engine !== 'writing') return [];
  return [
    {
      ...question,
      id: item.id,
      exams: item.exams,
      topic: questionTopic(engine, question.prompt, question.keyPoints),
    },
  ];
});
type Question = (typeof questions)[number];
const tasks = ['SWT', 'WE', 'WEM', 'SST'] as const;
const of = (task: WritingTask): Question[] => questions.filter(({ taskType }) => taskType === task);

/** The next questions of its task in the bank, from the first again after the last. `npm run bench:trust` takes all pairs. */
function neighboursOf({ id, taskType }: Question): Question[] {
  const all = of(taskType);
  const at = all.findIndex((one) => one.id === id);
  return [...all.slice(at + 1), ...all.slice(0, at)].slice(0, 4);
}

function score(question: Question, text: string, exam: PteType): WritingScore {
  const others = of(question.taskType).flatMap(({ id, topic }) => (id === question.id ? [] : [topic]));
  const { taskType: task, ...rest } = question satisfies WritingQuestion;
  const scored = scoreWriting(engine, { ...rest, task, exam, text, others });
  if (scored === undefined) throw new Error(`${exam} has no ${task}`);
  return scored;
}
const contentOf = ({ traits }: WritingScore): number =>
  traits.find(({ id }) => id === 'content')?.points ?? Number.NaN;

/** What each question of a task in each of its exams makes of texts that are made for it. */
function scoresOf(task: WritingTask, textsFor: (question: Question) => readonly string[]): WritingScore[] {
  return of(task).flatMap((question) =>
    question.exams.flatMap((exam) => textsFor(question).map((text) => score(question, text, exam))),
  );
}
const sentencesIn = (text: string): string[] => text.match(/[^.!?]+[.!?]/gu) ?? [text];
const wordsIn = (text: string): string[] => text.split(/\s+/u);

const copiedSentences = ({ prompt }: Question) => [sentencesIn(prompt).slice(0, 3).join(' ')];
const repeated = ({ modelAnswers }: Question) =>
  modelAnswers.map((answer) => `${sentencesIn(answer)[0]} `.repeat(20));
const keyWords = ({ keyPoints }: Question) => [`${keyPoints.flatMap(({ terms }) => terms).join(', ')}.`];
/** Always the same disorder. */
const disorder = (word: string): number =>
  (word.length * 7919 + word.charCodeAt(0) * 31 + word.charCodeAt(word.length - 1) * 17) % 97;
const shuffled = ({ modelAnswers }: Question) =>
  modelAnswers.map(
    (answer) =>
      `${wordsIn(answer)
        .toSorted((a, b) => disorder(a) - disorder(b))
        .join(' ')}.`,
  );

describe.each(tasks)('in the bank, %s', (task) => {
  it('gives each model answer 85 % of the points or more', () => {
    const scores = scoresOf(task, ({ modelAnswers }) => modelAnswers);
    expect(scores.length).toBeGreaterThanOrEqual(8);
    expect(scores.filter(({ points, max }) => points < 0.85 * max)).toEqual([]);
  });

  it('gives a model answer of another question nothing, in 95 of 100 at least', { timeout: 120_000 }, () => {
    const scores = scoresOf(task, (question) =>
      neighboursOf(question).flatMap(({ modelAnswers }) => modelAnswers.slice(0, 1)),
    );
    const closed = scores.filter((one) => contentOf(one) === 0 && one.points === 0 && one.closedBy !== null);
    console.log(`${task}: ${closed.length} of ${scores.length} answers to other questions are worth nothing`);
    expect(closed.length / scores.length).toBeGreaterThanOrEqual(0.95);
  });

  it('never takes half of a model answer for no answer', () => {
    const halves = scoresOf(task, ({ modelAnswers }) =>
      modelAnswers.flatMap((answer) => {
        const words = wordsIn(answer);
        const half = Math.ceil(words.length / 2);
        return [`${words.slice(0, half).join(' ')}.`, words.slice(half).join(' ')];
      }),
    );
    expect(halves.filter((one) => contentOf(one) === 0)).toEqual([]);
  });

  it.each([
    ['the first sentences of its text', copiedSentences, 'copied'],
    ['one sentence twenty times', repeated, 'repetition'],
    ['its words in another order', shuffled, 'word-salad'],
    ['a list of key words', keyWords, 'word-salad'],
  ] as const)('gives %s nothing, and says why', { timeout: 120_000 }, (name, textsFor, warning) => {
    const scores = scoresOf(task, textsFor);
    const told = scores.filter(
      (one) => contentOf(one) === 0 && one.points === 0 && one.content.warnings.includes(warning),
    );
    console.log(`${task}, ${name}: ${told.length} of ${scores.length}`);
    expect(told.length / scores.length).toBeGreaterThanOrEqual(0.8);
  });
});

/** Texts of so many words; the bands are those of the exam. */
const text = (words: number, endAt = words): string =>
  Array.from({ length: words }, (_, i) => (i + 1 === endAt ? 'word.' : 'word')).join(' ');

describe('form, worked out by hand', () => {
  test.each([
    ['SWT', 'ACADEMIC', [[4, 0], [5, 1], [75, 1], [76, 0]]],
    ['SWT', 'CORE', [[4, 0], [5, 1], [24, 1], [25, 2], [50, 2], [51, 1], [60, 1], [61, 0]]],
    ['SST', 'ACADEMIC', [[39, 0], [40, 1], [49, 1], [50, 2], [70, 2], [71, 1], [100, 1], [101, 0]]],
    ['SST', 'CORE', [[4, 0], [5, 1], [19, 1], [20, 2], [30, 2], [31, 1], [40, 1], [41, 0]]],
    ['WEM', 'CORE', [[29, 0], [30, 1], [49, 1], [50, 2], [120, 2], [121, 1], [140, 1], [141, 0]]],
    ['WE', 'ACADEMIC', [[119, 0], [120, 1], [199, 1], [200, 2], [300, 2], [301, 1], [380, 1], [381, 0]]],
  ] as const)('of %s in %s by words', (task, exam, cases) => {
    const form = taskRule(rubricFor(exam), task)?.form;
    if (!form) throw new Error('no form');
    expect(cases.map(([words]) => [words, scoreForm(form, text(words)).points])).toEqual(cases);
  }); // prettier-ignore

  test.each([
    ['one sentence', 'Bees dance to show where flowers are.', 1],
    ['two sentences', 'Bees dance. They show where flowers are.', 0],
    ['a sentence and more words after it', 'Bees dance to show where flowers are. Also far', 0],
    ['no full stop', 'Bees dance, and they show where flowers are', 0],
    ['a question', 'Do bees dance to show where flowers are?', 1],
    ['figures and an abbreviation', 'Dr. Moss found that 3.5 per cent of bees dance.', 1],
    ['capitals only', 'BEES DANCE TO SHOW WHERE FLOWERS ARE.', 0],
  ] as const)('of a summary in Academic: %s', (_, answer, points) => {
    const form = taskRule(rubricFor('ACADEMIC'), 'SWT')?.form;
    if (!form) throw new Error('no form');
    expect(scoreForm(form, answer).points).toBe(points);
  });
});

describe('an email', () => {
  const [question] = of('WEM');
  if (question === undefined) throw new Error('the bank has no email');
  const [model = ''] = question.modelAnswers;
  const traitOf = (answer: string, id: string): number =>
    score(question, answer, 'CORE').traits.find((trait) => trait.id === id)?.points ?? Number.NaN;

  it('loses a third of its content with each thing that it does not say', () => {
    const keyPoints = ['radiators', 'daughter', 'thursday'].map((term, bullet) => ({
      point: term,
      terms: [term],
      bullet,
    }));
    const contentWithout = (...words: string[]): number =>
      score(
        { ...question, keyPoints, modelAnswers: [] },
        words.reduce((left, word) => left.replaceAll(new RegExp(word, 'giu'), 'it'), model),
        'CORE',
      ).traits[0]?.points ?? Number.NaN;
    expect(contentWithout()).toBeGreaterThan(2.5);
    expect(contentWithout('thursday')).toBeLessThanOrEqual(2);
    expect(contentWithout('thursday', 'our daughter')).toBeLessThanOrEqual(1.6);
  });

  it('has its conventions by its parts and by how they fit the reader', () => {
    expect(traitOf(model, 'conventions')).toBe(2);
    expect(traitOf(model.replace(/^Dear [^\n]*\n\n/u, ''), 'conventions')).toBe(1);
    expect(traitOf(model.replace(/^Dear /u, 'Hey '), 'conventions')).toBe(1);
  });
});
