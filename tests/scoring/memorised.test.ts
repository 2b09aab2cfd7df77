import { expect, it } from 'vitest';
import { templateIn } from '#engines/content-scoring/template.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { readRatedEssays } from '#tools/writing-weights/rated-essays.ts';
import { readSkeletons } from './trust/held-out-texts.ts';
import { writtenQuestions } from './trust/writing-program.ts';

const shareOf = (text: string): number => templateIn(text, wordTokens(text).length).share;

it('a memorised essay is ready-made, whatever stands in its slot', () => {
  const shares = readSkeletons().flatMap((skeleton) =>
    ['museums and galleries', 'learning a language', 'tests on animals'].map((slot) =>
      shareOf(skeleton.replaceAll('SLOT', slot)),
    ),
  );
  expect(shares.filter((share) => share > 0.6).length).toBeGreaterThanOrEqual(0.95 * shares.length);
});

it('honest essays, weak or good, and emails are not', () => {
  const rated = [...readRatedEssays('fit'), ...readRatedEssays('held-out')].map(({ text }) => text);
  const models = (['WE', 'WEM'] as const).flatMap((task) =>
    writtenQuestions(task).flatMap(({ modelAnswers }) => modelAnswers),
  );
  expect(rated.length + models.length).toBeGreaterThan(140);
  expect([...rated, ...models].filter((text) => shareOf(text) > 0.2)).toEqual([]);
});
