import { describe, expect, test } from 'vitest';
import type { EvidenceOf, Score, ScoreEvidence, Trait } from '#contract/entities/answer.ts';
import { isBankTaskType, type BankTaskType } from '#contract/items/bank-item.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { rubricFor, rubrics, taskRule, taskRules } from '#domain/rubric/rubrics.ts';
import { assessmentOf } from '#domain/tasks/assessment-of.ts';
import { heardSpeech } from '#tests/support/spoken-score.ts';
import { traitWords } from './zero-reason.ts';
import { gateReasons, zeroReasons } from './zero-reasons.ts';

type Writing = EvidenceOf<'writing'>;
type Recording = EvidenceOf<'recording'>;
type Speech = NonNullable<Recording['speech']>;

const key = (point: string) => ({ point, coverage: 0, found: null });
const weakText: Writing = {
  kind: 'writing',
  wordCount: 93,
  formBand: { points: 0, max: 2, reason: 'too-long' },
  words: Array.from({ length: 12 }, (_, at) => ({ type: 'GRAMMATICAL', word: 'go', start: at, end: at + 1 })),
  summary: {
    correctWordsCount: 60,
    spellingErrors: 3,
    GRAMMAR_CRITICAL_ERROR: 12,
    GRAMMAR_MODERATE_ERROR: 0,
    GRAMMAR_MINOR_ERROR: 0,
    MISSED: 0,
    EXTRA: 0,
  },
  keyPoints: [key('Bees'), key('Angle'), key('Flowers')],
  conventions: { greeting: true, purpose: false, closing: false, signOff: false, isFitting: true },
};
const mark = { value: 1.24, low: 0, high: 2 };
const weakSpeech: Speech = {
  ...heardSpeech('one two three'),
  words: [
    { word: 'one', type: 'CORRECT', startMs: 0, endMs: 200, score: 3, phones: [] },
    ...['two', 'three'].map((word) => ({
      word,
      type: 'MISSED' as const,
      startMs: null,
      endMs: null,
      score: null,
      phones: [],
    })),
  ],
  marks: { accuracy: mark, fluency: mark, prosodic: mark, total: mark },
  pace: {
    wordsPerMinute: 41,
    articulationRate: 2,
    pauses: [],
    longPauses: 5,
    restarts: 1,
    fillers: null,
    finalRush: false,
    overFast: false,
  },
  keyPoints: [key('Bees'), key('Angle')],
  reply: { acts: [{ act: 'apology', found: null }], tone: 'fits', shownBy: [] },
  shortAnswer: { standing: 'wrong', answer: null, found: null },
};
const option = (id: string, chosen: boolean, correct: boolean) => ({ id, chosen, correct });
const counts = {
  choices: {
    kind: 'choices',
    options: [option('A', true, true), option('B', true, false), option('C', false, true)],
  },
  pairs: { kind: 'pairs', pairs: [{ first: 'a', second: 'b', correct: false }] },
  gaps: {
    kind: 'gaps',
    gaps: [
      { given: null, accepted: ['x'], correct: false },
      { given: 'y', accepted: ['z'], correct: false },
    ],
  },
  words: {
    kind: 'words',
    words: [
      { type: 'MISSED', word: 'old' },
      { type: 'EXTRA', word: 'new' },
    ],
  },
} as const satisfies Record<string, ScoreEvidence>;

/** Evidence of an answer that earned nothing, with all that the scorers of today keep. */
function weakEvidence(rule: TaskRule): ScoreEvidence {
  switch (assessmentOf(rule.taskType)) {
    case 'writing':
      return weakText;
    case 'reading':
    case 'free-speech':
      return { kind: 'recording', signal: null, speech: weakSpeech };
    case 'none':
      return counts[rule.traits[0]?.id as keyof typeof counts];
  }
}

