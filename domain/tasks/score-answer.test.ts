import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { AnswerValue, Score } from '#contract/entities/answer.ts';
import { bankTaskTypes, type BankItem, type BankTaskType } from '#contract/items/bank-item.ts';
import { pteTypes } from '#contract/exam.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { scoreAnswer } from './score-answer.ts';

const items = Object.fromEntries(
  bankTaskTypes.map((task, at) => [task, makeItem(task, (at + 1) * 1000 + 1)]),
) as Record<BankTaskType, BankItem>;
const signal = {
  durationMs: 9000,
  speechMs: 8000,
  leadingSilenceMs: 400,
  pauses: [],
  peakDbfs: -6,
  speechDbfs: -20,
  clippedShare: 0,
};
const recording = {
  sha256: 'a'.repeat(64),
  mimeType: 'audio/mpeg',
  sizeBytes: 1000,
  durationMs: 9000,
  signal,
};

const right: Record<BankTaskType, AnswerValue> = {
  RA: { kind: 'record', recording },
  RS: { kind: 'record', recording },
  DI: { kind: 'record', recording },
  RL: { kind: 'record', recording },
  ASQ: { kind: 'record', recording },
  SGD: { kind: 'record', recording },
  RTS: { kind: 'record', recording },
  SWT: { kind: 'write', text: 'Bees show each other the way to flowers by dancing.' },
  WE: { kind: 'write', text: `${'word '.repeat(200)}.` },
  WEM: { kind: 'write', text: `${'word '.repeat(60)}.` },
  FIB_RW: { kind: 'fill', gaps: ['dance', 'way', 'grow'] },
  MCM_R: { kind: 'choose', chosen: ['A', 'B'] },
  RO: { kind: 'arrange', order: ['p1', 'p2', 'p3', 'p4'] },
  FIB_R: { kind: 'fill', gaps: ['dance', 'way', 'grow'] },
  MCS_R: { kind: 'choose', chosen: ['b'] },
  SST: { kind: 'write', text: `${'word '.repeat(55)}.` },
  MCM_L: { kind: 'choose', chosen: ['B', 'A'] },
  FIB_L: { kind: 'fill', gaps: [' Dance', 'way', 'color'] },
  HCS: { kind: 'choose', chosen: ['B'] },
  MCS_L: { kind: 'choose', chosen: ['B'] },
  SMW: { kind: 'choose', chosen: ['B'] },
  HIW: { kind: 'highlight', words: [10, 1, 5] },
  WFD: { kind: 'type', text: 'please return all library books' },
};
const scored = (task: BankTaskType, value = right[task], pteType: 'ACADEMIC' | 'CORE' = 'ACADEMIC') => {
  const outcome = scoreAnswer({ item: items[task], value, pteType });
  if (outcome.kind !== 'scored') throw new Error(outcome.reason);
  return outcome.score;
};

