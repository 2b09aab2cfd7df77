import { describe, expect, it, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { Score } from '#contract/entities/answer.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';
import { loadTopics, loadWritingEngine } from '#tools/score-writing/load-engine.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { assessWriting } from './assess-writing.ts';
import { pointsRange } from '#domain/estimates/points-range.ts';

const engine = loadWritingEngine();
const topics = loadTopics(engine);
const essays = loadBank().items.filter((item) => item.taskType === 'WE');
const [item] = essays;
if (item === undefined) throw new Error('the bank has no essay');
const others = topics.filter(({ prompt }) => prompt !== item.prompt).map(({ topic }) => topic);
const assess = (text: string): Score => {
  const score = assessWriting(engine, { item, text, pteType: 'ACADEMIC', others });
  if (score === undefined) throw new Error('no such task');
  return score;
};
const evidenceOf = (score: Score) => {
  if (score.evidence.kind !== 'writing') throw new Error('not a written answer');
  return score.evidence;
};
const model = item.modelAnswers[0] ?? '';

describe('the score of an essay', () => {
  it('has every trait, the evidence, and is the same each time', () => {
    const score = assess(model);
    expect(score).toEqual(assess(model));
    expect(Score.parse(score)).toEqual(score);
    expect(score.traits.map(({ id }) => id)).toEqual([
      'content',
      'form',
      'structure',
      'grammar',
      'linguisticRange',
      'vocabulary',
      'spelling',
    ]);
    expect(score.points).toBeGreaterThan(18);
    expect(isAssessed(score)).toBe(true);
    expect(evidenceOf(score).keyPoints).toHaveLength(item.keyPoints.length);
    expect(evidenceOf(score).closedBy).toBeNull();
  });

  it('is a range round its points, within its maximum', () => {
    const score = assess(model);
    const range = pointsRange(score);
    expect(range).toMatchObject({ isExact: false, max: 26 });
    expect(range?.low).toBeLessThanOrEqual(score.points ?? 0);
    expect(range?.high).toBeGreaterThanOrEqual(score.points ?? 99);
    expect(range?.high).toBeLessThanOrEqual(26);
  });

  it('names each finding at its place, with what to write instead', () => {
    const text = `${model} The goverment should helps them.`;
    const { words } = evidenceOf(assess(text));
    const spelling = words?.find(({ type }) => type === 'MISSPELLED');
    expect(spelling).toMatchObject({ word: 'goverment', suggestion: 'government' });
    expect(text.slice(spelling?.start, spelling?.end)).toBe('goverment');
    const grammar = words?.find(({ type }) => type === 'GRAMMATICAL');
    expect(grammar?.grammarErrors?.[0]?.detail).toBe(grammar?.explanation);
  });

  it('is exactly nothing when its form closes the gate, and still says what was found', () => {
    const score = assess('The goverment is good.');
    expect(score).toMatchObject({ points: 0 });
    expect(pointsRange(score)).toEqual({ low: 0, high: 0, max: 26, isExact: true });
    expect(evidenceOf(score)).toMatchObject({ closedBy: 'form', summary: { spellingErrors: 1 } });
  });

  it('agrees with the exact part that was known at once', () => {
    const exact = scoreAnswer({ item, value: { kind: 'write', text: model }, pteType: 'ACADEMIC' });
    if (exact.kind !== 'scored') throw new Error('not scored');
    expect(isAssessed(exact.score)).toBe(false);
    expect(assess(model).traits).toContainEqual(exact.score.traits[0]);
    expect(assess(model).max).toBe(exact.score.max);
  });

  it('is not there in an exam without the task', () => {
    expect(assessWriting(engine, { item, text: model, pteType: 'CORE', others })).toBeUndefined();
  });
});

const words = (word: string, count: number): string => Array.from({ length: count }, () => word).join(' ');
describe('a text that is no essay', () => {
  test.each([
    ['nothing', ''],
    ['one word', 'library'],
    ['20,000 words', words('The quick brown fox jumps over lazy dogs.', 2_500)],
    [
      '20,000 different misspellings',
      Array.from({ length: 8_000 }, (_, i) => `wrd${i.toString(36)}q`).join(' '),
    ],
    ['one unbroken line of letters', 'a'.repeat(60_000)],
    ['one line without a full stop', words('people like to read books and', 2_000).slice(0, 60_000)],
    ['only punctuation', '.,;:!? — … () "" \'\' '.repeat(500)],
    ['all capitals', model.toUpperCase()],
    ['emoji', words('📚👩‍👩‍👧‍👦 🇬🇧 is good 👍🏽.', 60)],
    ['a right-to-left script', words('المكتبات مهمة جدا للناس.', 60)],
    ['curly quotes', model.replaceAll("'", '’').replaceAll('"', '”')],
    ['HTML', `<p>${model}</p><script>alert(1)</script>`],
    ['zero-width characters', model.replaceAll(' ', '\u200B \u200D\uFEFF')],
    ['names of object members', words('constructor __proto__ toString hasOwnProperty valueOf.', 60)],
    ['half of an emoji', `${model} \uD83D`],
    ['control characters', `\u0000\u0008${model}\u202E`],
  ])('%s gets a score that the contract accepts', (_, text) => {
    const score = assess(text);
    expect(Score.parse(score)).toEqual(score);
    expect(score.points ?? -1).toBeGreaterThanOrEqual(0);
    expect(score.points).toBeLessThanOrEqual(26);
    for (const { start, end, word } of evidenceOf(score).words ?? [])
      expect(text.slice(start, end)).toBe(word);
  });

  test.each([
    ['one word', 'library', 'form'],
    ['all capitals', model.toUpperCase(), 'form'],
    [
      'names of object members',
      words('constructor __proto__ toString hasOwnProperty valueOf.', 48),
      'content',
    ],
  ])('%s is worth nothing, and says which gate closed', (_, text, closedBy) => {
    expect(assess(text).points).toBe(0);
    expect(evidenceOf(assess(text)).closedBy).toBe(closedBy);
  });

  it('with curly quotes or zero-width characters gets what it would get without', () => {
    expect(assess(model.replaceAll("'", '’')).points).toBe(assess(model).points);
  });
});
