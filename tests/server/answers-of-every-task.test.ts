import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankTaskTypes, type BankItem } from '#contract/items/bank-item.ts';
import { BatchResponse } from '#contract/sync.ts';
import { taskAddresses, type AnswerKind, type TaskType } from '#contract/task-type.ts';
import type { Database } from '#server/db/database.ts';
import { op, startApiWorld, storeRecording, type ApiWorld } from '#tests/support/api-world.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { openPreparedDatabase } from '#tests/support/prepared-database.ts';
import { makeTestBank } from '#tests/support/test-bank.ts';
import { expectProblem } from './suite/bad-input.ts';

/** One item of each task. What an older version of it had, and this one has not, is what the answers below name. */
const items = Object.fromEntries(
  bankTaskTypes.map((task, at) => [task, makeItem(task, (at + 1) * 1_000 + 1)]),
) as Record<TaskType, BankItem>;

const long = 'a'.repeat(10_000);
const foreign = 'شهر خاک 🐝👩‍👩‍👧 \u202Eabc';
const notSent = {
  sha256: 'f'.repeat(64),
  mimeType: 'audio/mpeg',
  sizeBytes: 900,
  durationMs: 900,
  signal: null,
};

/** Answers that no item takes of a task that is answered so: the wrong way of answering, and texts beyond every length. */
const neverTaken = {
  record: [
    { kind: 'write', text: foreign },
    { kind: 'record', recording: { ...notSent, sha256: 'no hash' } },
    { kind: 'record', recording: { ...notSent, sizeBytes: 0 } },
  ],
  write: [{ kind: 'type', text: foreign }, { kind: 'write', text: long.repeat(7) }, { kind: 'write' }],
  choose: [
    { kind: 'highlight', words: [0] },
    { kind: 'choose', chosen: [foreign] },
    { kind: 'choose', chosen: [long] },
    { kind: 'choose', chosen: ['__proto__'] },
  ],
  arrange: [
    { kind: 'choose', chosen: ['p1'] },
    { kind: 'arrange', order: ['p1', 'p2', 'p3', 'p9'] },
    { kind: 'arrange', order: ['p1', 'p1', 'p2', 'p3'] },
    { kind: 'arrange', order: [foreign] },
    { kind: 'arrange', order: [long] },
  ],
  fill: [
    { kind: 'choose', chosen: ['dance'] },
    { kind: 'fill', gaps: ['dance', 'way', 'grow', 'more'] },
    { kind: 'fill', gaps: [long, null, null] },
  ],
  highlight: [
    { kind: 'fill', gaps: ['prance'] },
    { kind: 'highlight', words: [11] },
    { kind: 'highlight', words: [-1] },
    { kind: 'highlight', words: [1.5] },
    { kind: 'highlight', words: [foreign] },
  ],
  type: [
    { kind: 'write', text: foreign },
    { kind: 'type', text: long },
    { kind: 'type', text: null },
  ],
} as const satisfies Record<AnswerKind, readonly object[]>;

const tooManyOptions = { kind: 'choose', chosen: ['A', 'B', 'C'] };
const unknownWords = [
  { kind: 'fill', gaps: ['toString', null, null] },
  { kind: 'fill', gaps: [foreign, null, null] },
];
const several = [
  { kind: 'choose', chosen: ['A', 'F'] },
  { kind: 'choose', chosen: ['A', 'A'] },
];

/** What else the items above have not. */
const ofAnotherItem: Readonly<Record<TaskType, readonly object[]>> = {
  RA: [],
  RS: [],
  DI: [],
  RL: [],
  ASQ: [],
  SGD: [],
  RTS: [],
  SWT: [],
  WE: [],
  WEM: [],
  FIB_RW: [...unknownWords, { kind: 'fill', gaps: ['way', 'dance', 'grow'] }],
  MCM_R: several,
  RO: [],
  FIB_R: [...unknownWords, { kind: 'fill', gaps: ['dance', 'dance', null] }],
  MCS_R: [{ kind: 'choose', chosen: ['a', 'b', 'c'] }],
  SST: [],
  MCM_L: several,
  FIB_L: [],
  HCS: [tooManyOptions],
  MCS_L: [tooManyOptions],
  SMW: [tooManyOptions],
  HIW: [],
  WFD: [],
};