describe('a scored answer', () => {
  test.each([
    ['FIB_RW', 3, ['reading']],
    ['MCM_R', 2, ['reading']],
    ['RO', 3, ['reading']],
    ['FIB_R', 3, ['reading']],
    ['MCS_R', 1, ['reading']],
    ['MCM_L', 2, ['listening']],
    ['FIB_L', 3, ['listening']],
    ['HCS', 1, ['listening', 'reading']],
    ['MCS_L', 1, ['listening']],
    ['SMW', 1, ['listening']],
    ['HIW', 3, ['listening', 'reading']],
    ['WFD', 5, ['listening', 'writing']],
  ] as const)('to %s gets full marks in each credited skill when it is right', (task, max, skills) => {
    const score = scored(task);
    expect(score).toMatchObject({ points: max, max, rubric: 'academic@2025-08-07', scorer: 'objective@1' });
    expect(score.traits).toEqual([
      expect.objectContaining({ certainty: 'exact', points: max, low: max, high: max, max }),
    ]);
    expect(score.skills).toEqual(skills.map((skill) => ({ skill, points: max, max })));
  });

  test.each([
    // A wrong choice or mark takes a point away, but never below 0.
    ['MCM_R', { kind: 'choose', chosen: ['A', 'C'] }, 0],
    ['MCM_R', { kind: 'choose', chosen: ['A', 'B', 'C'] }, 1],
    ['MCM_L', { kind: 'choose', chosen: ['C', 'D', 'E'] }, 0],
    ['MCM_L', { kind: 'choose', chosen: ['A', 'B', 'C', 'D', 'E'] }, 0],
    ['HIW', { kind: 'highlight', words: [1, 5, 2] }, 1],
    ['HIW', { kind: 'highlight', words: [0, 2, 3] }, 0],
    ['HIW', { kind: 'highlight', words: [1, 1] }, 1],
    // A wrong word in a gap takes nothing away, and the words after an empty one count.
    ['FIB_RW', { kind: 'fill', gaps: ['dance', 'road', 'grow'] }, 2],
    ['FIB_R', { kind: 'fill', gaps: [null, 'way', 'grow'] }, 2],
    ['FIB_R', { kind: 'fill', gaps: ['way', 'dance', null] }, 0],
    // Typed words: any national spelling and case, other spellings that the item names, but no misspelling.
    ['FIB_L', { kind: 'fill', gaps: ['DANCE', 'weigh', 'shade'] }, 2],
    ['FIB_L', { kind: 'fill', gaps: ['dence', null, ''] }, 0],
  ] as const)('to %s that is partly right (%j) gets %d points', (task, value, points) => {
    expect(scored(task, AnswerValue.parse(value)).points).toBe(points);
  });

  it('is scored by the rubric of its exam', () => {
    expect(scored('RA', right.RA, 'CORE').rubric).toBe('core@2024-02');
  });

  test.each([
    ['RA', 19],
    ['RS', 13],
    ['DI', 16],
    ['RL', 16],
    ['ASQ', 1],
    ['SGD', 16],
    ['RTS', 16],
  ] as const)('to %s shows the signal and claims no points yet', (task, max) => {
    expect(scored(task)).toMatchObject({
      points: null,
      max,
      traits: [],
      skills: [],
      evidence: { kind: 'recording', signal },
    });
  });

  it('to Write Essay shows its form and claims no points yet', () => {
    const score = scored('WE');
    expect(score).toMatchObject({ points: null, max: 26, skills: [] });
    expect(score.traits).toEqual([{ id: 'form', certainty: 'exact', points: 2, low: 2, high: 2, max: 2 }]);
    expect(score.evidence).toEqual({
      kind: 'writing',
      wordCount: 200,
      formBand: { points: 2, max: 2, reason: 'in-band' },
    });
  });

  it('to Write Essay is worth exactly 0 when its form closes the gate', () => {
    const score = scored('WE', { kind: 'write', text: 'Too short an essay.' });
    expect(score).toMatchObject({ points: 0, max: 26, skills: [{ skill: 'writing', points: 0, max: 26 }] });
    expect(score.evidence).toMatchObject({ formBand: { points: 0, reason: 'too-short' } });
  });

  it('may be empty: nothing chosen, typed or arranged is worth nothing', () => {
    expect(scored('MCS_R', { kind: 'choose', chosen: [] }).points).toBe(0);
    expect(scored('WFD', { kind: 'type', text: '' }).points).toBe(0);
    expect(scored('RO', { kind: 'arrange', order: [] }).points).toBe(0);
    expect(scored('MCM_L', { kind: 'choose', chosen: [] }).points).toBe(0);
    expect(scored('FIB_RW', { kind: 'fill', gaps: [] }).points).toBe(0);
    expect(scored('HIW', { kind: 'highlight', words: [] }).points).toBe(0);
  });
});

