import type { FastifyInstance } from 'fastify';

/**
 * A status instead of the call; `lost`: it is done, and its answer never arrives; `silent`: nothing is done and nothing answered; `none`:
 * all goes well, so that the fault behind it meets a later call.
 */
export interface PlannedFault {
  readonly path: RegExp;
  readonly what: number | 'lost' | 'silent' | 'none';
  /** Of a status. */
  readonly body?: object;
}

/** What goes wrong at a stand-in: for tests, which change it as they go. */
export interface StandInFaults {
  /** Each is met by the next call whose path it fits, and is gone with it. */
  next: readonly PlannedFault[];
  /** Money that is taken stays on its way until it is settled. */
  isSlow: boolean;
  /** What payers are charged instead of the amount, in units of the gateway. */
  charged: number | null;
  /** ZarinPal reverses nothing, as for a server whose address is not registered. */
  isIrreversible: boolean;
}

export const noFaults = (): StandInFaults => ({
  next: [],
  isSlow: false,
  charged: null,
  isIrreversible: false,
});

/** Makes the planned faults happen to the calls of a scope. */
export function addFaults(scope: FastifyInstance, faults: StandInFaults): void {
  const lost = new WeakSet<object>();
  scope.addHook('onRequest', async (request, reply) => {
    const met = faults.next.find(({ path }) => path.test(request.url));
    if (met === undefined) return undefined;
    faults.next = faults.next.filter((each) => each !== met);
    if (met.what === 'silent') return new Promise(() => undefined);
    if (met.what === 'lost') lost.add(request);
    return typeof met.what === 'number' ? reply.code(met.what).send(met.body ?? {}) : undefined;
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    if (!lost.has(request)) return payload;
    reply.hijack();
    request.raw.socket.destroy();
    return payload;
  });
}
