import { describe, expect, it } from 'vitest';
import type { SaidWord } from './decode-reading.ts';
import { adjustFluency, fluencyFacts } from './fluency.ts';
import { findRestarts, judgeWords } from './judge-words.ts';
import { chunk } from './pronounce.ts';
import { refusalReason } from './refusal.ts';

const said = (word: number, from: number, to: number, probability = 0.9): SaidWord => ({
  word,
  from,
  to,
  phones: 3,
  stretch: 0,
  probability,
  isAccepted: probability >= 0.2,
});
const types = (count: number, path: Parameters<typeof judgeWords>[1]): string =>
  judgeWords(count, path)
    .map((one) => (one.type === 'EXTRA' ? 'EXTRA' : `${one.word}:${one.type}`))
    .join(' ');

describe('words of a reading', () => {
  it('are correct when they were said', () => {
    expect(types(2, { said: [said(0, 0, 20), said(1, 20, 40)], extra: [] })).toBe('0:CORRECT 1:CORRECT');
  });

  it('are missed when nothing stands in their place', () => {
    expect(types(3, { said: [said(0, 0, 20), said(2, 20, 40)], extra: [] })).toBe(
      '0:CORRECT 1:MISSED 2:CORRECT',
    );
  });

  it('are replaced when other speech stands in their place, or when the verifier doubts them', () => {
    const between = { from: 20, to: 50 };
    expect(types(3, { said: [said(0, 0, 20), said(2, 50, 70)], extra: [between] })).toBe(
      '0:CORRECT 1:REPLACED 2:CORRECT',
    );
    expect(types(1, { said: [said(0, 0, 20, 0.1)], extra: [] })).toBe('0:REPLACED');
  });

  it('have extra speech between and after them', () => {
    const path = {
      said: [said(0, 0, 20), said(1, 60, 80)],
      extra: [
        { from: 25, to: 55 },
        { from: 90, to: 120 },
      ],
    };
    expect(types(2, path)).toBe('0:CORRECT EXTRA 1:CORRECT EXTRA');
  });

  it('are taken from their best reading when they were said again', () => {
    const path = { said: [said(0, 0, 20, 0.1), said(0, 30, 50), said(1, 50, 70)], extra: [] };
    expect(judgeWords(2, path)[0]).toEqual({ type: 'CORRECT', word: 0, from: 30, to: 50 });
    expect(findRestarts(path)).toEqual([30]);
  });

  it('are all missed when nothing was heard', () => {
    expect(types(2, { said: [], extra: [] })).toBe('0:MISSED 1:MISSED');
  });
});

describe('fluency facts', () => {
  const timed = (from: number, to: number) => ({ ...said(0, from, to), syllables: 2 });

  it('count pauses from 0.3 s on and long ones from 1 s on', () => {
    const facts = fluencyFacts([timed(0, 50), timed(79, 120), timed(150, 200), timed(300, 350)], 1);
    expect(facts.pauses).toEqual([
      { start: 1.2, dur: 0.3 },
      { start: 2, dur: 1 },
    ]);
    expect(facts).toMatchObject({ longPauses: 1, restarts: 1, overFast: false });
  });

  it('notice speech that is too quick and a rush at the end', () => {
    const quick = Array.from({ length: 12 }, (_, i) => timed(i * 20, i * 20 + 20));
    expect(fluencyFacts(quick, 0).overFast).toBe(true);
    const rushed = Array.from({ length: 12 }, (_, i) =>
      i < 9 ? timed(i * 50, i * 50 + 50) : timed(450 + (i - 9) * 30, 480 + (i - 9) * 30),
    );
    expect(fluencyFacts(rushed, 0)).toMatchObject({ finalRush: true, overFast: false });
  });

  it('lower the estimate for restarts and over-fast speech, never below 0', () => {
    const calm = {
      wordsPerMinute: 150,
      articulationRate: 4,
      pauses: [],
      longPauses: 0,
      pausedShare: 0,
      restarts: 0,
      finalRush: false,
      overFast: false,
    };
    expect(adjustFluency(8, calm)).toBe(8);
    expect(adjustFluency(8, { ...calm, restarts: 2 })).toBeCloseTo(7.2);
    expect(adjustFluency(8, { ...calm, articulationRate: 8.5 })).toBeCloseTo(5);
    expect(adjustFluency(1, { ...calm, articulationRate: 12, restarts: 9 })).toBe(0);
  });

  it('leave one point or none for more than one long pause, and for words one by one', () => {
    const of = (pauses: readonly number[], pausedShare = 0, wordsPerMinute = 150): number => {
      const places = pauses.map((dur, i) => ({ start: 10 * i, dur }));
      const rest = {
        articulationRate: 4,
        longPauses: pauses.length,
        restarts: 0,
        finalRush: false,
        overFast: false,
      };
      return adjustFluency(9.5, { ...rest, wordsPerMinute, pauses: places, pausedShare });
    };
    expect([of([]), of([0.9, 1, 1.1])]).toEqual([9.5, 9.5]);
    expect(of([2.5])).toBe(5);
    expect(of([2.5, 2.5])).toBe(3);
    expect(of([2.5, 2.5, 2.5])).toBe(1.5);
    expect(of(Array.from({ length: 9 }, () => 2.5))).toBe(0.5);
    expect(of([1.5])).toBeGreaterThan(of([1.5, 1.5]));
    expect([of([], 0.2), of([], 0.5), of([], 1)]).toEqual([9.5, 6, 1.5]);
    expect(of([], 0, 250)).toBeLessThan(9.5);
  });

  it('are defined when nothing was said', () => {
    expect(fluencyFacts([], 0)).toMatchObject({ wordsPerMinute: 0, articulationRate: 0, pauses: [] });
  });
});

