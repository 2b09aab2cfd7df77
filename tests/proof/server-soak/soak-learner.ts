import { setTimeout as pause } from 'node:timers/promises';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { answerTo, createDevice } from '#tests/support/sync-device.ts';

/** What a network makes of one request. */
export type Weather = 'fair' | 'lost' | 'answer-lost' | 'twice' | 'portal' | 'gateway';

interface Sky {
  now(): Weather;
}

/** What the server has of a learner, by its change feed from the beginning. */
interface ServerRows {
  /** Version by id of an answer. */
  readonly answers: ReadonlyMap<string, number>;
  readonly marks: ReadonlyMap<string, string>;
}

interface Feed {
  readonly changes: readonly {
    kind: string;
    key: string;
    version: number;
    deleted: boolean;
    value: unknown;
  }[];
  readonly cursor: string;
  readonly more: boolean;
}

const portalPage = () =>
  new Response('<h1>Free train WiFi</h1>', { headers: { 'content-type': 'text/html' } });

interface LearnerOptions {
  readonly url: string;
  readonly token: string;
  readonly sky: Sky;
  readonly seed: number;
  /** Numbers of practices that can be answered. */
  readonly practices: readonly number[];
}

/** A learner with one device: the product's commands and sync engine on a database in memory, the real server behind a bad network. */
export async function createSoakLearner({ url, token, sky, seed, practices }: LearnerOptions) {
  const late: Promise<unknown>[] = [];
  const given: string[] = [];
  const marks = new Map<string, string>();
  const pass = (request: Request, body: ArrayBuffer): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${token}`);
    const content = body.byteLength > 0 ? { body: body.slice(0) } : {};
    return fetch(`${url}${pathname}${search}`, { method: request.method, headers, ...content });
  };
  const clock = createFakeClock(Date.now());
  const device = await createDevice({
    clock,
    seed,
    server: {
      async fetch(input: string | URL | Request, init?: RequestInit) {
        const request = new Request(input, init);
        const body = await request.arrayBuffer();
        const weather = sky.now();
        if (weather === 'lost') throw new TypeError('Failed to fetch');
        if (weather === 'portal') return portalPage();
        if (weather === 'gateway') return new Response('Bad gateway', { status: 502 });
        const answer = await pass(request, body);
        if (weather === 'twice')
          late.push(
            pause(300)
              .then(() => pass(request, body))
              .catch(() => null),
          );
        if (weather === 'answer-lost') throw new TypeError('Failed to fetch');
        return answer;
      },
    },
  });
  const { engine } = device.newTab();

  async function act(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const practiceId = practices[(given.length + at) % practices.length] ?? 0;
      const result = await submitAnswer(device.data, answerTo(practiceId, `answer ${given.length}`));
      if (result.kind === 'saved') given.push(result.answerId);
      const type = given.length % 2 === 0 ? 'HARD' : 'EASY';
      await setBookmark(device.data, { practiceId, type });
      marks.set(String(practiceId), type);
    }
  }

  async function sync(): Promise<void> {
    clock.advance(120_000);
    await engine.syncNow();
  }

  async function serverRows(): Promise<ServerRows> {
    const rows = { answers: new Map<string, number>(), marks: new Map<string, string>() };
    for (let cursor = '', more = true; more;) {
      const query = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const answer = await fetch(`${url}/api/sync/changes?limit=400${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`the feed answers ${answer.status}: ${await answer.text()}`);
      const feed = (await answer.json()) as Feed;
      for (const { kind, key, version, value } of feed.changes) {
        if (kind === 'answer') rows.answers.set(key, version);
        if (kind === 'bookmark') rows.marks.set(key, (value as { type: string }).type);
      }
      ({ cursor, more } = feed);
    }
    return rows;
  }

  return {
    given: () => given.length,
    act,
    sync,
    waiting: () => device.data.db.outbox.count(),
    /** What is wrong between what was saved here and what the server has: nothing, or sentences. */
    async faults(): Promise<string[]> {
      await Promise.all(late.splice(0));
      const { answers, marks: theirs } = await serverRows();
      const own = new Set(given);
      return [
        ...given.filter((id) => !answers.has(id)).map((id) => `lost: ${id}`),
        ...[...answers.keys()].filter((id) => !own.has(id)).map((id) => `not given: ${id}`),
        ...[...answers].filter(([, version]) => version !== 1).map(([id]) => `done twice: ${id}`),
        ...[...marks].filter(([key, type]) => theirs.get(key) !== type).map(([key]) => `wrong mark: ${key}`),
      ];
    },
    close: () => device.close(),
  };
}

export type SoakLearner = Awaited<ReturnType<typeof createSoakLearner>>;
