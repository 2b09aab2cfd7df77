import { expect, it } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import { freeSpeechScore } from '#engines/assessment/assess-free-speech.ts';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { spokenOf } from '#tests/support/spoken-of.ts';
import { loadWritingEngine } from '#tools/score-writing/load-engine.ts';
import { judgePictures } from './trust/picture-cases.ts';

it('wrong facts of a picture cost content, right ones in any wording do not', { timeout: 120_000 }, () => {
  const verdicts = judgePictures('development');
  expect(verdicts).toHaveLength(11);
  expect(verdicts.filter(({ holds }) => !holds)).toEqual([]);
});

it('a key point that is said wrongly is not found, and says why', () => {
  const item = loadBank().items.find(({ id }) => id === 3003);
  const question = item && questionOf(item);
  if (question?.engine !== 'free-speech') throw new Error('no question');
  const answer = { item: question, signal: null, pteType: 'ACADEMIC', others: [] } as const;
  const engine = { writing: loadWritingEngine(), dictionary: readDictionary('') };
  const speechOf = (said: string) => {
    const evidence = freeSpeechScore(engine, answer, spokenOf(said))?.evidence;
    return evidence?.kind === 'recording' ? evidence.speech : undefined;
  };
  const rent = (said: string) =>
    speechOf(said)?.keyPoints?.find(({ point }) => point.startsWith('Rent is the'));
  const before = 'The pie chart shows how one family spends its um monthly income. ';
  const wrong = 'Rent is the smallest part with two percent.';
  const start = before.length;
  const contradicted = {
    kind: 'opposite',
    said: 'smallest',
    about: 'Rent',
    shown: 'largest',
    found: { start, end: start + wrong.length },
  };
  expect(rent(before + wrong)).toMatchObject({ coverage: 0, found: null, contradicted });
  expect(speechOf(before + wrong)?.pictureFaults).toEqual([contradicted]);
  expect(rent(`${before}Rent is the largest part with 35 percent.`)).toMatchObject({ coverage: 1 });
  // What is put right afterwards counts.
  expect(rent(`${before + wrong} Rent takes thirty-five percent.`)).toMatchObject({ coverage: 1 });
});
