import { addRxPlugin, createRxDatabase, type RxCollection } from 'rxdb';
import { RxDBLeaderElectionPlugin } from 'rxdb/plugins/leader-election';
import { replicateRxCollection, type RxReplicationState } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { answerOf, writeAll, type Contender } from './contender.ts';

/*
 * As its guide to replication over HTTP says: push and pull handlers with batches of 100 (push) and 1,000 (pull) and a
 * primary key that the device makes; a handler throws for every answer that is not ok. Dexie storage, whose transactions
 * have the browser's default durability (relaxed). Leader election as by default; `?best` replicates without it and with
 * a retry of 1 s, for the races.
 */

interface Doc extends ReturnType<typeof answerOf> {
  id: string;
}

interface Checkpoint {
  at: number;
}

const isBest = new URLSearchParams(location.search).has('best');
let answers: RxCollection<Doc>;
let replication: RxReplicationState<Doc, Checkpoint>;

async function call<Body>(path: string, init?: RequestInit): Promise<Body> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as Body;
}

async function open(): Promise<void> {
  addRxPlugin(RxDBLeaderElectionPlugin);
  const db = await createRxDatabase({
    name: 'bench-rxdb',
    storage: getRxStorageDexie(),
    multiInstance: true,
  });
  const text = { type: 'string' } as const;
  const collections = await db.addCollections<{ answers: RxCollection<Doc> }>({
    answers: {
      schema: {
        version: 0,
        primaryKey: 'id',
        type: 'object',
        properties: {
          id: { type: 'string', maxLength: 40 },
          practiceId: { type: 'number' },
          taskType: text,
          value: { type: 'object' },
          duration: { type: 'number' },
          pteType: text,
          score: { type: ['object', 'null'] },
          scorePercentage: { type: ['number', 'null'] },
          nickname: text,
          avatar: { type: ['string', 'null'] },
          premium: { type: 'boolean' },
          createdDate: text,
          lastModifiedDate: text,
        },
        required: ['id'],
      },
    },
  });
  answers = collections.answers;
  const isPulling = new URLSearchParams(location.search).has('pull');
  replication = replicateRxCollection<Doc, Checkpoint>({
    collection: answers,
    replicationIdentifier: `bench-${location.origin}`,
    autoStart: false,
    waitForLeadership: !isBest,
    live: true,
    ...(isBest ? { retryTime: 1_000 } : {}),
    push: {
      batchSize: 100,
      handler: (rows) =>
        call('/rxdb/push', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(rows),
        }),
    },
    ...(isPulling
      ? {
          pull: {
            batchSize: 1_000,
            handler: (checkpoint: Checkpoint | undefined, limit: number) =>
              call(`/rxdb/pull?at=${checkpoint?.at ?? 0}&limit=${limit}`),
          },
        }
      : {}),
  });
}

/** Documents that no request has carried through yet, told by the events of the replication and nothing else. */
const sent = new Set<string>();

const contender: Contender = {
  open,
  async start() {
    replication.sent$.subscribe((doc) => sent.add(doc.id));
    if (isBest) await replication.start();
    else void answers.database.waitForLeadership().then(() => replication.start());
  },
  enqueue: (ids) =>
    writeAll(ids, async (id) => {
      await answers.insert({ id, ...answerOf(id) });
    }),
  async queued() {
    const docs = await answers.find().exec();
    return docs.map(({ id }) => id).filter((id) => !sent.has(id));
  },
  async drained() {
    await replication.awaitInSync();
  },
  retry: async () => {},
  async pull() {
    await replication.start();
    await replication.awaitInitialReplication();
    return answers.count().exec();
  },
};
globalThis.contender = contender;
