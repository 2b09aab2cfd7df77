import type { Page } from '@playwright/test';
import type { Score } from '#contract/entities/answer.ts';
import type { LevelUpdate } from '#contract/entities/progress.ts';
import type { ProfileDto } from '#contract/entities/profile.ts';
import type { TaskType } from '#contract/task-type.ts';
import { databaseName } from '#data/store/database-name.ts';
import { localUserId, type AnswerRow } from '#data/store/rows.ts';
import { unknownLearner } from '#domain/outbox/kinds/profile.ts';
import { spokenScore, spokenValue } from './spoken-score.ts';

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

const learnerWith = (status: ProfileDto['status']) => ({
  ...unknownLearner,
  userId: localUserId,
  shadow: { version: 1, value: { ...unknownLearner, status } },
});

export const answeredTasks = templates.length;

interface Past {
  /** When each answer was given, epoch ms. */
  readonly times: readonly number[];
  readonly status: ProfileDto['status'];
}

/** Puts answers straight into the database of the app, with the wizard's level, so that Today has its plan with Premium. */
export async function addAnswers(page: Page, { times, status }: Past): Promise<void> {
  await page.evaluate(
    async ({ name, times, templates, level, learner }) => {
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
      const count = times.length;
      for (let from = 0; from < count; from += 1_000) {
        const tx = db.transaction('answers', 'readwrite');
        for (let at = from; at < Math.min(count, from + 1_000); at += 1) {
          const which = at % templates.length;
          const practices = ids[which] ?? [];
          const practiceId = practices[Math.floor(at / templates.length) % practices.length]?.id;
          const answeredAt = times[at];
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
    { name: databaseName, times, templates, level, learner: learnerWith(status) },
  );
}
