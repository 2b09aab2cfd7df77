import { expect } from 'vitest';
import { bookmarkTypes } from '#contract/entities/bookmark.ts';
import { changeKinds } from '#contract/sync.ts';
import { createComment, createReply, deleteComment, setLike } from '#data/commands/comments.ts';
import { deleteAnswer } from '#data/commands/delete-answer.ts';
import { deleteDictation, submitDictation } from '#data/commands/dictations.ts';
import { setNote } from '#data/commands/notes.ts';
import { createExamMemory, createReport } from '#data/commands/reports.ts';
import { resolveConflict } from '#data/commands/resolve-conflict.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { setPteType } from '#data/commands/set-profile.ts';
import { setTarget } from '#data/commands/set-goals.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import type { WriteResult } from '#data/commands/write-kind.ts';
import { addWord, removeWord, setWordBookmark, setWordNote } from '#data/commands/words.ts';
import { localKey, targetOf } from '#domain/outbox/kinds/kinds.ts';
import { findOpRule } from '#domain/outbox/kinds/op-rules.ts';
import type { OutboxOp } from '#domain/outbox/op.ts';
import { findNote } from '#data/queries/notes.ts';
import { stands } from '#domain/outbox/view.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { createSeededRandom } from '#tests/support/fake-ports.ts';
import { createFaultServer, type Fault } from '#tests/support/fault-server.ts';
import { createFreezable } from '#tests/support/freezable.ts';
import { answerTo, createDevice, type Device } from '#tests/support/sync-device.ts';

const stepsPerSeed = 16;
const practiceIds = [1, 2, 3];

const faultShares: [Fault, number][] = [
  ['drop-before', 0.08],
  ['drop-after', 0.08],
  ['unavailable', 0.05],
  ['server-error', 0.04],
  ['html', 0.03],
  ['duplicate', 0.05],
  ['throttled', 0.02],
  ['unauthenticated', 0.02],
];

