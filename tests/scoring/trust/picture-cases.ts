import type { ItemOf } from '#contract/items/bank-item.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import type { SpokenQuestion } from '#domain/tasks/engine-question.ts';
import { freeSpeechScore } from '#engines/assessment/assess-free-speech.ts';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { spokenOf } from '#tests/support/spoken-of.ts';
import { loadTopics, loadWritingEngine } from '#tools/score-writing/load-engine.ts';
import { picturesWithFigures } from './picture-halves.ts';
import { rightly, wrongly } from './picture-variants.ts';
import type { Verdict } from './trust-case.ts';

/** Content of 6 that right answers keep, and the most that wrong ones get, in the mean. Chosen on the development half. */
const kept = 0.98;
const mostWrong: Readonly<Record<string, number>> = {
  'every number is ninety': 3,
  'highest and lowest changed': 5,
  'rises and falls changed': 5.8,
  'every figure is another one of the picture': 5,
  'ninety, and both changed': 3,
};

/** Descriptions of the bank's pictures with figures, right and made wrong: what their content is worth. As text, as if every word had been understood. */
export function judgePictures(half: 'development' | 'heldOut'): Verdict[] {
  const engine = { writing: loadWritingEngine(), dictionary: readDictionary('') };
  const topics = loadTopics(engine.writing, 'DI');
  const content = (question: SpokenQuestion, said: string): number => {
    const others = topics.filter(({ prompt }) => prompt !== question.prompt).map(({ topic }) => topic);
    const answer = { item: question, signal: null, pteType: 'ACADEMIC', others } as const;
    const trait = freeSpeechScore(engine, answer, spokenOf(said))?.traits[0];
    if (trait?.id !== 'content') throw new Error('no content');
    return trait.points;
  };
  const pictures = picturesWithFigures()[half];
  const of = `${2 * pictures.length} model answers, ${half === 'heldOut' ? 'held out' : 'development'}`;
  const mean = (score: (item: ItemOf<'DI'>, answer: string) => number): number => {
    const all = pictures.flatMap((item) => item.modelAnswers.map((answer) => score(item, answer)));
    return all.reduce((sum, one) => sum + one, 0) / all.length;
  };
  const withPicture = (item: ItemOf<'DI'>, said: string) => content(questionFor(item), said);
  // The same engine that does not look at the picture.
  const blind = (item: ItemOf<'DI'>, said: string) => {
    const { prompt, modelAnswers, keyPoints } = questionFor(item);
    return content({ taskType: 'RL', prompt, modelAnswers, keyPoints }, said);
  };
  return [
    ...Object.entries(rightly).map(([name, vary]): Verdict => {
      const now = mean((item, answer) => withPicture(item, vary(answer, item)));
      const before = mean((item, answer) => blind(item, vary(answer, item)));
      return {
        area: 'pictures',
        name: `${name}: ${of}`,
        must: `${100 * kept} % of what they earn without a look at the picture`,
        saw: `${now.toFixed(2)} for ${before.toFixed(2)} of 6`,
        holds: now >= kept * before,
      };
    }),
    ...Object.entries(wrongly).map(([name, vary]): Verdict => {
      const now = mean((item, answer) => withPicture(item, vary(answer, item)));
      const before = mean((item, answer) => blind(item, vary(answer, item)));
      const most = mostWrong[name] ?? 0;
      return {
        area: 'pictures',
        name: `${name}: ${of}`,
        must: `at most ${most} of 6`,
        saw: `${now.toFixed(2)}, without a look at the picture ${before.toFixed(2)}`,
        holds: now <= most,
      };
    }),
  ];
}

function questionFor(item: ItemOf<'DI'>): SpokenQuestion {
  const question = questionOf(item);
  if (question?.engine !== 'free-speech') throw new Error('no question');
  return question;
}
