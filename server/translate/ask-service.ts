import type { z } from 'zod';
import { Problem } from '#server/problem.ts';

/** The translation service cannot be used now. `reason` completes the sentence "The translation service …". */
export function unavailable(reason: string): Problem {
  return new Problem('UNAVAILABLE', `The translation service ${reason}`);
}

const reasonOf: Readonly<Record<number, string>> = {
  403: 'rejects the API key of this server',
  429: 'has too many requests. Try again later',
};

export interface ServiceRequest<Schema extends z.ZodType> {
  readonly url: string;
  /** Sent as JSON by POST; without one the request is a GET. */
  readonly body?: object;
  readonly schema: Schema;
  readonly signal: AbortSignal;
}

/**
 * Sends one request to the translation service and reads its answer.
 * @throws Problem UNAVAILABLE for every other outcome
 */
export async function askService<Schema extends z.ZodType>(
  request: ServiceRequest<Schema>,
): Promise<z.output<Schema>> {
  const { success, data } = request.schema.safeParse(jsonOf(await textOf(request)));
  if (!success) throw unavailable('gives an answer of an unknown shape');
  return data;
}

async function textOf({ url, body, signal }: ServiceRequest<z.ZodType>): Promise<string> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  let response: Response;
  let text: string;
  try {
    // A redirect would take the API key to another server.
    response = await fetch(url, { ...(body === undefined ? {} : post), redirect: 'manual', signal });
    text = await response.text();
  } catch {
    throw unavailable(signal.aborted ? 'does not answer in time' : 'cannot be reached');
  }
  if (!response.ok) throw unavailable(reasonOf[response.status] ?? `answers with status ${response.status}`);
  return text;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unavailable('gives an answer that is not JSON');
  }
}