/** Two devices of one learner, two tabs each; faults, frozen tabs and late packets; then peace. */
export async function runSchedule(seed: number): Promise<void> {
  const random = createSeededRandom(seed);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random.next() * values.length)] as Value;
  const server = createFaultServer();
  const clock = createFakeClock();
  const net = createFreezable(server);
  const devices = [
    await createDevice({ server: net, clock, seed: seed * 2 + 1, random }),
    await createDevice({ server: net, clock, seed: seed * 2 + 2, random }),
  ];
  const tabs = devices.map((device) => [device.newTab(), device.newTab()]);
  const saved = new Map<string, { device: Device; practiceId: number }>();
  const deleted = new Set<string>();
  /** Everything else that was added, with what it hangs on. */
  const appended = new Map<string, string | null>();
  const lines = new Set<string>();
  let numbers = 0;
  const pending: Promise<unknown>[] = [];
  server.chooseFault = () => {
    let roll = random.next();
    for (const [fault, share] of faultShares) {
      roll -= share;
      if (roll < 0) return fault;
    }
    return 'none';
  };

  server.poison = () => (random.next() < 0.05 ? { code: 'INTERNAL', status: 500 } : null);

  async function act(): Promise<void> {
    const device = pick(devices);
    const { data } = device;
    const practiceId = pick(practiceIds);
    const deeds = [
      answer,
      mark,
      unanswer,
      profile,
      note,
      note,
      choose,
      word,
      word,
      comment,
      hang,
      uncomment,
      dictate,
      goal,
    ];
    await pick(deeds)();

    async function answer(): Promise<void> {
      const result = await submitAnswer(data, answerTo(practiceId));
      if (result.kind === 'saved') saved.set(result.answerId, { device, practiceId });
    }
    async function mark(): Promise<void> {
      await setBookmark(data, { practiceId, type: pick(bookmarkTypes) });
    }
    async function unanswer(): Promise<void> {
      const rows = (await data.db.answers.toArray()).filter((row) => row.hidden === 0);
      if (rows.length === 0) return;
      const { answerId } = pick(rows);
      if ((await deleteAnswer(data, { answerId })).kind === 'deleted') deleted.add(answerId);
    }
    async function profile(): Promise<void> {
      await setPteType(data, pick(['ACADEMIC', 'CORE'] as const));
    }
    /** Adds a line, and takes none away: all lines must survive, whoever else writes. */
    async function note(): Promise<void> {
      const seen = (await findNote(data, { practiceId: 1 })).note?.value.description ?? null;
      const text = seen ?? '';
      const line = `<p>line ${newNumber()}</p>`;
      const description = random.next() < 0.5 ? `${line}${text}` : `${text}${line}`;
      if ((await setNote(data, { practiceId: 1, description, seen })).kind === 'saved') lines.add(line);
    }
    async function choose(): Promise<void> {
      const { note: found, conflict } = await findNote(data, { practiceId: 1 });
      if (!conflict) return;
      const text = `${found?.value.description ?? ''}${conflict.mine ?? ''}`;
      await resolveConflict(data, { opId: conflict.opId, keep: 'merged', text });
    }
    async function word(): Promise<void> {
      const about = { book: 'vocabBook', word: pick(['tide', 'Oak']) } as const;
      const bookmark = pick(['EASY', 'HARD', null] as const);
      const writes = [
        () => addWord(data, about),
        () => removeWord(data, about),
        () => setWordBookmark(data, { ...about, bookmark }),
        () => setWordNote(data, { ...about, note: `${about.word} ${newNumber()}` }),
      ];
      await pick(writes)();
    }
    async function comment(): Promise<void> {
      made(await createComment(data, { practiceId, text: `comment ${newNumber()}` }), 'commentId');
      if (random.next() < 0.2)
        made(
          await createExamMemory(data, { practiceId, date: '2026-01-01', country: 'AU', pteType: 'CORE' }),
          'examMemoryId',
        );
      if (random.next() < 0.2) await createReport(data, { practiceId, description: 'odd' });
    }
    async function ownComment(): Promise<string | undefined> {
      const rows = await data.db.entities
        .where('[userId+kind+key]')
        .between(['u1', 'comment', ''], ['u1', 'comment', '~'])
        .toArray();
      const seen = rows.filter(({ value }) => value !== null);
      return seen.length === 0 ? undefined : pick(seen).key;
    }
    async function hang(): Promise<void> {
      const commentId = await ownComment();
      if (commentId === undefined) return;
      if (random.next() < 0.5) await setLike(data, { commentId, liked: random.next() < 0.7 });
      else made(await createReply(data, { commentId, text: `reply ${newNumber()}` }), 'replyId', commentId);
    }
    async function uncomment(): Promise<void> {
      const commentId = await ownComment();
      if (commentId !== undefined && (await deleteComment(data, { commentId })).kind === 'saved')
        deleted.add(commentId);
    }
    async function dictate(): Promise<void> {
      const result = await submitDictation(data, { words: [{ word: 'tide', answer: 'tide' }] });
      made(result, 'dictationId');
      if (result.kind !== 'saved' || random.next() < 0.6) return;
      await deleteDictation(data, { dictationId: result.dictationId });
      deleted.add(result.dictationId);
    }
    async function goal(): Promise<void> {
      const score = 10 + Math.floor(random.next() * 3);
      await setTarget(data, {
        listening: score,
        reading: score,
        writing: score,
        speaking: score,
        overall: score,
        examDate: '2026-06-01',
        language: 'EN',
      });
    }
  }

  function made<Id extends string>(result: WriteResult<Record<Id, string>>, id: Id, parent?: string): void {
    if (result.kind === 'saved') appended.set(result[id], parent ?? null);
  }
  function newNumber(): number {
    numbers += 1;
    return numbers;
  }

  async function step(): Promise<void> {
    const roll = random.next();
    if (roll < 0.5) return act();
    if (roll < 0.57) {
      // This tab freezes at its next request and keeps the lock.
      const frozen = net.freezeNext();
      const drain = pick(pick(tabs)).engine.syncNow();
      pending.push(drain);
      // A tab that hangs already makes no further request.
      await Promise.race([frozen, drain, net.whenFrozen()]);
      net.cancelFreeze();
      return;
    }
    if (roll < 0.62) return net.thaw();
    if (roll < 0.67) return server.deliverLate();
    clock.advance(Math.floor(random.next() * 20_000));
    // Waiting for a tab that hangs would hang the test: a frozen pass settles with the thaw.
    const drain = pick(pick(tabs)).engine.syncNow();
    pending.push(drain);
    await Promise.race([drain, net.whenFrozen()]);
  }

  for (let count = 0; count < stepsPerSeed; count += 1) {
    await step();
    for (const device of devices) await expectWishesShown(device, seed);
  }

  server.chooseFault = () => 'none';
  server.poison = () => null;
  await net.thaw();
  await Promise.all(pending);
  await server.deliverLate();
  for (let round = 0; round < 3; round += 1) {
    clock.advance(6 * 60_000);
    for (const [tab] of tabs) await tab?.engine.syncNow();
  }

  // Nothing lost, nothing twice.
  const live = server.changesOf('u1').filter((change) => change.kind === 'answer' && !change.deleted);
  const expected = [...saved.keys()].filter((answerId) => !deleted.has(answerId));
  expect(live.map((change) => change.key).sort(), `seed ${seed}`).toEqual(expected.sort());
  expect(
    [...server.effects.values()].every((count) => count === 1),
    `seed ${seed}`,
  ).toBe(true);
  // In order per lane: answers of one device to one practice, as they were given.
  for (const device of devices) {
    for (const practiceId of practiceIds) {
      const given = [...saved].filter(([, made]) => made.device === device && made.practiceId === practiceId);
      const rank = new Map(given.map(([answerId], at) => [answerId, at]));
      const arrived = server.order
        .filter(({ kind, target }) => kind === 'answer.submit' && rank.has(target))
        .map(({ target }) => rank.get(target) ?? 0);
      expect(arrived, `seed ${seed}`).toEqual([...arrived].sort((a, b) => a - b));
    }
  }
  // Of the rest too: only what hangs on something that is gone may be left for the learner to see.
  const feed = server.changesOf('u1');
  const there = new Set(feed.filter((change) => !change.deleted).map((change) => change.key));
  const queued = (await Promise.all(devices.map(({ data }) => data.db.outbox.toArray()))).flat();
  const isGone = (id: string): boolean => {
    const parent = appended.get(id) ?? null;
    return deleted.has(id) || (parent !== null && isGone(parent));
  };
  for (const id of appended.keys()) {
    const isShown = queued.some((op) => op.cls === 'append' && op.target.endsWith(id));
    expect(there.has(id) || isShown || isGone(id), `seed ${seed}: ${id}`).toBe(true);
  }
  // No line of a note is lost: the server has it, or a text that waits for a choice.
  const note = feed.find((change) => change.kind === 'note')?.value ?? null;
  const texts = JSON.stringify([note, ...queued.map((op) => op.payload)]);
  for (const line of lines) expect(texts, `seed ${seed}`).toContain(line);
  // Every device shows what the server has.
  for (const device of devices) await expectConverged(device, seed);
  for (const device of devices) device.close();

  async function expectConverged({ data }: Device, seed: number): Promise<void> {
    const { db } = data;
    const left = (await db.outbox.toArray()).filter((op) => !isForLearner(op));
    expect(left, `seed ${seed}`).toEqual([]);
    const answers = (await db.answers.toArray()).map((row) => `${row.answerId}:${row.version}:${row.hidden}`);
    expect(answers.sort(), `seed ${seed}`).toEqual(
      live.map((change) => `${change.key}:${change.version}:0`).sort(),
    );
    const marks = (await db.bookmarks.toArray()).filter((row) => row.type !== 'UNMARK');
    const markChanges = feed.flatMap((change) => (change.kind === 'bookmark' ? (change.value ?? []) : []));
    expect(marks.map((row) => `${row.practiceId}:${row.type}`).sort(), `seed ${seed}`).toEqual(
      markChanges.map((mark) => `${mark.practiceId}:${mark.type}`).sort(),
    );
    const profile = feed.find((change) => change.kind === 'profile');
    expect((await db.profiles.get('u1'))?.pteType, `seed ${seed}`).toBe(
      profile?.kind === 'profile' ? profile.value?.pteType : undefined,
    );
    const rows = (await db.entities.toArray()).filter(
      ({ value, shadow }) => value !== null && shadow !== null,
    );
    const shown = rows.map(({ kind, key, value }) => [`${kind} ${key}`, value]);
    const entityKinds = changeKinds.filter((kind) => !['answer', 'bookmark', 'profile'].includes(kind));
    const said = feed.filter(({ kind, deleted }) => !deleted && entityKinds.includes(kind));
    expect(Object.fromEntries(shown), `seed ${seed}`).toEqual(
      Object.fromEntries(said.map(({ kind, key, value }) => [`${kind} ${localKey(kind, key)}`, value])),
    );
  }
}

