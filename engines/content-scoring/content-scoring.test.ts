import { describe, expect, it, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { readWritingData } from '#server/scoring/read-writing-data.ts';
import { copiedFrom } from './copied.ts';
import { repetitionShare } from './guards.ts';
import { coverKeyPoints } from './key-points.ts';
import { stem } from '#domain/words/stem.ts';
import { templateIn } from './template.ts';
import { questionText, relevanceOf, topicOf } from './topic.ts';
import { readWordVectors } from './word-vectors.ts';

const vectors = readWordVectors(readWritingData('vectors.bin').bytes);
const cover = (answer: string, ...terms: string[]) =>
  coverKeyPoints(answer, [{ point: 'p', terms }], vectors)[0];

describe('word vectors', () => {
  test.each([
    ['car', 'vehicle'],
    ['job', 'employment'],
    ['money', 'funds'],
    ['begin', 'start'],
  ])('%s is near %s', (a, b) => expect(vectors.nearness(a, b)).toBeGreaterThan(0.45));
  test.each([
    ['increase', 'decrease'],
    ['hot', 'cold'],
    ['cup', 'cloud'],
    ['tax', 'banana'],
  ])('%s is not near %s', (a, b) => expect(vectors.nearness(a, b)).toBeLessThan(0.2));
  test.each(['monday', 'june', 'five', 'twenty', 'third', 'london', '7', 'constructor', '__proto__'])(
    '%s has no vector',
    (word) => expect(vectors.vector(word)).toBeUndefined(),
  );
});

it('what every email task asks for is no topic', () => {
  expect(questionText('Write an email to Sam. Suggest what to see.')).not.toMatch(/write|email|suggest/iu);
  expect(questionText('Why do people write diaries?')).toBe('Why do people write diaries?');
});

describe('stems', () => {
  test.each([
    ['pollution', 'polluted'],
    ['colour', 'color'],
    ['children', 'child'],
    ['5', 'five'],
    ['cities', 'city'],
    ['running', 'run'],
    ['organisation', 'organize'],
  ])('%s and %s are one', (a, b) => expect(stem(a)).toBe(stem(b)));
  test.each([
    ['increase', 'decrease'],
    ['university', 'universe'],
    ['five', 'six'],
  ])('%s and %s are two', (a, b) => expect(stem(a)).not.toBe(stem(b)));
});

describe('key points', () => {
  it('finds a phrase in another form and shows where', () => {
    const answer = 'Many cities were polluted by old cars.';
    const found = cover(answer, 'pollution', 'smog');
    expect(found).toMatchObject({ coverage: 1, kind: 'found' });
    expect(answer.slice(found?.found?.start, found?.found?.end)).toBe('polluted');
  });

  it('counts a near word in part, and never a number, a day or an opposite', () => {
    const near = cover('They bought a new vehicle last year.', 'car');
    expect(near?.kind).toBe('near');
    expect(near?.coverage).toBeLessThanOrEqual(0.8);
    expect(cover('They decreased it again.', 'increase')?.coverage).toBe(0);
    expect(cover('They met on Tuesday.', 'Monday')?.coverage).toBe(0);
    expect(cover('There were six.', 'seven')?.coverage).toBe(0);
  });

  it('wants the words of a phrase near each other', () => {
    expect(cover('They pay with public and private money.', 'public money')?.coverage).toBe(1);
    expect(
      coverKeyPoints('Money is short. The town has a big and old building that is public.', [
        { point: 'p', terms: ['public money'] },
      ])[0]?.coverage,
    ).toBe(0);
  });
});

describe('relevance', () => {
  const essays = loadBank().items.filter((item) => item.taskType === 'WE');
  const tools = { vectors, logRank: () => 8, isVerb: () => false };
  const topics = essays.map(({ prompt, keyPoints }) =>
    topicOf([prompt, ...keyPoints.flatMap(({ terms }) => terms)].join(' '), tools),
  );
  const share = (answer: string, question: number): number => {
    const own = topics[question];
    return own === undefined
      ? 0
      : relevanceOf(
          topicOf(answer, tools),
          own,
          topics.filter((topic) => topic !== own),
        ).share;
  };

  it('puts every model answer of the bank nearest to its own question', () => {
    essays.forEach(({ modelAnswers }, i) => {
      for (const answer of modelAnswers) {
        const shares = essays.map((_, question) => share(answer, question));
        expect(Math.max(...shares)).toBe(shares[i]);
      }
    });
  });

  it('tells own questions from others: at least 97 of 100 pairs are in order', () => {
    const own: number[] = [];
    const other: number[] = [];
    essays.forEach(({ modelAnswers }, i) =>
      modelAnswers.forEach((answer) =>
        topics.forEach((_, question) => (question === i ? own : other).push(share(answer, question))),
      ),
    );
    const pairs = own.flatMap((a) => other.map((b) => (a > b ? 1 : 0)));
    expect(pairs.reduce<number>((sum, one) => sum + one, 0) / pairs.length).toBeGreaterThan(0.97);
  });
});

describe('what is not the learner\u2019s own', () => {
  it('finds copied stretches with their places', () => {
    const source = 'Some people say that public libraries are no longer necessary today.';
    const answer = 'I think public libraries are no longer necessary today, but I like them.';
    const { share, spans } = copiedFrom(answer, source);
    expect(share).toBeGreaterThan(0.3);
    expect(spans.map(({ start, end }) => answer.slice(start, end))).toEqual([
      'public libraries are no longer necessary today',
    ]);
    expect(copiedFrom('Own words.', source)).toEqual({ share: 0, spans: [] });
  });

  it('finds ready-made phrases and leaves plain ones', () => {
    const text =
      'In this contemporary era, it is an irrefutable fact that cars are fast. Every coin has two sides.';
    expect(templateIn(text, 18).share).toBeGreaterThan(0.5);
    expect(
      templateIn(
        'The merits and demerits of it will be discussed in the forthcoming paragraphs with relevant examples.',
        15,
      ).share,
    ).toBeGreaterThan(0.4);
    expect(templateIn('Cars are fast, and in my town they are cheap as well.', 12).share).toBe(0);
  });

  it('sees repetition', () => {
    expect(repetitionShare('Libraries are good for us. '.repeat(10))).toBeGreaterThan(0.8);
    expect(repetitionShare('One two three four five six seven eight nine ten eleven twelve thirteen.')).toBe(
      0,
    );
  });
});
