/**
 * The servers that the sync tests and the simulation run against must judge every op as the real one does. Random ops,
 * the same for both; what they answer and what they hold in the end is compared.
 */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mutationKinds, type MutationKind } from '#contract/mutations.ts';
import type { Change, SyncOp } from '#contract/sync.ts';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';
import type { ApiWorld } from '#tests/support/api-world.ts';
import { wholeEssayScore } from '#tests/support/essay-scores.ts';
import { effectOf, openAccount, Refused as RefusedInSimulation } from '#tests/simulation/server-effects.ts';
import { applyKind, openKindAccount, Refused } from '#tests/support/fault-server-kinds.ts';
import {
  evaluationOf,
  level,
  outcomes,
  practiceSession,
  pullAll,
  scoreReport,
  sendOps,
  target,
} from './suite/sync-kinds.ts';

let world: ApiWorld;
beforeAll(async () => {
  world = await startOwnApiWorld();
});
afterAll(() => world.close());

/** Choices in a fixed order for each seed, and ids that no other seed has. */
function chooser(seed: string) {
  let draws = 0;
  const below = (limit: number) => {
    draws += 1;
    return createHash('sha256').update(`${seed} ${draws}`).digest().readUInt32BE(0) % limit;
  };
  const of = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  const id = (name: string) => {
    const hex = createHash('sha256').update(`${seed} ${name}`).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
  return { below, of, id, fresh: () => id(`op ${(draws += 1)}`) };
}
type Chooser = ReturnType<typeof chooser>;

const writtenAt = Date.UTC(2026, 9, 1);
const comments = ['comment 1', 'comment 2', 'comment 3'];
const replies = ['reply 1', 'reply 2'];

/** A payload of each kind, about one of a few things, so that ops meet. */
const payloads: { readonly [K in MutationKind]: (choose: Chooser) => object } = {
  'answer.submit': ({ of, id }) => ({
    answer: { kind: 'write', text: 'An essay.' },
    duration: 60,
    pteType: 'ACADEMIC',
    answerId: id(of(['answer 1', 'answer 2'])),
    practiceId: 9001,
    taskType: 'WE',
    answeredAt: writtenAt,
  }),
  'answer.score': ({ of, id }) => ({
    answerId: id(of(['answer 1', 'answer 2'])),
    device: of(['phone', 'computer']),
    score: wholeEssayScore(of([10, 12])),
  }),
  'answer.delete': ({ of, id }) => ({ answerId: id(of(['answer 1', 'answer 2'])) }),
  'bookmark.set': ({ of }) => ({ practiceId: of([15001, 15002]), type: of(['EASY', 'HARD', 'UNMARK']) }),
  'profile.set': ({ of }) => ({ nickname: of(['countess', 'lovelace']) }),
  'dictation.submit': ({ of, id }) => ({
    dictationId: id(of(['dictation 1', 'dictation 2'])),
    words: [{ word: 'one', answer: 'one' }],
    answeredAt: writtenAt,
  }),
  'dictation.delete': ({ of, id }) => ({ dictationId: id(of(['dictation 1', 'dictation 2'])) }),
  'bookWord.set': ({ of }) => ({
    book: 'vocabBook',
    word: of(['River', 'river', 'caf\u00e9']),
    isIn: of([true, true, false]),
    practiceType: 'RA',
  }),
  'wordBookmark.set': ({ of }) => ({
    book: 'vocabBook',
    word: of(['river', 'caf\u00e9']),
    bookmark: of(['EASY', 'HARD', null]),
  }),
  'wordNote.set': ({ of }) => ({
    book: 'vocabBook',
    word: of(['River', 'caf\u00e9']),
    note: of(['a', 'b', null]),
  }),
  'note.set': ({ of }) => ({ practiceId: of([15001, 15002]), description: of(['a', 'b', null]) }),
  'comment.create': ({ of, id }) => ({
    commentId: id(of(comments)),
    practiceId: 15001,
    comment: 'Mind the last line.',
    images: [],
    writtenAt,
  }),
  // A comment with replies is not deleted here: the fault server has one author for all and does not go into it.
  'reply.create': ({ of, id }) => ({
    commentId: id(of(comments.slice(0, 2))),
    replyId: id(of(replies)),
    reply: 'Thanks.',
    images: [],
    writtenAt,
  }),
  'comment.delete': ({ of, id }) => ({ commentId: id(of([...comments.slice(2), ...replies])) }),
  'like.set': ({ of, id }) => ({ commentId: id(of([...comments, ...replies])), liked: of([true, false]) }),
  'share.set': ({ of, id }) => ({ answerId: id(of(['answer 1', 'answer 2'])), shared: of([true, false]) }),
  'evaluation.set': ({ of, id }) =>
    evaluationOf(id(of(['answer 1', 'answer 2'])), {
      verdict: of(['FAIR', 'TOO_HIGH', null]),
      comment: of([null, 'Two words were right.']),
    }),
  'report.create': ({ fresh }) => ({ reportId: fresh(), practiceId: 15001, description: 'A typo.' }),
  'examMemory.create': ({ of, id }) => ({
    examMemoryId: id(of(['memory 1', 'memory 2'])),
    practiceId: 15001,
    date: '2026-10-01',
    country: 'AU',
    pteType: 'CORE',
  }),
  'target.set': ({ of }) => ({ ...target, overall: of([50, 60]) }),
  'level.set': ({ of }) => ({ ...level, overall: of([50, 60]) }),
  'review.add': ({ of, id }) => ({
    reviewId: id(of(['review 1', 'review 2'])),
    card: 'vocab:estuary',
    grade: of(['AGAIN', 'GOOD']),
    reviewedAt: writtenAt,
  }),
  'review.delete': ({ of, id }) => ({ reviewId: id(of(['review 1', 'review 2'])) }),
  'scoreReport.set': ({ of, id }) => ({
    reportId: id(of(['result 1', 'result 2'])),
    report: of([null, scoreReport(50), scoreReport(60)]),
  }),
  'session.set': ({ of, id }) =>
    practiceSession(id(of(['session 1', 'session 2'])), {
      skipped: of([[], [15001], [15002]]),
      answers: of([[], ['answer 1'], ['answer 2', 'answer 1']]).map((name) => ({
        practiceId: 15001,
        answerId: id(name),
      })),
      deleted: of([[], ['answer 1']]).map(id),
      mode: of([null, 'EXAM', 'PRACTICE']),
    }),
};

/** A reply under a used id to a comment that is gone has two faults; which one is named first does not matter. */
const verdict = (kind: MutationKind, code: string | undefined) =>
  kind === 'reply.create' && code !== 'applied' ? 'refused' : code;

type Op = Omit<SyncOp, 'payload'> & { readonly payload: object };

/** A server that is not the real one. */
interface Model {
  readonly feed: ReadonlyMap<string, { readonly change: Change }>;
  apply(op: Op): Change | null;
}

const models: Readonly<Record<string, { open(): Model; readonly skips: readonly MutationKind[] }>> = {
  'of the sync tests': {
    open: () => {
      const account = openKindAccount('u1');
      return { feed: account.feed, apply: (op) => applyKind(account, op) };
    },
    skips: [],
  },
  'of the simulation': {
    open: () => {
      const account = openAccount('u1', 'feed');
      return { feed: account.feed, apply: (op) => effectOf(account, op).change };
    },
    // It writes a mark again that is so already: a new version, or a conflict, where the real one leaves it alone.
    skips: ['bookmark.set'],
  },
};

function judge(model: Model, op: Op): { code: string; change: Change | null } {
  try {
    return { code: 'applied', change: model.apply(op) };
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof RefusedInSimulation)) throw error;
    return { code: error.code, change: error.current };
  }
}