describe('an answer that cannot belong to its item', () => {
  test.each([
    ['MCS_R', { kind: 'choose', chosen: ['Z'] }, 'unknown-option'],
    ['MCS_R', { kind: 'choose', chosen: ['constructor'] }, 'unknown-option'],
    ['MCS_R', { kind: 'choose', chosen: ['b', 'b'] }, 'duplicate-option'],
    ['MCS_R', { kind: 'choose', chosen: ['a', 'b'] }, 'too-many-options'],
    ['SMW', { kind: 'choose', chosen: ['A', 'B'] }, 'too-many-options'],
    ['MCM_R', { kind: 'choose', chosen: ['A', 'F'] }, 'unknown-option'],
    ['MCM_L', { kind: 'choose', chosen: ['A', 'A'] }, 'duplicate-option'],
    ['FIB_RW', { kind: 'fill', gaps: ['way'] }, 'unknown-option'],
    ['FIB_RW', { kind: 'fill', gaps: ['dance', 'way', 'grow', 'go'] }, 'too-many-gaps'],
    ['FIB_R', { kind: 'fill', gaps: ['dance', 'dance', null] }, 'duplicate-word'],
    ['FIB_R', { kind: 'fill', gaps: ['toString', null, null] }, 'unknown-word'],
    ['FIB_L', { kind: 'fill', gaps: [null, null, null, 'more'] }, 'too-many-gaps'],
    ['HIW', { kind: 'highlight', words: [11] }, 'unknown-word'],
    ['HIW', { kind: 'fill', gaps: ['prance'] }, 'wrong-kind'],
    ['RO', { kind: 'arrange', order: ['p1', 'p2', 'p3', 'z'] }, 'unknown-paragraph'],
    ['RO', { kind: 'arrange', order: ['p1', 'p2', 'p1', 'p3', 'p4'] }, 'duplicate-paragraph'],
    ['RO', { kind: 'choose', chosen: ['a'] }, 'wrong-kind'],
    ['WFD', { kind: 'write', text: 'the bus was late' }, 'wrong-kind'],
  ] as const)('to %s is a mismatch: %j', (task, value, reason) => {
    const outcome = scoreAnswer({ item: items[task], value: AnswerValue.parse(value), pteType: 'ACADEMIC' });
    expect(outcome).toEqual({ kind: 'mismatch', reason });
  });

  it('is one for an exam that does not have the task', () => {
    for (const task of ['WE', 'RL', 'SGD', 'HCS'] as const) {
      expect(scoreAnswer({ item: items[task], value: right[task], pteType: 'CORE' })).toEqual({
        kind: 'mismatch',
        reason: 'not-in-exam',
      });
    }
    expect(scoreAnswer({ item: items.WEM, value: right.WEM, pteType: 'ACADEMIC' })).toMatchObject({
      reason: 'not-in-exam',
    });
  });
});

describe('any answer to any item', () => {
  const ids = fc.array(fc.constantFrom('a', 'b', 'p1', 'p2', 'A', 'B', 'C', '__proto__'), { maxLength: 6 });
  const words = fc.string({ unit: 'binary' });
  const value: fc.Arbitrary<AnswerValue> = fc.oneof(
    fc.constantFrom(...Object.values(right)),
    ids.map((chosen) => ({ kind: 'choose' as const, chosen })),
    ids.map((order) => ({ kind: 'arrange' as const, order })),
    words.map((text) => ({ kind: 'type' as const, text })),
    words.map((text) => ({ kind: 'write' as const, text })),
    fc.array(fc.nat(12)).map((places) => ({ kind: 'highlight' as const, words: places })),
    fc
      .array(fc.option(fc.oneof(words, fc.constantFrom('dance', 'way', 'grow', 'road'))))
      .map((gaps) => ({ kind: 'fill' as const, gaps })),
  );

  it('gives a mismatch or a score that the contract accepts, within its maximum, and the same one again', () => {
    const task = fc.constantFrom(...bankTaskTypes);
    fc.assert(
      fc.property(task, value, fc.constantFrom(...pteTypes), (taskType, answer, pteType) => {
        const outcome = scoreAnswer({ item: items[taskType], value: answer, pteType });
        expect(scoreAnswer({ item: items[taskType], value: answer, pteType })).toEqual(outcome);
        if (outcome.kind === 'mismatch') return;
        expect(Score.parse(outcome.score)).toEqual(outcome.score);
        expect(outcome.score.points ?? 0).toBeGreaterThanOrEqual(0);
        expect(outcome.score.points ?? 0).toBeLessThanOrEqual(outcome.score.max);
      }),
      { numRuns: 300 },
    );
  });
});