/** Answers that are odd, and answers all the same. */
const taken: Readonly<Partial<Record<TaskType, object>>> = {
  SWT: { kind: 'write', text: foreign },
  WE: { kind: 'write', text: foreign },
  WEM: { kind: 'write', text: foreign },
  SST: { kind: 'write', text: foreign },
  WFD: { kind: 'type', text: foreign },
  FIB_L: { kind: 'fill', gaps: [foreign, '', null] },
  MCM_R: { kind: 'choose', chosen: ['A', 'B', 'C', 'D', 'E'] },
  MCM_L: { kind: 'choose', chosen: ['A', 'B', 'C', 'D', 'E'] },
  HIW: { kind: 'highlight', words: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
};

describe('an answer to each of the tasks', () => {
  let db: Database;
  let world: ApiWorld;
  beforeAll(async () => {
    db = await openPreparedDatabase();
    world = await startApiWorld(db, {}, { bank: { ...makeTestBank(), items: Object.values(items) } });
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  const bodyOf = (task: TaskType, answer: object) => {
    const pteType = items[task].exams[0];
    return { answer, duration: 1, pteType };
  };
  const address = (task: TaskType) => {
    const { section, practice } = taskAddresses[task];
    return `/api/${section}/${practice}/${items[task].id}`;
  };

  it.each(bankTaskTypes)(
    'to %s that its item has no place for is an error, and nothing is stored',
    async (task) => {
      const learner = await world.newLearner();
      const answers = [...neverTaken[taskAddresses[task].answerKind], ...ofAnotherItem[task]];
      for (const answer of answers) {
        const refused = await learner.call('POST', address(task), { payload: bodyOf(task, answer) });
        const { errors } = expectProblem(refused, 400, 'VALIDATION');
        expect([answer, errors[0]?.field]).toEqual([answer, expect.stringMatching(/^answer/)]);
      }
      const ops = answers.map((answer) =>
        op('answer.submit', {
          ...bodyOf(task, answer),
          answerId: randomUUID(),
          practiceId: items[task].id,
          taskType: task,
          answeredAt: Date.UTC(2026, 9, 1),
        }),
      );
      const payload = { clientId: randomUUID(), pendingCount: 0, ops };
      const batch = await learner.call('POST', '/api/sync/batch', { payload });
      for (const result of BatchResponse.parse(batch.json()).results)
        expect(result).toMatchObject({ outcome: 'failed', error: { code: 'VALIDATION' } });
      const own = await learner.call('GET', `${address(task)}/answers`);
      expect(own.json().page.totalElements).toBe(0);
      const { changes } = (await learner.call('GET', '/api/sync/changes')).json();
      expect(changes).toMatchObject([{ kind: 'profile' }]);
    },
  );

  it.each(Object.entries(taken))(
    'to %s may be in any script, or be everything there is',
    async (code, value) => {
      const task = code as TaskType;
      const learner = await world.newLearner();
      const stored = await learner.call('POST', address(task), { payload: bodyOf(task, value) });
      expect([stored.statusCode, stored.json()]).toMatchObject([201, { value }]);
    },
  );

  it('to a speaking task waits for its recording, and is stored once that is there', async () => {
    const learner = await world.newLearner();
    const send = (answer: object) => learner.call('POST', address('RTS'), { payload: bodyOf('RTS', answer) });
    expectProblem(await send({ kind: 'record', recording: notSent }), 409, 'BLOB_MISSING');
    const { value } = await storeRecording(learner);
    const stored = await send(value);
    expect([stored.statusCode, stored.json()]).toMatchObject([201, { value }]);
    const own = await learner.call('GET', `${address('RTS')}/answers`);
    expect(own.json().page.totalElements).toBe(1);
  });
});
