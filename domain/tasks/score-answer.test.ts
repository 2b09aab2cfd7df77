import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { AnswerValue, Score } from '#contract/entities/answer.ts';
import { BankItem, bankTaskTypes, type BankTaskType } from '#contract/items/bank-item.ts';
import { pteTypes } from '#contract/exam.ts';
import { scoreAnswer } from './score-answer.ts';

const common = {
  title: 'A test item',
  level: 'EASY',
  topic: 'Testing',
  exams: ['ACADEMIC', 'CORE'],
  explanation: 'An explanation that is long enough.',
  provenance: { author: 'Test', written: '2026-11', licence: 'own' },
};
const paragraphs = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Text ${id}`, why: 'So' }));
const choice = ['A', 'B', 'C'].map((id) => ({ id, text: `Option ${id}`, note: 'So' }));
const points = ['x', 'y', 'z'].map((point) => ({ point, terms: [point] }));
const items: Record<BankTaskType, BankItem> = {
  RA: BankItem.parse({ ...common, id: 1001, taskType: 'RA', text: 'Six words stand in this text.' }),
  RS: BankItem.parse({ ...common, id: 2001, taskType: 'RS', transcript: 'The bus was late.' }),
  RL: BankItem.parse({
    ...common, id: 4001, exams: ['ACADEMIC'], taskType: 'RL', transcript: 'Buses are late.', modelAnswers: ['So.'], keyPoints: points,
  }),
  WE: BankItem.parse({ ...common, id: 9001, taskType: 'WE', prompt: 'Why?', modelAnswers: ['So.'], keyPoints: points }),
  SWT: BankItem.parse({ ...common, id: 8001, taskType: 'SWT', passage: 'Text.', modelAnswers: ['So.'], keyPoints: points }),
  WEM: BankItem.parse({
    ...common, id: 10001, exams: ['CORE'], taskType: 'WEM', situation: 'Text.', recipient: 'a friend', register: 'informal',
    bullets: ['x', 'y', 'z'], modelAnswers: ['So.'], keyPoints: points.map((point, bullet) => ({ ...point, bullet })),
  }),
  SST: BankItem.parse({ ...common, id: 16001, taskType: 'SST', transcript: 'Text.', modelAnswers: ['So.'], keyPoints: points }),
  RO: BankItem.parse({ ...common, id: 13001, taskType: 'RO', paragraphs }),
  MCS_R: BankItem.parse({
    ...common, id: 15001, taskType: 'MCS_R', passage: 'Text.', question: 'What?', options: choice, correct: 'B',
  }),
  WFD: BankItem.parse({ ...common, id: 23001, taskType: 'WFD', transcript: 'The bus was late.' }),
}; // prettier-ignore
const signal = {
  durationMs: 9000, speechMs: 8000, leadingSilenceMs: 400, pauses: [], peakDbfs: -6, speechDbfs: -20, clippedShare: 0,
}; // prettier-ignore
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
  RL: { kind: 'record', recording },
  WE: { kind: 'write', text: `${'word '.repeat(200)}.` },
  SWT: { kind: 'write', text: 'One sentence of six words here.' },
  WEM: { kind: 'write', text: `${'word '.repeat(60)}.` },
  SST: { kind: 'write', text: `${'word '.repeat(60)}.` },
  RO: { kind: 'arrange', order: ['a', 'b', 'c', 'd'] },
  MCS_R: { kind: 'choose', chosen: ['B'] },
  WFD: { kind: 'type', text: 'the bus was late' },
};
const scored = (task: BankTaskType, value = right[task], pteType: 'ACADEMIC' | 'CORE' = 'ACADEMIC') => {
  const outcome = scoreAnswer({ item: items[task], value, pteType });
  if (outcome.kind !== 'scored') throw new Error(outcome.reason);
  return outcome.score;
};

describe('a scored answer', () => {
  test.each([
    ['RO', 3],
    ['MCS_R', 1],
    ['WFD', 4],
  ] as const)('to %s gets full marks in each credited skill when it is right', (task, max) => {
    const score = scored(task);
    expect(score).toMatchObject({ points: max, max, rubric: 'academic@2025-08-07', scorer: 'objective@1' });
    expect(score.traits).toEqual([
      expect.objectContaining({ certainty: 'exact', points: max, low: max, high: max, max }),
    ]);
    expect(score.skills).toEqual(
      (task === 'WFD' ? ['listening', 'writing'] : ['reading']).map((skill) => ({ skill, points: max, max })),
    );
  });

  it('is scored by the rubric of its exam', () => {
    expect(scored('RA', right.RA, 'CORE').rubric).toBe('core@2024-02');
  });

  test.each([
    ['RA', 16],
    ['RS', 13],
    ['RL', 16],
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
      kind: 'writing', wordCount: 200, formBand: { points: 2, max: 2, reason: 'in-band' },
    }); // prettier-ignore
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
  });
});

describe('an answer that cannot belong to its item', () => {
  test.each([
    ['MCS_R', { kind: 'choose', chosen: ['Z'] }, 'unknown-option'],
    ['MCS_R', { kind: 'choose', chosen: ['constructor'] }, 'unknown-option'],
    ['MCS_R', { kind: 'choose', chosen: ['B', 'B'] }, 'duplicate-option'],
    ['MCS_R', { kind: 'choose', chosen: ['A', 'B'] }, 'too-many-options'],
    ['RO', { kind: 'arrange', order: ['a', 'b', 'c', 'z'] }, 'unknown-paragraph'],
    ['RO', { kind: 'arrange', order: ['a', 'b', 'a', 'c', 'd'] }, 'duplicate-paragraph'],
    ['RO', { kind: 'choose', chosen: ['a'] }, 'wrong-kind'],
    ['WFD', { kind: 'write', text: 'the bus was late' }, 'wrong-kind'],
  ] as const)('to %s is a mismatch: %j', (task, value, reason) => {
    const outcome = scoreAnswer({ item: items[task], value: AnswerValue.parse(value), pteType: 'ACADEMIC' });
    expect(outcome).toEqual({ kind: 'mismatch', reason });
  });

  it('is one for an exam that does not have the task', () => {
    for (const task of ['WE', 'RL'] as const) {
      expect(scoreAnswer({ item: items[task], value: right[task], pteType: 'CORE' })).toEqual({
        kind: 'mismatch',
        reason: 'not-in-exam',
      });
    }
  });
});

describe('any answer to any item', () => {
  const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'A', 'B', 'C', '__proto__'), { maxLength: 6 });
  const words = fc.string({ unit: 'binary' });
  const value: fc.Arbitrary<AnswerValue> = fc.oneof(
    fc.constantFrom(...Object.values(right)),
    ids.map((chosen) => ({ kind: 'choose' as const, chosen })),
    ids.map((order) => ({ kind: 'arrange' as const, order })),
    words.map((text) => ({ kind: 'type' as const, text })),
    words.map((text) => ({ kind: 'write' as const, text })),
    fc.array(fc.nat(9)).map((places) => ({ kind: 'highlight' as const, words: places })),
    fc.array(fc.option(words)).map((gaps) => ({ kind: 'fill' as const, gaps })),
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
