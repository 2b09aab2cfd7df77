import { randomUUID } from 'node:crypto';
import { mutationKinds, mutations } from '#contract/mutations.ts';
import type { RouteSpec } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { taskAddresses, taskTypes, type TaskType } from '#contract/task-type.ts';
import { sha256Of, someMp3 } from '#tests/support/api-world.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { createMutation, createValidValues, shapeOf, type Known } from '#tests/support/valid-value.ts';

const oddTexts = () => [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '%00', '%', '..', '../../etc/passwd', '__proto__', 'constructor', 'NaN', 'null',
  "'; drop table answers; --", '<script>', 'é'.repeat(300), 'x'.repeat(300), '0000-01-01', '0000-00-00T00:00:00.000Z',
  '9999-99-99', '2026-02-30', '-1', '1e400', '99999999999999999999', '2147483648', randomUUID(), 'ACADEMIC', 'EASY', '15001',
]; // prettier-ignore
const oddNumbers = [0, -1, 1, 0.5, 15_001, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.NaN];

const fieldNames = [
  'answer', 'kind', 'chosen', 'text', 'duration', 'pteType', 'practiceId', 'type', 'word', 'words', 'ops', 'opId', 'payload', 'v',
  'baseVersion', 'clientId', 'pendingCount', 'firstName', 'email', 'examDate', 'date', 'country', 'description', 'audio', 'voice',
  'title', 'name', 'page', 'size', 'cursor', 'sha256', 'recording', 'overall', 'parentId', 'images', '__proto__',
]; // prettier-ignore

const files = ['/', '/assets/', '/assets', '/assets/main-Bx3kQz81.js', '/index.html', '/.vite/manifest.json', '/.first-view/x.mjs',
  '/%00', '/.env', '/a/.git/config', `/${'x'.repeat(300)}`, `/${'x'.repeat(300)}.js`, '/config.json', '/dashboard/reading/x/1',
  '/api', '/api/', '/api//', '/doc/', '/models/x', '/%2e%2e/%2e%2e/etc/passwd', '/assets/%zz', '/practise?%00']; // prettier-ignore

export interface FuzzRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
  /** The call of the API whose JSON this body wants to be. */
  readonly spec?: RouteSpec;
}

interface FuzzOptions {
  readonly seed: number;
  readonly items: readonly { readonly id: number; readonly taskType: TaskType }[];
  /** Share of requests that the contract takes, half of them but for one thing. */
  readonly fitting: number;
}

const specs = [...routes.values()];
/** Calls that have a pace which a flood can reach. */
export const pacedPaths = ['/api/comments', '/api/exam-memories', '/api/reports'];
const paced = pacedPaths.flatMap((path) =>
  specs.filter((spec) => spec.path === path && spec.method === 'POST'),
);
/** Requests of a flood, and from the beginning of one to that of the next. */
const floodLength = 150;
const floodEvery = 400;

/** The task whose calls these are; none for the other calls. */
function taskOf({ tag }: RouteSpec): TaskType | undefined {
  return taskTypes.find((type) => tag === `${taskAddresses[type].section}/${taskAddresses[type].practice}`);
}

