import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Score } from '#contract/entities/answer.ts';
import type { LevelUpdate } from '#contract/entities/progress.ts';
import type { TaskType } from '#contract/task-type.ts';
import { databaseName } from '#data/store/database-name.ts';
import { unknownLearner } from '#domain/outbox/kinds/profile.ts';
import { localUserId, type AnswerRow } from '#data/store/rows.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import { spokenScore, spokenValue } from '#tests/support/spoken-score.ts';
import type { BenchTable } from './bench-table.ts';
import { fillProfile, openProfile, timeColdStart } from './offline-profile.ts';
import { median, quartiles } from './statistics.ts';

const counts = [50, 50_000] as const;
const rounds = 7;
/** The answers lie this far apart: 50,000 of them are two years of much practice. */
const minutesApart = 20;

type Template = Omit<AnswerRow, 'answerId' | 'practiceId' | 'answeredAt'>;

const scored = (evidence: Score['evidence'], points: number, max: number): Score => ({
  rubric: 'academic@2025-08-07',
  scorer: 'bench',
  points,
  max,
  skills: [],
  evidence,
  traits: [{ id: 'content', certainty: 'exact', points, low: points, high: points, max }],
});

const text =
  'The tide had turned before the last boats came home and nobody on the quay said a word about it.';
const phones = ['DH', 'AH', 'T'].map((phone, at) => ({ phone, score: at / 2 }));
const heard = text.split(' ').map((word, at) => ({
  word,
  type: 'CORRECT' as const,
  startMs: at * 300,
  endMs: at * 300 + 250,
  score: 8,
  phones,
}));
const mark = { value: 7, low: 6, high: 8 };
const shared = {
  userId: localUserId,
  duration: 60,
  pteType: 'ACADEMIC',
  scorePercentage: 50,
  version: 1,
  hidden: 0,
} as const;

type Answered = Pick<Template, 'value' | 'score'>;
const gaps = [1, 2, 3, 4, 5].map((at) => ({ given: 'a', accepted: ['rarely'], correct: at > 2 }));
const filled: Answered = {
  value: { kind: 'fill', gaps: ['a', 'b', 'c', 'd', 'e'] },
  score: scored({ kind: 'gaps', gaps }, 3, 5),
};
const words = text
  .split(' ')
  .map((word, at) => ({ word, type: at % 5 === 0 ? ('MISSED' as const) : ('CORRECT' as const) }));
const typed: Answered = { value: { kind: 'type', text }, score: scored({ kind: 'words', words }, 15, 20) };
const written: Answered = { value: { kind: 'write', text: text.repeat(5) }, score: typed.score };
const spoken: Answered = {
  value: spokenValue,
  score: spokenScore({
    engine: 'reading',
    transcript: text,
    coverage: 1,
    words: heard,
    pace: null,
    understood: null,
    quality: [],
    refused: null,
    marks: { accuracy: mark, fluency: mark, prosodic: mark, total: mark },
  }),
};

/** What learners' answers are like, task by task: gaps, typed and written texts, and recordings with all that was heard. */
const templates: Template[] = Object.entries({
  FIB_R: filled,
  RA: spoken,
  WFD: typed,
  WE: written,
  FIB_RW: filled,
  RS: spoken,
  SST: written,
  SWT: written,
  DI: spoken,
  FIB_L: filled,
  RL: spoken,
}).map(([taskType, answered]) => ({ ...shared, taskType: taskType as TaskType, ...answered }));

const level: LevelUpdate = {
  englishLevel: 'B1',
  dailyPractice: 'BETWEEN_1_2',
  reading: 0,
  writing: 0,
  speaking: 0,
  listening: 0,
  overall: 0,
  dailyPracticeDuration: { seconds: 7_200, zero: false, nano: 0, negative: false, positive: true, units: [] },
  readingLevel: 0,
  writingLevel: 0,
  speakingLevel: 0,
  listeningLevel: 0,
};

const learner = {
  ...unknownLearner,
  userId: localUserId,
  shadow: { version: 1, value: { ...unknownLearner, status: 'PREMIUM' } },
};

