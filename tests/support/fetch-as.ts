import type { ApiWorld, Learner } from './api-world.ts';

/** A `fetch` that leads to the real server of a world, with a learner's token. */
export interface LearnerNetwork {
  /** Loses the answers of so many requests, after the server did what they asked. */
  loseAnswers: number;
  /** Requests that were answered with an error, which a browser writes into its console. */
  readonly refused: string[];
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
}

/** The real server in this process behind `fetch`, as one learner; `null`: with the token that the caller sends. */
export function fetchAs(world: ApiWorld, learner: Learner | null): LearnerNetwork {
  const network: LearnerNetwork = {
    loseAnswers: 0,
    refused: [],
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const payload = Buffer.from(await request.arrayBuffer());
      const own = learner === null ? {} : { authorization: `Bearer ${learner.token}` };
      const headers = { ...Object.fromEntries(request.headers), ...own };
      const response = await world.app.inject({
        method: request.method as 'GET',
        url: `${pathname}${search}`,
        headers,
        ...(payload.byteLength > 0 ? { payload } : {}),
      });
      if (response.statusCode >= 400) network.refused.push(`${request.method} ${pathname}`);
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