/** Makes requests up: some fit nothing, some the contract but for one thing, some all of it; at times a flood of one kind. */
export function createFuzzRequests({ seed, items, fitting }: FuzzOptions) {
  const random = createSeededRandom(seed);
  const { chance, pick, below } = random;
  const valid = createValidValues(random);
  /** Ids that the server named, so that a request can be about something that is there. */
  let ids: readonly string[] = [];
  let cursors: readonly string[] = [];
  const images: string[] = [];
  let made = 0;
  /** Calls that carry something, and those of tasks only that the bank has. */
  const wanted = specs.filter((spec) => {
    const task = taskOf(spec);
    const isThere = task === undefined || items.some(({ taskType }) => taskType === task);
    return isThere && (spec.body !== undefined || spec.bytes === 'request');
  });

  function oddValue(depth = 0): unknown {
    const kind = below(depth > 3 ? 4 : 8);
    if (kind < 2) return pick(oddTexts());
    if (kind === 2) return pick(oddNumbers);
    if (kind === 3) return pick([null, true, false, undefined]);
    if (kind < 6) return Array.from({ length: below(4) }, () => oddValue(depth + 1));
    return Object.fromEntries(
      Array.from({ length: below(6) }, () => [pick(fieldNames), oddValue(depth + 1)]),
    );
  }
  const mutated = createMutation(random, () => oddValue(2));

  function oddBody(): { payload?: string; headers: Record<string, string> } {
    const type = pick([
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'audio/mpeg',
      '\u00ff',
    ]);
    const deep = `${'['.repeat(2_000)}${']'.repeat(2_000)}`;
    const whole = JSON.stringify(oddValue()) ?? '';
    const payload = chance(0.05) ? deep : chance(0.1) ? whole.slice(0, below(whole.length + 1)) : whole;
    return chance(0.1) ? { headers: {} } : { payload, headers: { 'content-type': type } };
  }

  const oddHeaders = (): Record<string, string> => ({
    ...(chance(0.1)
      ? { range: pick(['bytes=0-1', 'bytes=9999999-', 'bytes=5-1', 'lines=1', 'bytes=0-0,2-3']) }
      : {}),
    ...(chance(0.1) ? { 'if-match': pick(['"x"', '*', 'x']), 'if-none-match': pick(['"x"', '*', '']) } : {}),
    ...(chance(0.05) ? { 'if-modified-since': pick(['yesterday', 'Fri, 01 Jan 2038 00:00:00 GMT']) } : {}),
    ...(chance(0.05) ? { 'content-encoding': pick(['gzip', 'br', 'nonsense', 'gzip, gzip']) } : {}),
    ...(chance(0.1) ? { 'accept-encoding': pick(['br', 'gzip;q=0', '*', 'nonsense']) } : {}),
    ...(chance(0.1) ? { 'idempotency-key': pick([randomUUID(), 'x', '\u0000']) } : {}),
  });

  const segment = () => encodeURIComponent(pick(oddTexts()).toWellFormed());
  const query = () =>
    chance(0.5)
      ? ''
      : `?${pick(['page', 'size', 'sort', 'cursor', 'word', 'kinds', 'q', 'limit'])}=${segment()}`;

  /** What a request may be about: an item of the bank, and what the learner has. */
  function knownOf(taskType: TaskType): Known {
    const practiceId = items.filter((item) => item.taskType === taskType).map(({ id }) => id);
    const uuids =
      ids.length > 0 ? { id: ids, answerId: ids, commentId: ids, reviewId: ids, parentId: ids } : {};
    return {
      ...uuids,
      id: [...practiceId, ...ids],
      practiceId,
      taskType: [taskType],
      kind: [taskAddresses[taskType].answerKind],
      chosen: ['a', 'b', 'c'],
      order: ['a', 'b', 'c', 'd'],
      date: ['2026-01-02'],
      country: ['AU', 'IN'],
      word: ['river', 'stone', 'passage'],
      images,
      sha256: images,
      avatar: images.map((sha256) => `/api/avatars/${sha256}`),
      cursor: cursors,
      page: ['0', '1'],
      size: ['1', '100'],
      sort: ['createdDate,desc', 'id,asc'],
      practiceTypes: [taskTypes.join(), taskType],
      kinds: ['answer,note', 'profile'],
      limit: ['1', '1000'],
    };
  }

  const maybeMutated = (value: unknown) => (chance(0.5) ? mutated(value) : value);

  function batch(): unknown {
    const op = () => {
      const kind = pick(mutationKinds);
      const payload = maybeMutated(valid(shapeOf(mutations[kind].payload), knownOf(pick(items).taskType)));
      return {
        opId: randomUUID(),
        kind,
        v: 1,
        payload,
        baseVersion: pick([null, null, 1, 2]),
        heardAt: null,
      };
    };
    return {
      clientId: randomUUID(),
      pendingCount: below(5),
      sentAt: Date.now(),
      ops: Array.from({ length: 1 + below(4) }, op),
    };
  }

  function bytes(): Buffer {
    return chance(0.5) ? someMp3() : Buffer.from(pngOf({ pixels: randomUUID() }));
  }

  function fittingRequest(spec: RouteSpec, change = maybeMutated): FuzzRequest {
    const known = knownOf(taskOf(spec) ?? pick(items).taskType);
    const file = spec.bytes === 'request' ? bytes() : undefined;
    const params = spec.params
      ? (valid(shapeOf(spec.params, 'output'), known) as Record<string, unknown>)
      : {};
    const named = file === undefined ? params : { ...params, sha256: sha256Of(file) };
    if (file?.[0] === 0x89) images.push(sha256Of(file));
    const path = spec.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(named[name])),
    );
    const asked = spec.query ? change(valid(shapeOf(spec.query), known)) : {};
    const query = Object.entries(typeof asked === 'object' && asked !== null ? asked : {}).map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value).toWellFormed())}`,
    );
    const request = { method: spec.method, url: `${path}?${query.join('&')}`, spec };
    const key = chance(0.5) ? { 'idempotency-key': randomUUID() } : {};
    if (file !== undefined) {
      const type = file[0] === 0x89 ? 'image/png' : 'audio/mpeg';
      return { ...request, headers: { ...key, 'content-type': type }, payload: file };
    }
    if (spec.body === undefined) return { ...request, headers: key };
    const whole = spec.path === '/api/sync/batch' ? batch() : valid(shapeOf(spec.body), known);
    const payload = JSON.stringify(change(whole)) ?? '';
    return { ...request, headers: { ...key, 'content-type': 'application/json' }, payload };
  }

  function oddRequest(spec: RouteSpec): FuzzRequest {
    const { payload, headers } = oddBody();
    const all = { ...oddHeaders(), ...headers };
    const method = chance(0.9) ? spec.method : pick(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
    const known = chance(0.3) ? '15001' : undefined;
    const url = spec.path.replaceAll(/\{\w+\}/g, () => known ?? segment()) + query();
    const body = method === 'GET' || method === 'HEAD' || payload === undefined ? {} : { payload };
    return { method, url, headers: all, ...body, ...(method === spec.method ? { spec } : {}) };
  }

  function fileRequest(): FuzzRequest {
    const { payload, headers } = oddBody();
    const method = pick(['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'PUT']);
    return {
      method,
      url: pick(files),
      headers: { ...oddHeaders(), ...headers },
      ...(payload === undefined ? {} : { payload }),
    };
  }

  return {
    next(): FuzzRequest {
      const flood = paced[Math.floor(made / floodEvery) % paced.length];
      const isFlood = made % floodEvery < floodLength;
      made += 1;
      if (isFlood && flood !== undefined) return fittingRequest(flood, (whole) => whole);
      if (chance(0.25)) return fileRequest();
      const spec = pick(chance(0.6) ? wanted : specs);
      return chance(fitting) ? fittingRequest(spec) : oddRequest(spec);
    },
    /** Notes the ids of an answer. */
    learn(body: string): void {
      const uuids = body.match(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [];
      ids = [...new Set([...ids, ...uuids])].slice(-300);
      const cursor = /"cursor":"([^"]+)"/.exec(body)?.[1];
      if (cursor !== undefined) cursors = [...cursors, cursor].slice(-20);
    },
  };
}