/** Puts answers straight into the database of the app, with the wizard's level and Premium, so that Today has its plan. */
async function addAnswers(page: Page, count: number): Promise<void> {
  await page.evaluate(
    async ({ name, count, templates, minutesApart, level, learner }) => {
      const whenDone = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
        });
      const db = await whenDone(indexedDB.open(name));
      const rows = (await whenDone(db.transaction('practices').objectStore('practices').getAll())) as {
        id: number;
        taskType: string;
      }[];
      const ids = templates.map(({ taskType }) => rows.filter((row) => row.taskType === taskType));
      const now = Date.now();
      for (let from = 0; from < count; from += 1_000) {
        const tx = db.transaction('answers', 'readwrite');
        for (let at = from; at < Math.min(count, from + 1_000); at += 1) {
          const which = at % templates.length;
          const practices = ids[which] ?? [];
          const practiceId = practices[Math.floor(at / templates.length) % practices.length]?.id;
          const answeredAt = now - (at + 1) * minutesApart * 60_000;
          tx.objectStore('answers').put({
            ...templates[which],
            answerId: `bench-${at}`,
            practiceId,
            answeredAt,
          });
        }
        await new Promise((resolve) => {
          tx.addEventListener('complete', resolve);
        });
      }
      const tx = db.transaction(['practices', 'entities', 'profiles'], 'readwrite');
      const perTask = Math.ceil(count / templates.length);
      for (const of of ids)
        for (const row of of.slice(0, perTask))
          tx.objectStore('practices').put({ ...row, practised: 1, practiceCount: 1 });
      const { userId } = learner;
      tx.objectStore('entities').put({
        userId,
        kind: 'level',
        key: 'level',
        group: 'all',
        at: 0,
        value: level,
        shadow: null,
      });
      tx.objectStore('profiles').put(learner);
      await new Promise((resolve) => {
        tx.addEventListener('complete', resolve);
      });
      db.close();
    },
    { name: databaseName, count, templates, minutesApart, level, learner },
  );
}

type Ready = (page: Page) => Promise<unknown>;

const firstButton: Ready = (page) =>
  page.getByRole('button', { name: 'Start', exact: true }).waitFor({ timeout: 120_000 });
/** Estimates, the plan with its tasks, and the old errors in it. */
const wholeHome: Ready = async (page) => {
  await page
    .getByText(/estimate from \d+ answers/)
    .first()
    .waitFor();
  await page.getByText(/to review, about \d+ min/).waitFor();
};
const wholeStatistics: Ready = async (page) => {
  await page
    .getByText(/estimate from \d+ answers/)
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'Days of practice' }).waitFor();
  await page
    .getByRole('button', { name: /^Practise th/ })
    .first()
    .waitFor();
};

const screens = [
  {
    path: '/',
    steps: [
      ['Today, first button', firstButton],
      ['Today, all there', wholeHome],
    ],
  },
  { path: '/statistics', steps: [['statistics, all there', wholeStatistics]] },
] as const;

/** Today and the statistics of a learner with 50,000 answers, beside those of one with 50. */
export async function runManyAnswersBench(): Promise<BenchTable> {
  const server = await ProductServer.create({ BANK_DIR: 'content' });
  const profiles = counts.map((count) => ({
    count,
    folder: mkdtempSync(join(tmpdir(), 'passage-bench-')),
    times: new Map<string, number[]>(),
  }));
  try {
    await server.start();
    for (const { count, folder } of profiles) {
      await fillProfile(folder, server.url, firstButton);
      const context = await openProfile(folder);
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(server.url);
      await firstButton(page);
      await addAnswers(page, count);
      await context.close();
      process.stdout.write(`  ${count} answers are there\n`);
    }
    await server.kill();
    for (let round = -1; round < rounds; round += 1) {
      const order = round % 2 === 0 ? profiles : profiles.toReversed();
      for (const { path, steps } of screens)
        for (const { folder, times } of order) {
          const { times: found } = await timeColdStart(
            folder,
            `${server.url}${path}`,
            steps.map(([, ready]) => ready),
          );
          // The first one of each is not counted.
          if (round >= 0)
            for (const [at, [name]] of steps.entries())
              times.set(name, [...(times.get(name) ?? []), found[at] ?? Number.NaN]);
        }
    }
  } finally {
    await server.dispose();
    for (const { folder } of profiles) rmSync(folder, { recursive: true, force: true });
  }
  const [few, many] = profiles.map(({ times }) => times);
  const told = (values: readonly number[]): string => {
    const [low, high] = quartiles(values);
    return `${median(values).toFixed(0)} (${low.toFixed(0)}-${high.toFixed(0)})`;
  };
  return {
    title: 'Today and statistics with many answers',
    note: `The server is dead, the browser is new, the processor 4x slowed down (CDP). From navigation start, in ms; medians and quartiles of ${rounds} interleaved runs. The answers are of ${templates.length} tasks in turn: gaps, typed and written texts, recordings with all that was heard.`,
    columns: [
      'screen',
      ...counts.map((count) => `${count.toLocaleString('en')} answers`),
      'of the time with 50',
    ],
    rows: [...(few?.keys() ?? [])].map((name) => {
      const [small, large] = [few?.get(name) ?? [], many?.get(name) ?? []];
      return [name, told(small), told(large), `${(median(large) / median(small)).toFixed(2)}x`];
    }),
  };
}