const trait = (id: string, points: number, max = 2): Trait => ({
  id,
  certainty: 'exact',
  points,
  low: points,
  high: points,
  max,
});
const scoreOf = (rule: TaskRule, zeros: readonly string[], evidence: ScoreEvidence): Score => ({
  rubric: 'academic@2025-08-07',
  scorer: 'test',
  points: 0,
  max: 10,
  traits: rule.traits.map(({ id }) => trait(id, zeros.includes(id) ? 0 : 1)),
  skills: [],
  evidence,
});
const ruleOf = (taskType: BankTaskType, exam: 'ACADEMIC' | 'CORE' = 'ACADEMIC'): TaskRule => {
  const rule = taskRule(rubricFor(exam), taskType);
  if (rule === undefined) throw new Error(`${exam} has no ${taskType}`);
  return rule;
};
const reasonFor = (rule: TaskRule, zero: string, evidence: ScoreEvidence): string | undefined =>
  zeroReasons(rule.taskType as BankTaskType, scoreOf(rule, [zero], evidence), rule)[0]?.sentence;

const allTraits = Object.values(rubrics).flatMap((rubric) =>
  taskRules(rubric).flatMap((rule) =>
    rule.traits.map(({ id, label }) => ({ exam: rubric.pteType, task: rule.taskType, id, label, rule })),
  ),
);

test('the traits of every task are looked at', () => {
  expect(allTraits.length).toBeGreaterThan(80);
  expect(allTraits.every(({ task }) => isBankTaskType(task))).toBe(true);
});

const spoken = {
  pronunciation: 'we estimate 1.2 of 10 for how clear the words are.',
  fluency: '41 words a minute, 5 long pauses, 1 restart.',
};
const told = { ...spoken, content: '0 of 2 key points found in 3 words.' };
const replied = 'we found 0 of 1 part of a reply and 0 of 2 key points.';
const tooLittle = '93 words show too little of it.';
const summed = {
  content: '0 of 3 key points found.',
  form: '93 words, {asked} are asked.',
  grammar: '12 errors found in 93 words.',
  vocabulary: tooLittle,
  spelling: '3 misspelt words, and 2 are enough to lose all points.',
};
const gaps = { gaps: 'none of 2 gaps is right, 1 left empty.' };
const several = { choices: '1 right and 1 wrong. Each wrong choice takes a point away.' };
const single = { choices: 'more than one option was chosen.' };
/** What each task says of that evidence, by trait. */
const facts: Record<BankTaskType, Readonly<Record<string, string>>> = {
  RA: { ...spoken, content: '1 of 3 words were heard.' },
  RS: { ...spoken, content: '1 of 3 words heard as in the sentence. That is too few.' },
  DI: told,
  RL: told,
  ASQ: { vocabulary: 'we understood “one two three”, which is not an accepted answer.' },
  SGD: told,
  RTS: { ...spoken, content: replied, appropriacy: replied },
  SWT: summed,
  WE: { ...summed, structure: tooLittle, linguisticRange: tooLittle },
  WEM: {
    ...summed,
    conventions: 'why you write, closing sentence and sign-off not found.',
    organization: tooLittle,
  },
  FIB_RW: gaps,
  MCM_R: several,
  RO: { pairs: 'none of 1 pair of neighbours is in order.' },
  FIB_R: gaps,
  MCS_R: single,
  SST: summed,
  MCM_L: several,
  FIB_L: gaps,
  HCS: single,
  MCS_L: single,
  SMW: single,
  HIW: { words: 'none of 1 changed word was found.' },
  WFD: { words: 'none of 1 word is right.' },
};

describe.each(allTraits)('$id of $task in $exam', ({ id, label, rule }) => {
  test('without points says why, with a number or a fact of the answer', () => {
    const sentence = reasonFor(rule, id, weakEvidence(rule));
    expect(sentence).toMatch(new RegExp(`^No point for ${label}: .+\\.$`, 'iu'));
    expect(sentence).not.toContain('without a reason');
    const fact = facts[rule.taskType as BankTaskType][id];
    if (fact === undefined) throw new Error(`${rule.taskType} says nothing of ${id}`);
    const asked = `${rule.words?.[0]} to ${rule.words?.[1]}`;
    expect(sentence).toBe(`No point for ${traitWords(rule.traits, id)}: ${fact.replace('{asked}', asked)}`);
  });

  test('of a score without evidence says no more than is known', () => {
    const older: ScoreEvidence = { kind: 'recording', signal: null };
    expect(reasonFor(rule, id, older)).toMatch(/^No point for .+: this score was made without a reason\.$/u);
  });

  test('with a point says nothing', () => {
    expect(zeroReasons(rule.taskType as BankTaskType, scoreOf(rule, [], weakEvidence(rule)), rule)).toEqual(
      [],
    );
  });
});

