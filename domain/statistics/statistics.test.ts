import { expect, test } from 'vitest';
import { habitOf, lastDays, lastMonths, minutesWithin, mondayOf, practiceTime } from './activity.ts';
import { activityBySection, performanceByWeek, recordsByTask, type CountedAnswer } from './performance.ts';
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
  expect(performanceByWeek(answers, '2026-11-24', 3)).toEqual([
    { week: '2026-11-09', speaking: null, writing: null, reading: null, listening: 90 },
    { week: '2026-11-16', speaking: null, writing: null, reading: 75, listening: null },
    { week: '2026-11-23', speaking: 50, writing: null, reading: null, listening: null },
  ]);
});

test('activity is answers and minutes by section', () => {
  expect(activityBySection(answers)).toEqual([
    { section: 'speaking', answers: 3, minutes: 2 },
    { section: 'writing', answers: 1, minutes: 20 },
    { section: 'reading', answers: 2, minutes: 3 },
    { section: 'listening', answers: 1, minutes: 1 },
  ]);
});

test('a task has its typical and its best score, and none while nothing was scored', () => {
  const records = recordsByTask(answers);
  expect(records.find(({ taskType }) => taskType === 'RA')).toEqual({
    taskType: 'RA',
    answers: 2,
    minutes: 2,
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
  expect(odd).toEqual([{ taskType: 'RO', answers: 3, minutes: 0, typical: exactly(40), best: exactly(90) }]);
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

test('minutes are of a day or a month, and of none that is known in part only', () => {
  const answers = [
    { day: '2026-11-24', seconds: 100 },
    { day: '2026-11-24', seconds: 110 },
    { day: '2026-11-02', seconds: 20 },
    { day: '2026-10-31', seconds: 600 },
  ];
  const time = practiceTime(answers, true);
  const month = (all: typeof time, name: string) => minutesWithin(all, `${name}-01`, `${name}-31`);
  expect(minutesWithin(time, '2026-11-24', '2026-11-24')).toBe(4);
  expect(minutesWithin(time, '2026-11-23', '2026-11-23')).toBe(0);
  expect([month(time, '2026-11'), month(time, '2026-10')]).toEqual([4, 10]);
  // There are older ones, of 31 October too.
  const newest = practiceTime(answers, false);
  expect([month(newest, '2026-11'), month(newest, '2026-10')]).toEqual([4, null]);
  expect(minutesWithin(newest, '2026-10-31', '2026-10-31')).toBeNull();
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

test('a recording that could not be scored has no frequent errors, whatever it did not match', () => {
  const speech = heardSpeech('one two three');
  const missed = speech.words.map((word) => ({ ...word, type: 'MISSED' as const }));
  const answer = (refused: 'other-text' | null) => ({
    practiceId: 1001,
    taskType: 'RA' as const,
    score: spokenScore({ ...speech, engine: 'reading', coverage: 0.1, words: missed, refused }),
  });
  expect(frequentErrors([answer(null)], 8)).toMatchObject([{ group: 'missed-words', count: 3 }]);
  expect(frequentErrors([answer('other-text')], 8)).toEqual([]);
});
