import { describe, expect, it, test } from 'vitest';
import { pteTypes } from '#contract/exam.ts';
import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import { rubricFor, rubrics, taskRule, taskRules } from './rubrics.ts';
import { taskMax } from './task-max.ts';

const academic = rubricFor('ACADEMIC');
const core = rubricFor('CORE');

describe.each(pteTypes)('the rubric of %s', (pteType) => {
  const rubric = rubricFor(pteType);
  const rules = taskRules(rubric);

  it('has a rule for exactly the tasks that the contract gives to this exam, each once', () => {
    const expected = taskTypes.filter((t) => (taskAddresses[t].exams as readonly string[]).includes(pteType));
    expect(rules.map((rule) => rule.taskType).toSorted()).toEqual(expected.toSorted());
    for (const t of taskTypes) expect(taskRule(rubric, t) !== undefined).toBe(expected.includes(t));
  });

  it('is found under its own id and belongs to its exam', () => {
    expect(rubrics[rubric.id]).toBe(rubric);
    expect(rubric.pteType).toBe(pteType);
  });

  test.each(rules)('$taskType is consistent with itself', (rule) => {
    const ids = rule.traits.map((trait) => trait.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rule.skills.length).toBeGreaterThan(0);
    expect(rule.itemsPerTest[0]).toBeLessThanOrEqual(rule.itemsPerTest[1]);
    for (const gate of rule.gates) {
      expect(ids).toContain(gate.when);
      expect(ids).toEqual(expect.arrayContaining(gate.closes === 'all' ? [] : [...gate.closes]));
    }
    expect(rule.form === null).toBe(!ids.includes('form'));
    expect(rule.words === null).toBe(rule.form === null);
    expect(rule.clock.kind === 'record').toBe(taskAddresses[rule.taskType].answerKind === 'record');
    expect(rule.isNegative).toBe(['MCM_R', 'MCM_L', 'HIW'].includes(rule.taskType));
  });

  test.each(rules.filter((rule) => rule.form !== null))(
    '$taskType has form bands that do not overlap',
    (rule) => {
      const bands = (rule.form?.bands ?? []).toSorted((a, b) => a.words[0] - b.words[0]);
      bands.slice(1).forEach((band, i) => expect(band.words[0]).toBe((bands[i]?.words[1] ?? 0) + 1));
      const full = bands.find((band) => band.points === rule.form?.max);
      expect(full?.words).toEqual(rule.words);
      expect(rule.traits.find((trait) => trait.id === 'form')?.max).toBe(rule.form?.max);
    },
  );
});

describe('known figures', () => {
  const maxima: [task: TaskType, academicMax: number | null, coreMax: number | null][] = [
    ['RS', 13, 13],
    ['DI', 16, 15],
    ['RL', 16, null],
    ['SGD', 16, null],
    ['RTS', 16, 13],
    ['ASQ', 1, 1],
    ['SWT', 9, 8],
    ['WE', 26, null],
    ['WEM', null, 15],
    ['SST', 12, 10],
    ['MCS_R', 1, 1],
  ];
  test.each(maxima)('%s has a maximum of %s in Academic and %s in Core', (task, academicMax, coreMax) => {
    const max = (rule: ReturnType<typeof taskRule>) => (rule ? taskMax(rule) : null);
    expect(max(taskRule(academic, task))).toBe(academicMax);
    expect(max(taskRule(core, task))).toBe(coreMax);
  });

  it('counts words, pairs, gaps and options from the item where the maximum depends on it', () => {
    const max = (task: TaskType, counts: Parameters<typeof taskMax>[1]) => {
      const rule = taskRule(academic, task);
      return rule && taskMax(rule, counts);
    };
    expect(max('RA', { words: 50 })).toBe(60);
    expect(max('WFD', { words: 9 })).toBe(9);
    expect(max('RO', { pairs: 3 })).toBe(3);
    expect(max('MCM_R', { 'correct-options': 2 })).toBe(2);
    expect(max('FIB_R', {})).toBe(0);
  });

  it('has as few items as the official floor of 65 in the shortest Academic test', () => {
    const least = taskRules(academic).reduce((sum, rule) => sum + rule.itemsPerTest[0], 0);
    const most = taskRules(academic).reduce((sum, rule) => sum + rule.itemsPerTest[1], 0);
    expect([least, most]).toEqual([65, 85]);
  });

  it('has 22 scored tasks in Academic and 19 in Core', () => {
    expect(taskRules(academic)).toHaveLength(22);
    expect(taskRules(core)).toHaveLength(19);
  });

  it('names some tasks differently in the two exams', () => {
    expect(taskRule(academic, 'FIB_RW')?.displayName).toBe('Fill in the Blanks (Dropdown)');
    expect(taskRule(core, 'FIB_RW')?.displayName).toBe('Reading & Writing: Fill in the Blanks');
    expect(taskRule(academic, 'FIB_R')?.displayName).toBe('Fill in the Blanks (Drag and Drop)');
  });

  it('credits the skills of each exam', () => {
    expect(taskRule(academic, 'RA')?.skills).toEqual(['speaking']);
    expect(taskRule(core, 'RA')?.skills).toEqual(['speaking', 'reading']);
    expect(taskRule(academic, 'ASQ')?.skills).toEqual(['listening']);
    expect(taskRule(core, 'FIB_L')?.skills).toEqual(['listening', 'writing']);
  });
});
