import { expect, it } from 'vitest';
import { chooseWords } from './choose-words.ts';
import {
  beginDictation,
  canGoOn,
  canSubmit,
  isTyped,
  stepDictation,
  type DictationSession,
  type DictationStep,
} from './dictation-session.ts';

const run = (session: DictationSession, ...steps: DictationStep[]) => steps.reduce(stepDictation, session);
const begin = () => beginDictation(['tide', 'oak'], 1_000);
const heard = [{ kind: 'countdown-over' }, { kind: 'heard' }] as const;

it('begins at the first word with three seconds of countdown and the American accent', () => {
  expect(begin()).toMatchObject({ index: 0, accent: 'US', phase: { kind: 'countdown', until: 4_000 } });
});

it('rests Next during the countdown, while a word plays, and at the last word', () => {
  expect(canGoOn(begin())).toBe(false);
  expect(canGoOn(run(begin(), { kind: 'countdown-over' }))).toBe(false);
  const first = run(begin(), ...heard);
  expect(canGoOn(first)).toBe(true);
  expect(canGoOn(run(first, { kind: 'hear-again' }))).toBe(false);
  const last = run(first, { kind: 'next' }, { kind: 'heard' });
  expect(last.index).toBe(1);
  expect(canGoOn(last)).toBe(false);
  expect(run(last, { kind: 'next' })).toBe(last);
});

it('takes Submit only after the last word was reached and heard', () => {
  const first = run(begin(), ...heard);
  expect(canSubmit(first)).toBe(false);
  const last = run(first, { kind: 'next' });
  expect(canSubmit(last)).toBe(false);
  expect(canSubmit(run(last, { kind: 'heard' }))).toBe(true);
  expect(canSubmit(beginDictation([], 0))).toBe(false);
});

it('begins each word with an empty field, and keeps what was typed', () => {
  const last = run(begin(), ...heard, { kind: 'type', text: 'tied' }, { kind: 'next' });
  expect(last.answers).toEqual(['tied', '']);
  expect(isTyped(run(last, { kind: 'type', text: ' oak ' }))).toBe(true);
  expect(isTyped(run(last, { kind: 'type', text: 'oka' }))).toBe(false);
});

it('cannot be heard over the countdown', () => {
  expect(run(begin(), { kind: 'hear-again' }).phase.kind).toBe('countdown');
});

it('takes the words that were practised least, ten at most', () => {
  const book = Array.from({ length: 15 }, (_, index) => ({
    word: `w${index}`,
    practiceCount: index < 10 ? 0 : 3,
  }));
  const chosen = chooseWords(book, () => 0.5);
  expect(chosen).toHaveLength(10);
  expect([...chosen].sort()).toEqual(
    book
      .slice(0, 10)
      .map(({ word }) => word)
      .sort(),
  );
  expect(chooseWords([], () => 0)).toEqual([]);
});
