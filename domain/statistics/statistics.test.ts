import { expect, test } from 'vitest';
import { habitOf, lastDays, lastMonths, secondsWithin, mondayOf, practiceTime } from './activity.ts';
import {
  activityBySection,
  answersWithin,
  performanceOf,
  recordsByTask,
  type CountedAnswer,
} from './performance.ts';
import { heardSpeech, spokenScore } from '#tests/support/spoken-score.ts';
import { frequentErrors } from './frequent-errors.ts';

const exactly = (share: number) => ({ low: share, high: share });

/** Worked by hand: seven answers of two weeks. 2026-11-23 is a Monday. */
const answers: CountedAnswer[] = [
  { taskType: 'RA', day: '2026-11-23', seconds: 60, share: exactly(0.5) },
  { taskType: 'RA', day: '2026-11-24', seconds: 60, share: exactly(0.8) },
  { taskType: 'RS', day: '2026-11-24', seconds: 15, share: exactly(0.2) },
  { taskType: 'WE', day: '2026-11-24', seconds: 1_200, share: null },
  { taskType: 'RO', day: '2026-11-22', seconds: 95, share: exactly(1) },
  { taskType: 'RO', day: '2026-11-16', seconds: 95, share: exactly(0.5) },
  { taskType: 'WFD', day: '2026-11-15', seconds: 30, share: exactly(0.9) },
];

test('performance is the mean share of points by section and week', () => {
  const weeks = performanceOf(answers, '2026-11-24', '12-weeks');
  expect(weeks).toHaveLength(12);
  expect(weeks[0]?.from).toBe('2026-09-07');
  expect(weeks.slice(-3)).toEqual([
    { from: '2026-11-09', speaking: null, writing: null, reading: null, listening: 90 },
    { from: '2026-11-16', speaking: null, writing: null, reading: 75, listening: null },
    { from: '2026-11-23', speaking: 50, writing: null, reading: null, listening: null },
  ]);
});

test('performance of a year is by month, over the turn of the year', () => {
  const old = { taskType: 'RA', day: '2025-12-31', seconds: 60, share: exactly(0.1) } as const;
  const tooOld = { ...old, day: '2025-11-30' };
  const months = performanceOf([...answers, old, tooOld], '2026-11-24', 'year');
  expect(months.map(({ from }) => from.slice(0, 7)).join(' ')).toBe(
    '2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11',
  );
  expect(months[0]).toMatchObject({ speaking: 10, reading: null });
  expect(months[11]).toMatchObject({ speaking: 50, reading: 75, listening: 90 });
});

test('a span begins with its first week or month and ends today', () => {
  const daysOf = (span: 'year' | '12-weeks') =>
    answersWithin(
      ['2025-11-30', '2025-12-01', '2026-09-06', '2026-09-07', '2026-11-24', '2026-11-25'].map((day) => ({
        taskType: 'RA' as const,
        day,
        seconds: 1,
        share: null,
      })),
      '2026-11-24',
      span,
    ).map(({ day }) => day);
  expect(daysOf('12-weeks')).toEqual(['2026-09-07', '2026-11-24']);
  expect(daysOf('year')).toEqual(['2025-12-01', '2026-09-06', '2026-09-07', '2026-11-24']);
});

test('activity is answers and seconds by section', () => {
  expect(activityBySection(answers)).toEqual([
    { section: 'speaking', answers: 3, seconds: 135 },
    { section: 'writing', answers: 1, seconds: 1_200 },
    { section: 'reading', answers: 2, seconds: 190 },
    { section: 'listening', answers: 1, seconds: 30 },
  ]);
});

test('a task has its typical and its best score, and none while nothing was scored', () => {
  const records = recordsByTask(answers);
  expect(records.find(({ taskType }) => taskType === 'RA')).toEqual({
    taskType: 'RA',
    answers: 2,
    seconds: 120,
    typical: exactly(65),
    best: exactly(80),
  });
  expect(records.find(({ taskType }) => taskType === 'WE')).toMatchObject({ typical: null, best: null });
  const odd = recordsByTask(
    [0.1, 0.9, 0.4].map((share) => ({
      taskType: 'RO',
      day: '2026-11-24',
      seconds: 0,
      share: exactly(share),
    })),
  );
  expect(odd).toEqual([{ taskType: 'RO', answers: 3, seconds: 0, typical: exactly(40), best: exactly(90) }]);
  expect(recordsByTask([])).toEqual([]);
});

test('what was judged as a range has a typical and a best range, never one number from its middle', () => {
  const shares = [
    { low: 0.2, high: 0.4 },
    { low: 0.5, high: 0.9 },
    { low: 0.3, high: 0.6 },
  ];
  const judged = shares.map((share) => ({ taskType: 'DI', day: '2026-11-24', seconds: 0, share }) as const);
  expect(recordsByTask(judged)[0]).toMatchObject({
    typical: { low: 30, high: 60 },
    best: { low: 50, high: 90 },
  });
});

test('days and months without practice are there, with none', () => {
  const byDay = new Map([
    ['2026-11-24', 3],
    ['2026-11-22', 1],
    ['2026-09-30', 2],
    ['2025-11-24', 9],
  ]);
  expect(lastDays(byDay, '2026-11-24', 3)).toEqual([
    { day: '2026-11-22', count: 1 },
    { day: '2026-11-23', count: 0 },
    { day: '2026-11-24', count: 3 },
  ]);
  expect(lastMonths(byDay, '2026-11-24', 3)).toEqual([
    { month: '2026-09', count: 2 },
    { month: '2026-10', count: 0 },
    { month: '2026-11', count: 4 },
  ]);
  expect(lastMonths(byDay, '2026-01-31', 2).map(({ month }) => month)).toEqual(['2025-12', '2026-01']);
});