describe('a text', () => {
  test.each([
    ['SST', 'form', {}, '93 words, 50 to 70 are asked.'],
    ['SWT', 'form', { formBand: { points: 0, max: 1, reason: 'not-one-sentence' } }, 'it must be one single sentence, with a full stop at its end and nothing after it.'],
    ['WE', 'form', { wordCount: 1, formBand: { points: 0, max: 2, reason: 'too-short' } }, '1 word, 200 to 300 are asked.'],
    ['WE', 'grammar', {}, '12 errors found in 93 words.'],
    ['WE', 'spelling', {}, '3 misspelt words, and 2 are enough to lose all points.'],
    ['WE', 'content', {}, '0 of 3 key points found.'],
    ['WE', 'content', { warnings: ['off-topic'] }, 'we could not see how it is about the question.'],
    ['SWT', 'content', { warnings: ['copied'], copied: { share: 0.91, spans: [] } }, '91 % of it is taken from the text word for word.'],
    // A good part that is copied is no reason by itself.
    ['SST', 'content', { warnings: ['copied', 'repetition'], copied: { share: 0.5, spans: [] } }, 'the same words come again and again, and only the first time counts.'],
  ] as const)('%s, %s', (task, id, fields, end) => {
    const rule = ruleOf(task);
    expect(reasonFor(rule, id, { ...weakText, ...(fields as Partial<Writing>) })?.split(': ').slice(1).join(': ')).toBe(end);
  }); // prettier-ignore

  test('names the parts that an email lacks', () => {
    expect(reasonFor(ruleOf('WEM', 'CORE'), 'conventions', weakText)).toBe(
      'No point for email conventions: why you write, closing sentence and sign-off not found.',
    );
  });

  test('says that an email is rude before it names what it lacks', () => {
    const conventions = { ...weakText.conventions, rude: [{ start: 0, end: 6 }] } as Writing['conventions'];
    expect(reasonFor(ruleOf('WEM', 'CORE'), 'conventions', { ...weakText, conventions })).toBe(
      'No point for email conventions: rude words keep to none of them.',
    );
  });

  test('behind a closed gate names the gate, and has a reason of its own for that alone', () => {
    const rule = ruleOf('SST');
    const all = rule.traits.map(({ id }) => id);
    const reasons = zeroReasons('SST', scoreOf(rule, all, { ...weakText, closedBy: 'form' }), rule);
    expect(reasons.filter(({ kind }) => kind === 'own')).toEqual([
      { traitId: 'form', kind: 'own', sentence: 'No point for form: 93 words, 50 to 70 are asked.' },
    ]);
    const gates = reasons.filter(({ kind }) => kind === 'gate');
    expect(gates.map(({ traitId }) => traitId)).toEqual(['content', 'grammar', 'vocabulary', 'spelling']);
    expect(new Set(gates.map(({ sentence }) => sentence))).toEqual(
      new Set(['No points for form means no points for the whole summary. The exam has the same rule.']),
    );
  });

  test('of which only the form is known yet says what that closes', () => {
    const rule = ruleOf('SST');
    const all = scoreOf(rule, ['form'], { ...weakText, summary: undefined });
    const early = { ...all, traits: all.traits.filter(({ id }) => id === 'form') };
    expect(gateReasons(early, rule)).toEqual([
      'No points for form means no points for the whole summary. The exam has the same rule.',
    ]);
    expect(gateReasons(scoreOf(rule, [], weakText), rule)).toEqual([]);
  });

  test('that is closed by its content does not blame its form', () => {
    const rule = ruleOf('WE');
    const evidence: Writing = {
      ...weakText,
      formBand: { points: 2, max: 2, reason: 'in-band' },
      closedBy: 'content',
    };
    const reasons = zeroReasons('WE', scoreOf(rule, ['content', 'form'], evidence), rule);
    expect(reasons.map(({ traitId, kind }) => `${traitId} ${kind}`)).toEqual(['content own', 'form gate']);
  });
});