it('a long reading is cut into pieces of about equal length', () => {
  const lengths = (count: number): number[] =>
    chunk(Array.from({ length: count }), 8).map((piece) => piece.length);
  expect(lengths(5)).toEqual([5]);
  expect(lengths(11)).toEqual([11]);
  expect(lengths(12)).toEqual([6, 6]);
  expect(lengths(60)).toEqual([8, 7, 8, 7, 8, 7, 8, 7]);
});

describe('refusal', () => {
  const short = { wordCount: 8, stretchCount: 8 };
  const long = { wordCount: 50, stretchCount: 50 };
  const allOver = (evidence: { match: number; coverage: number; accuracy: number; extraShare: number }) => ({
    ...evidence,
    inStretch: { match: evidence.match, coverage: evidence.coverage },
  });
  it('keeps a weak reader of the right text', () => {
    const weak = allOver({ match: 0.4, coverage: 0.6, accuracy: 4.5, extraShare: 0.1 });
    expect(refusalReason({ ...weak, ...short })).toBeUndefined();
    expect(refusalReason({ ...weak, ...long })).toBeUndefined();
  });
  it('keeps a good reader of half of the text', () => {
    const good = allOver({ match: 0.45, coverage: 0.5, accuracy: 8, extraShare: 0 });
    expect(refusalReason({ ...good, ...short })).toBeUndefined();
  });
  it('keeps a reader who stopped after five words of fifty', () => {
    const stopped = {
      match: 0.09,
      coverage: 0.1,
      inStretch: { match: 0.9, coverage: 1 },
      accuracy: 9,
      extraShare: 0,
    };
    expect(refusalReason({ ...stopped, wordCount: 50, stretchCount: 5 })).toBeUndefined();
    // Two words fit any sound.
    expect(refusalReason({ ...stopped, wordCount: 50, stretchCount: 2 })).toBe('other-text');
  });
  it('refuses another text, of which a few words in a row fit', () => {
    const other = {
      match: 0.16,
      coverage: 0.22,
      inStretch: { match: 0.73, coverage: 1 },
      accuracy: 6,
      extraShare: 0.75,
    };
    expect(refusalReason({ ...other, wordCount: 50, stretchCount: 11 })).toBe('other-text');
  });
  it('refuses another text', () => {
    const other = allOver({ match: 0.2, coverage: 0.5, accuracy: 6, extraShare: 0.3 });
    expect(refusalReason({ ...other, ...short })).toBe('other-text');
  });
  it('keeps a short reading of which little was matched when the sound prefers the order of the text', () => {
    const accented = allOver({ match: 0.22, coverage: 0.5, accuracy: 6.5, extraShare: 0.2 });
    expect(refusalReason({ ...accented, ...short })).toBe('other-text');
    expect(refusalReason({ ...accented, ...short, orderLead: 12 })).toBeUndefined();
  });
  it('refuses a short text that matches by chance when another order of its words fits as well', () => {
    const chance = allOver({ match: 0.4, coverage: 0.6, accuracy: 6.5, extraShare: 0.1 });
    expect(refusalReason({ ...chance, ...short })).toBeUndefined();
    expect(refusalReason({ ...chance, ...short, orderLead: -2 })).toBe('other-text');
    // Four words are too few to be that strict.
    expect(refusalReason({ ...chance, wordCount: 4, stretchCount: 4, orderLead: -2 })).toBeUndefined();
  });
  it('keeps half of a short text, which no order of all its words fits', () => {
    const half = {
      match: 0.45,
      coverage: 0.5,
      inStretch: { match: 0.9, coverage: 1 },
      accuracy: 9,
      extraShare: 0,
    };
    expect(refusalReason({ ...half, wordCount: 10, stretchCount: 5, orderLead: -20 })).toBeUndefined();
  });
  it('refuses music that fits words here and there in a long text', () => {
    const played = allOver({ match: 0.29, coverage: 0.44, accuracy: 5.9, extraShare: 0 });
    expect(refusalReason({ ...played, ...long })).toBe('other-text');
    expect(refusalReason({ ...played, ...short })).toBeUndefined();
  });
});