/** What both servers must say of a row; the profile's key is an id that each makes. */
const essence = (change: Change | null) =>
  change && [
    change.kind === 'profile' ? 'profile' : `${change.kind} ${change.key}`,
    change.version,
    change.deleted,
  ];

function randomOp(choose: Chooser, model: Model, skips: readonly MutationKind[]): Op {
  const kind = choose.of(mutationKinds.filter((each) => !skips.includes(each)));
  const payload = payloads[kind](choose);
  const versions = [...model.feed.values()].map(({ change }) => change.version);
  const baseVersion = choose.of([null, null, 1, 2, choose.of(versions), 99]);
  return { opId: choose.fresh(), kind, v: 1, payload, baseVersion, heardAt: null };
}

const seeds = Array.from({ length: 6 }, (_, seed) => seed);

describe.each(Object.keys(models))('the server %s', (name) => {
  it.each(seeds)('judges ops as the real one does, and ends with the same rows (seed %i)', async (seed) => {
    const given = models[name];
    if (given === undefined) throw new Error(`there is no server ${name}`);
    const choose = chooser(`${name} ${seed}`);
    const model = given.open();
    // The simulation's learner has used the product before; those rows are none of this test's.
    const olderRows = new Set(
      [...model.feed].flatMap(([key, { change }]) => (change.kind === 'profile' ? [] : [key])),
    );
    const learner = await world.newLearner();
    const ops: Op[] = [];
    const expected = [];
    for (let i = 0; i < 100; i += 1) {
      const op = randomOp(choose, model, given.skips);
      ops.push(op);
      const { code, change } = judge(model, op);
      expected.push([i, op.kind, verdict(op.kind, code), essence(change)]);
    }
    const results = await sendOps(learner, ...ops);
    const said = results.map((result, i) => {
      const change = result.outcome === 'applied' ? result.change : result.current;
      const kind = ops[i]?.kind ?? 'profile.set';
      return [i, kind, verdict(kind, outcomes([result])[0]), essence(change)];
    });
    expect(said).toEqual(expected);
    const rows = (changes: readonly Change[]) =>
      changes.map((change) => String(essence(change))).toSorted((a, b) => (a < b ? -1 : 1));
    const held = [...model.feed].flatMap(([key, { change }]) => (olderRows.has(key) ? [] : [change]));
    expect(rows((await pullAll(learner)).changes)).toEqual(rows(held));
  });
});