describe('speech', () => {
  const heard = (speech: Partial<Speech>): Recording => ({
    kind: 'recording',
    signal: null,
    speech: { ...weakSpeech, ...speech },
  });

  test('without content has none for how it was said', () => {
    const rule = ruleOf('RA');
    const reasons = zeroReasons(
      'RA',
      scoreOf(rule, ['content', 'pronunciation', 'fluency'], heard({ words: weakSpeech.words.slice(1) })),
      rule,
    );
    expect(reasons).toEqual([
      { traitId: 'content', kind: 'own', sentence: 'No point for content: none of 2 words was heard.' },
      ...['pronunciation', 'fluency'].map((traitId) => ({
        traitId,
        kind: 'gate',
        sentence:
          'No points for content means none for pronunciation and oral fluency. The exam has the same rule.',
      })),
    ]);
  });

  test.each([
    ['RS', 'content', {}, '1 of 3 words heard as in the sentence. That is too few.'],
    ['RA', 'fluency', {}, '41 words a minute, 5 long pauses, 1 restart.'],
    ['RA', 'fluency', { pace: null }, 'we estimate 1.2 of 10 for how smoothly you speak.'],
    ['RA', 'pronunciation', {}, 'we estimate 1.2 of 10 for how clear the words are.'],
    ['DI', 'content', {}, '0 of 2 key points found in 3 words.'],
    ['RL', 'content', { warnings: ['off-topic'] }, 'what we understood is about something else.'],
    ['RTS', 'content', {}, 'we found 0 of 1 part of a reply and 0 of 2 key points.'],
    ['ASQ', 'vocabulary', { shortAnswer: { standing: 'guesses', answer: 'honey', found: null } }, 'you said more than one answer.'],
  ] as const)('%s, %s', (task, id, fields, end) => {
    const rule = ruleOf(task);
    expect(reasonFor(rule, id, heard(fields as Partial<Speech>))?.split(': ').slice(1).join(': ')).toBe(end);
  }); // prettier-ignore
});

describe('what is counted', () => {
  test.each([
    ['MCM_R', 'choices', counts.choices, '1 right and 1 wrong. Each wrong choice takes a point away.'],
    ['MCM_R', 'choices', { kind: 'choices', options: [option('A', false, true)] }, 'nothing was chosen.'],
    ['MCS_R', 'choices', { kind: 'choices', options: [option('A', true, false)] }, 'the option that you chose is not the right one.'],
    ['FIB_R', 'gaps', counts.gaps, 'none of 2 gaps is right, 1 left empty.'],
    ['RO', 'pairs', counts.pairs, 'none of 1 pair of neighbours is in order.'],
    ['HIW', 'words', counts.words, 'none of 1 changed word was found.'],
    ['HIW', 'words', { kind: 'words', words: [{ type: 'CORRECT', word: 'a' }, { type: 'EXTRA', word: 'b' }] }, '1 found and 1 marked wrongly. Each wrong mark takes a point away.'],
    ['WFD', 'words', { kind: 'words', words: [{ type: 'MISSPELLED', word: 'a' }, { type: 'MISSED', word: 'b' }] }, 'none of 2 words is right, 1 misspelt.'],
  ] as const)('%s, %s', (task, id, evidence, end) => {
    const rule = ruleOf(task);
    expect(reasonFor(rule, id, evidence as unknown as ScoreEvidence)?.split(': ').slice(1).join(': ')).toBe(end);
  }); // prettier-ignore
});