/** Waits for a choice between texts, or hangs on something that another device took away. */
const isForLearner = (op: OutboxOp): boolean =>
  op.state === 'conflict' ||
  (op.kind === 'reply.create' && op.state === 'dead' && op.lastError?.code === 'NOT_FOUND');

/** Pending intent is always what the learner sees. */
async function expectWishesShown({ data }: Device, seed: number): Promise<void> {
  const { db } = data;
  // At one moment: a tab may be in the midst of a pass.
  const [ops, marks, entities] = await db.transaction('r', db.outbox, db.bookmarks, db.entities, () =>
    Promise.all([db.outbox.orderBy('seq').toArray(), db.bookmarks.toArray(), db.entities.toArray()]),
  );
  for (const row of marks) {
    const wish = ops.filter((op) => op.target === `bookmark:${row.practiceId}`).at(-1);
    if (wish) expect(row.type, `seed ${seed}`).toBe((wish.payload as { type: string }).type);
  }
  const wishes = new Map(ops.filter((op) => op.cls === 'register' && stands(op)).map((op) => [op.slot, op]));
  for (const { target, kind, payload } of wishes.values()) {
    const [table] = target.split(':');
    if (table === 'bookmark' || table === 'profile') continue;
    const value = entities.find((row) => targetOf(row.kind, row.key) === target)?.value ?? null;
    const isPartOfNothing = kind.startsWith('word') && value === null;
    const isShown = isPartOfNothing || findOpRule(kind)?.holds?.(value, payload);
    expect(isShown, `seed ${seed}: ${kind} ${target}`).toBe(true);
  }
}
