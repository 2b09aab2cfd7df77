import type { ApiWorld, Learner } from './api-world.ts';

/** A `fetch` that leads to the real server of a world, with a learner's token. */
export interface LearnerNetwork {
  /** Loses the answers of so many requests, after the server did what they asked. */
  loseAnswers: number;
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
}

/** The real server in this process behind `fetch`, as one learner. */
export function fetchAs(world: ApiWorld, learner: Learner): LearnerNetwork {
  const network: LearnerNetwork = {
    loseAnswers: 0,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const payload = Buffer.from(await request.arrayBuffer());
      const headers = { ...Object.fromEntries(request.headers), authorization: `Bearer ${learner.token}` };
      const response = await world.app.inject({
        method: request.method as 'GET',
        url: `${pathname}${search}`,
        headers,
        ...(payload.byteLength > 0 ? { payload } : {}),
      });
      if (network.loseAnswers > 0) {
        network.loseAnswers -= 1;
        throw new TypeError('Failed to fetch');
      }
      const isEmpty = request.method === 'HEAD' || response.statusCode === 204;
      return new Response(isEmpty ? null : new Uint8Array(response.rawPayload), {
        status: response.statusCode,
        headers: response.headers as Record<string, string>,
      });
    },
  };
  return network;
}
