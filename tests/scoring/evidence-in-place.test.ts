import { describe, expect, it } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import type { ScoreEvidence } from '#contract/entities/answer.ts';
import type { TextSpan } from '#contract/entities/text-span.ts';
import { stemmedWords } from '#domain/words/content-words.ts';
import { questionOf } from '#domain/tasks/rules-of.ts';
import { freeSpeechScore } from '#engines/assessment/assess-free-speech.ts';
import { assessWriting } from '#engines/assessment/assess-writing.ts';
import { readDictionary } from '#engines/speech/dictionary/pronouncing-dictionary.ts';
import { questionTopic } from '#engines/writing/score-writing.ts';
import { spokenOf } from '#tests/support/spoken-of.ts';
import { loadWritingEngine } from '#tools/score-writing/load-engine.ts';

/*
 * No evidence that is not there: whatever a result calls "found" stands in the answer, in whole words, and is of what it is said to
 * support. Over the bank's own answers, and what is made of them.
 */
const tasks = ['SWT', 'SST', 'WE', 'WEM', 'DI', 'RL', 'SGD', 'RTS'] as const;
const perTask = 4;
const engine = { writing: loadWritingEngine(), dictionary: readDictionary('') };

const asked = loadBank().items.flatMap((item) => {
  const question = questionOf(item);
  if (question === null || question.engine === 'reading' || question.taskType === 'ASQ') return [];
  const [pteType] = item.exams;
  const topic = questionTopic(engine.writing, question.prompt, question.keyPoints);
  return pteType === undefined ? [] : [{ id: item.id, taskType: item.taskType, pteType, question, topic }];
});
type Asked = (typeof asked)[number];
const modelOf = ({ question }: Asked): string => question.modelAnswers[0] ?? '';

/** Texts that learners might hand in, made of a model answer. `other`: that of the next question of the task. */
const variants = {
  own: (own: string) => own,
  other: (_own: string, other: string) => other,
  thin: (own: string) => without(own, 3),
  half: (own: string) => without(own, 2),
  empty: () => '',
  repeated: (own: string) => `${own} ${own}`,
  denied: (own: string) => own.replaceAll(/(?<=[.!?] |^)(?=\S)/gu, 'It is not true that '),
  shouted: (own: string) => own.toUpperCase(),
} as const;
type Variant = keyof typeof variants;

const without = (text: string, each: number): string =>
  text
    .split(' ')
    .filter((_, at) => at % each !== 1)
    .join(' ');

interface Piece extends TextSpan {
  readonly text: string;
  /** All words of what it is said to support, a key point with its terms; `null` for the act of a reply and the part of an email. */
  readonly of: string | null;
  readonly isFound: boolean;
}

function piecesIn(evidence: ScoreEvidence | undefined, { question }: Asked, written: string): Piece[] {
  const isSpoken = evidence?.kind === 'recording';
  const content = isSpoken ? evidence.speech : evidence?.kind === 'writing' ? evidence : undefined;
  const text = isSpoken ? (evidence.speech?.transcript ?? '') : written;
  const points = (content?.keyPoints ?? []).flatMap(({ point, found, coverage, isBySound }) => {
    const terms = question.keyPoints.find((one) => one.point === point)?.terms ?? [];
    const isFound = coverage >= 1 && isBySound !== true;
    return found === null ? [] : [{ ...found, text, of: [point, ...terms].join(' '), isFound }];
  });
  const acts = (isSpoken ? (evidence.speech?.reply?.acts ?? []) : []).flatMap(({ found }) =>
    found === null ? [] : [{ ...found, text, of: null, isFound: true }],
  );
  const { places = {} } = (evidence?.kind === 'writing' ? evidence.conventions : undefined) ?? {};
  const parts = Object.values(places).flatMap((place) =>
    place === undefined ? [] : [{ ...place, text, of: null, isFound: false }],
  );
  return [...points, ...acts, ...parts];
}

const answers = tasks.flatMap((task) => {
  const all = asked.filter(({ taskType }) => taskType === task);
  return all.slice(0, perTask).flatMap((one, at) =>
    (Object.keys(variants) as Variant[]).map((variant) => {
      const text = variants[variant](modelOf(one), modelOf(all[at + 1] ?? one));
      const { pteType, question } = one;
      const others = all.filter((each) => each !== one).map(({ topic }) => topic);
      const score =
        question.engine === 'writing'
          ? assessWriting(engine.writing, { item: question, text, pteType, others })
          : freeSpeechScore(engine, { item: question, signal: null, pteType, others }, spokenOf(text));
      return { task, variant, pieces: piecesIn(score?.evidence, one, text) };
    }),
  );
});
const piecesOf = (variant: Variant) =>
  answers.filter((one) => one.variant === variant).flatMap(({ pieces }) => pieces);
const all = answers.flatMap(({ pieces }) => pieces);
const wordsOf = ({ text, start, end }: Piece): string => text.slice(start, end);

describe(`in ${answers.length} answers, each piece of evidence`, () => {
  it('is there to be looked at', () => {
    expect(answers.length).toBeGreaterThanOrEqual(200);
    expect(piecesOf('own').filter(({ isFound }) => isFound).length).toBeGreaterThan(150);
    expect(piecesOf('own').filter(({ of }) => of === null).length).toBeGreaterThanOrEqual(8);
  });

  it('lies inside the answer, in whole words', () => {
    const inWord = /[\p{L}\p{N}]/u;
    const wrong = all.filter(
      ({ text, start, end }) =>
        start >= end ||
        end > text.length ||
        !inWord.test(text.slice(start, start + 1)) ||
        (inWord.test(text.slice(end - 1, end)) && inWord.test(text.slice(end, end + 1))) ||
        inWord.test(text.slice(Math.max(0, start - 1), start)),
    );
    expect(wrong.map(wordsOf)).toEqual([]);
  });

  it('that is called found has a word of its key point, or a form of one', () => {
    const wrong = all.filter((piece) => {
      if (!piece.isFound || piece.of === null) return false;
      const own = new Set(stemmedWords(piece.of).map(({ stem }) => stem));
      return !stemmedWords(wordsOf(piece)).some(({ stem }) => own.has(stem)) && !/\d/u.test(wordsOf(piece));
    });
    expect(wrong.map((piece) => `${wordsOf(piece)} for ${piece.of}`)).toEqual([]);
  });

  it('is not in an answer to another question, nor in an empty one', () => {
    expect(piecesOf('empty')).toEqual([]);
    const found = piecesOf('other').filter(({ isFound }) => isFound);
    expect(found.map((piece) => `${wordsOf(piece)} for ${piece.of}`)).toEqual([]);
  });
});
