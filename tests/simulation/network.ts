import type { Random } from '#platform/random.ts';
import type { Http, HttpAnswer, HttpRequest } from '#sync/http.ts';
import type { RequestFault } from './plan.ts';
import type { Actor, Scheduler } from './scheduler.ts';
import { failure, type ServerAnswer, type ServerModel } from './server-model.ts';

/** Requests live on when the tab that sent them is gone: delivered later, their answers dropped. */
export interface Network {
  http(actor: Actor): Http;
  /** Whether a request of this tab is on its way. */
  isAsking(actor: Actor): boolean;
  /** From now on everything arrives. */
  heal(): void;
  readonly requests: number;
}

export function createNetwork(options: {
  scheduler: Scheduler;
  server: ServerModel;
  random: Random;
  faults: ReadonlyMap<number, RequestFault>;
}): Network {
  const { scheduler, server, random, faults } = options;
  const asking = new Map<Actor, number>();
  let requests = 0;
  let isHealed = false;

  function send(actor: Actor, request: HttpRequest): Promise<HttpAnswer | 'network' | 'timeout'> {
    const nth = requests;
    requests += 1;
    const fault = isHealed ? null : (faults.get(nth) ?? null);
    const { promise, resolve } = Promise.withResolvers<HttpAnswer | 'network' | 'timeout'>();
    const name = `${request.method} ${request.path.slice(5, 22)} #${nth}${fault ? ` ${fault}` : ''}`;
    const cancelTimeout = scheduler.after(actor, request.timeoutMs, {
      label: `${name} timed out`,
      run: () => resolve('timeout'),
    });
    const answerWith = (answer: HttpAnswer | 'network') =>
      scheduler.later(actor, `${name} answered`, () => {
        cancelTimeout();
        resolve(answer);
      });
    const deliver = () =>
      scheduler.later(null, `${name} arrives`, () => answerWith(whole(server.handle(request, true))));
    const deliverUnheard = (then: (answer: ServerAnswer) => void) =>
      scheduler.later(null, `${name} arrives`, () => then(server.handle(request, false)));
    const deliverLate = () =>
      scheduler.after(null, 1_000 + Math.floor(random.next() * 90_000), {
        label: `${name} arrives late`,
        run: () => void server.handle(request, false),
      });

    switch (fault) {
      case null:
        deliver();
        break;
      case 'drop-before':
        answerWith('network');
        break;
      case 'drop-after':
        deliverUnheard(() => answerWith('network'));
        break;
      case 'unavailable':
        answerWith(whole(failure('UNAVAILABLE', 503, nth % 3 === 0 ? { 'retry-after': '3' } : {})));
        break;
      case 'server-error':
        answerWith(whole(failure('INTERNAL', 500)));
        break;
      case 'html':
        answerWith(whole({ status: 200, headers: {}, body: '<h1>Welcome to the hotel</h1>' }));
        break;
      case 'not-ours':
        answerWith(whole({ status: 200, headers: {}, body: portalAnswer(request) }));
        break;
      case 'duplicate':
        deliver();
        deliverLate();
        break;
      case 'timeout':
        deliverLate();
        break;
      case 'late':
        deliverLate();
        answerWith('network');
        break;
      case 'cut-off':
        deliverUnheard((answer) => answerWith(broken(answer)));
        break;
      case 'throttled':
        answerWith(whole(failure('RATE_LIMITED', 429, { 'retry-after': String(2 + (nth % 20)) })));
        break;
      case 'unauthenticated':
        answerWith(whole(failure('UNAUTHENTICATED', 401)));
        break;
    }
    asking.set(actor, (asking.get(actor) ?? 0) + 1);
    return promise.finally(() => asking.set(actor, (asking.get(actor) ?? 1) - 1));
  }

  return {
    isAsking: (actor) => (asking.get(actor) ?? 0) > 0,
    http: (actor) => (request) => send(actor, request),
    heal() {
      isHealed = true;
    },
    get requests() {
      return requests;
    },
  };
}

function whole({ status, headers, body }: ServerAnswer): HttpAnswer {
  return {
    status,
    header: (name) => headers[name] ?? null,
    text: async () => (typeof body === 'string' ? body : body === null ? '' : JSON.stringify(body)),
    json: async () => (typeof body === 'string' ? (JSON.parse(body) as unknown) : body),
    bytes: async () => new ArrayBuffer(0),
  };
}

function broken({ status, headers }: ServerAnswer): HttpAnswer {
  const fail = () => Promise.reject(new TypeError('terminated'));
  return { status, header: (name) => headers[name] ?? null, text: fail, json: fail, bytes: fail };
}

/** A portal that answers every request with the same polite JSON, in the very shape that was asked for. */
function portalAnswer({ path, json }: HttpRequest): unknown {
  if (path !== '/api/sync/batch')
    return { changes: [], cursor: 'portal', more: false, check: null, serverTime: 0 };
  const { ops } = json as { ops: { opId: string }[] };
  const results = ops.map(({ opId }) => ({ opId, outcome: 'applied', replayed: false, change: null }));
  return { results, serverTime: 0 };
}
