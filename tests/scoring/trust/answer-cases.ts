import { z } from 'zod';
import type { Score } from '#contract/entities/answer.ts';
import { readCases, type Half } from './case-files.ts';
import { answerScorer } from './score-answer.ts';
import type { Verdict } from './trust-case.ts';

const Answer = z.object({ id: z.int(), task: z.string(), text: z.string() });
const Before = z.record(z.enum(['tuning', 'locked']), z.record(z.string(), z.array(z.number())));

/** What an answer earns, trait by trait, as shares of the most. */
interface Marks {
  /** Of what is said: content, or how it fits where that is what counts. */
  readonly content: number;
  readonly total: number;
  readonly share: (trait: string) => number;
  /** Points of content that an honest answer had before these rules. */
  readonly before: number | undefined;
  readonly points: number;
}

interface Kind {
  readonly kind: string;
  readonly must: string;
  readonly holds: (marks: Marks) => boolean;
  /** Of how many it holds today, where that is less than `enough`: no change may make it fewer. docs/scoring.md says which. */
  readonly reached?: number;
}

const nothing = { must: 'nothing', holds: ({ total }: Marks) => total === 0 };
const atMost = (most: number, must: string) => ({
  must,
  holds: ({ content }: Marks) => content <= most + 0.005,
});
const keeps = {
  must: '90 % of the content that it had',
  holds: ({ before = 0, points }: Marks) => points >= 0.9 * before - 0.005,
};
const fullOfErrors = (third: string, most: number) => ({
  must: `grammar at most 25 %, vocabulary 50 %, ${third} ${100 * most} %`,
  holds: ({ share }: Marks) =>
    share('grammar') <= 0.255 && share('vocabulary') <= 0.505 && share(third) <= most + 0.005,
});

/** What must hold of each kind of answer: what a trained rater would give at most, or at least. */
const written: readonly Kind[] = [
  { kind: 'shuffled-summary', ...nothing },
  { kind: 'shuffled-email', ...nothing },
  { kind: 'opposite-summary', ...atMost(1 / 3, 'a third of the content'), reached: 0.6 },
  { kind: 'half-opposite-summary', ...atMost(0.75, 'three quarters of the content'), reached: 0.15 },
  { kind: 'one-point-summary', ...atMost(0.5, 'half of the content') },
  { kind: 'pasted-key-points', ...atMost(0.25, 'a quarter of the content') },
  { kind: 'one-of-three', ...atMost(1 / 3, '1 of 3 for content'), reached: 0.5 },
  {
    kind: 'two-of-three',
    must: '1 to 2 of 3 for content',
    holds: ({ content }) => content >= 0.32 && content <= 0.672,
    reached: 0.5,
  },
  { kind: 'rude-email', must: 'no point for conventions', holds: ({ share }) => share('conventions') === 0 },
  { kind: 'many-errors-summary', ...fullOfErrors('grammar', 0.25), reached: 0.5 },
  { kind: 'many-errors-essay', ...fullOfErrors('structure', 0.5), reached: 0.7 },
  { kind: 'many-errors-email', ...fullOfErrors('organization', 0.5), reached: 0.15 },
  { kind: 'honest-summary', ...keeps },
  { kind: 'honest-essay', ...keeps },
  { kind: 'honest-email', ...keeps },
];
const spoken: readonly Kind[] = [
  { kind: 'spoken-off-topic', ...atMost(0.15, '15 % of the content') },
  { kind: 'spoken-template', ...atMost(0.2, 'a fifth of the content') },
  { kind: 'spoken-read-aloud', ...atMost(0.25, 'a quarter of the content') },
  { kind: 'spoken-repeated', ...atMost(1 / 3, 'a third of the content') },
  { kind: 'spoken-key-words', ...atMost(0.25, 'a quarter of the content') },
  { kind: 'spoken-opposite', ...atMost(0.5, 'half of the content') },
  { kind: 'spoken-other-language', ...atMost(0, 'no content') },
  { kind: 'spoken-honest', ...keeps },
];
const kinds = { written, spoken } as const;

/** Of so many of a kind it must hold, rounded down: raters too differ on one in ten. */
const enough = 0.9;

/** What the scorers make of answers that are none, or of another kind than they seem, and of honest ones. */
export function judgeAnswers(how: keyof typeof kinds, half: Half): Verdict[] {
  const scoreOf = answerScorer();
  const before = Before.parse(readCases('answers', half, 'before'));
  return kinds[how].map(({ kind, must, holds, reached = enough }) => {
    const answers = z.array(Answer).parse(readCases('answers', half, kind));
    const seen = answers.map(({ id, text }, at) => {
      const marks = marksOf(scoreOf(id, text), before[half]?.[kind]?.[at]);
      return { id, marks, isRight: holds(marks) };
    });
    const right = seen.filter(({ isRight }) => isRight).length;
    const others = seen.filter(({ isRight }) => !isRight).map(({ id, marks }) => `${id} ${told(marks)}`);
    return {
      area: `${how} answers, ${half}`,
      name: kind,
      must: `${must}, of ${100 * reached} % of them`,
      saw: `${right} of ${seen.length}${others.length === 0 ? '' : `; not: ${others.join(', ')}`}`,
      holds: right >= Math.floor(reached * seen.length),
    };
  });
}

function marksOf({ traits, points, max }: Score, before: number | undefined): Marks {
  const content = traits.find(({ id }) => id === 'content' || id === 'appropriacy');
  const share = (trait: string): number => {
    const one = traits.find(({ id }) => id === trait);
    return one === undefined ? 0 : one.points / one.max;
  };
  return {
    content: content === undefined ? 0 : content.points / content.max,
    points: content?.points ?? 0,
    total: points === null ? (content?.points ?? 0) : points / max,
    share,
    before,
  };
}

const told = ({ content, before, points }: Marks): string =>
  before === undefined ? `${Math.round(100 * content)} %` : `${points} for ${before}`;