test('seconds are of a day or a month, and of none that is known in part only', () => {
  const answers = [
    { day: '2026-11-24', seconds: 100 },
    { day: '2026-11-24', seconds: 110 },
    { day: '2026-11-02', seconds: 20 },
    { day: '2026-10-31', seconds: 600 },
  ];
  const time = practiceTime(answers, true);
  const month = (all: typeof time, name: string) => secondsWithin(all, `${name}-01`, `${name}-31`);
  expect(secondsWithin(time, '2026-11-24', '2026-11-24')).toBe(210);
  expect(secondsWithin(time, '2026-11-23', '2026-11-23')).toBe(0);
  expect([month(time, '2026-11'), month(time, '2026-10')]).toEqual([230, 600]);
  // There are older ones, of 31 October too.
  const newest = practiceTime(answers, false);
  expect([month(newest, '2026-11'), month(newest, '2026-10')]).toEqual([230, null]);
  expect(secondsWithin(newest, '2026-10-31', '2026-10-31')).toBeNull();
});

test('a week with three days of practice is a good one, and rest in the week that runs takes nothing away', () => {
  const practised = (...days: string[]) => new Map(days.map((day) => [day, 1]));
  const twoWeeks = ['2026-11-09', '2026-11-11', '2026-11-15', '2026-11-16', '2026-11-18', '2026-11-20'];
  expect(habitOf(practised(...twoWeeks), '2026-11-24')).toEqual({ thisWeek: 0, goodWeeks: 2 });
  expect(habitOf(practised(...twoWeeks, '2026-11-23', '2026-11-24', '2026-11-25'), '2026-11-25')).toEqual({
    thisWeek: 3,
    goodWeeks: 3,
  });
  expect(habitOf(practised('2026-11-24'), '2026-11-24')).toEqual({ thisWeek: 1, goodWeeks: 0 });
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('1969-12-31')).toBe('1969-12-29');
});

test('errors that come again are named with what they are about, single ones are not', () => {
  let practiceId = 0;
  const dictation = (
    ...words: { type: 'MISSPELLED' | 'MISSED' | 'CORRECT'; word: string; suggestion?: string }[]
  ) => ({
    taskType: 'WFD' as const,
    practiceId: (practiceId += 1),
    score: {
      rubric: 'r',
      scorer: 's',
      points: 1,
      max: 5,
      traits: [],
      skills: [],
      evidence: { kind: 'words' as const, words },
    },
  });
  const found = frequentErrors(
    [
      dictation(
        { type: 'MISSPELLED', word: 'goverment', suggestion: 'government' },
        { type: 'MISSED', word: 'the' },
      ),
      dictation(
        { type: 'MISSPELLED', word: 'governmant', suggestion: 'government' },
        { type: 'CORRECT', word: 'a' },
      ),
      dictation({ type: 'MISSPELLED', word: 'recieve', suggestion: 'receive' }),
    ],
    5,
  );
  expect(found).toEqual([
    {
      group: 'spelling',
      taskType: 'WFD',
      count: 3,
      topic: '',
      examples: ['government', 'receive'],
      practiceIds: [1, 2, 3],
    },
  ]);
});

test('slips of grammar are told apart by what their rules are about', () => {
  const essay = (practiceId: number, ...slips: [word: string, rule?: string][]) => ({
    taskType: 'WE' as const,
    practiceId,
    score: {
      rubric: 'r',
      scorer: 's',
      points: 1,
      max: 5,
      traits: [],
      skills: [],
      evidence: {
        kind: 'words' as const,
        words: slips.map(([word, rule]) => ({
          type: 'GRAMMATICAL' as const,
          word,
          grammarErrors: [{ type: 'MINOR' as const, detail: 'd', ...(rule && { rule }) }],
        })),
      },
    },
  });
  const found = frequentErrors(
    [
      essay(1, ['a apple', 'a-or-an'], ['goes', 'past-time'], ['an old one']),
      essay(2, ['in city', 'missing-article'], ['a hour', 'a-or-an'], ['another']),
    ],
    5,
  );
  expect(
    found.map(({ topic, count, examples, practiceIds }) => [topic, count, examples, practiceIds]),
  ).toEqual([
    ['a, an and the', 3, ['a apple', 'in city', 'a hour'], [1, 2]],
    ['', 2, ['an old one', 'another'], [1, 2]],
  ]);
});

test('a refused recording leaves no word out: silence is no error', () => {
  const missed = heardSpeech('one two three').words.map((word) => ({ ...word, type: 'MISSED' as const }));
  const speech = { ...heardSpeech(''), engine: 'reading' as const, coverage: 0, words: missed };
  const errorsIn = (refused: 'no-speech' | null) =>
    frequentErrors([{ taskType: 'RA', practiceId: 1, score: spokenScore({ ...speech, refused }) }], 5);
  expect(errorsIn('no-speech')).toEqual([]);
  // The same words of a reading that was heard are errors.
  expect(errorsIn(null)).toMatchObject([{ group: 'missed-words', count: 3 }]);
});
