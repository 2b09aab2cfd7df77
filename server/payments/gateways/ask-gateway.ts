import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { GatewayDownError } from '#server/payments/payment-gateway.ts';

/** How patient the calls to a gateway are. */
export interface Patience {
  /** Of one try. */
  readonly timeoutMs: number;
  /** Before each further try. */
  readonly pausesMs: readonly number[];
}

export const usualPatience: Patience = { timeoutMs: 10_000, pausesMs: [300, 1_200] };

export interface GatewayRequest {
  /** For people: `PayPal`. */
  readonly gateway: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface GatewayAnswer {
  /** Below 500, and not 429. */
  readonly status: number;
  /** `null` where there is no JSON. */
  readonly body: unknown;
}

const tooMany = 429;
const firstFault = 500;

/** The network failed, or the gateway did and said so: the next try may find it well. */
class PassingFaultError extends GatewayDownError {}

/**
 * Sends a request. The very same one, with its key, is sent again after a fault of the network or of the gateway; not after a silence,
 * since whoever waits for the answer has waited long enough.
 * @throws GatewayDownError
 */
export async function askGateway(request: GatewayRequest, patience: Patience): Promise<GatewayAnswer> {
  for (const pauseMs of patience.pausesMs) {
    try {
      return await askOnce(request, patience.timeoutMs);
    } catch (error) {
      if (!(error instanceof PassingFaultError)) throw error;
    }
    await pause(pauseMs);
  }
  return askOnce(request, patience.timeoutMs);
}

async function askOnce(request: GatewayRequest, timeoutMs: number): Promise<GatewayAnswer> {
  const { gateway, url, ...init } = request;
  const call = `${gateway} (${init.method} ${new URL(url).pathname})`;
  const signal = AbortSignal.timeout(timeoutMs);
  let status: number;
  let text: string;
  try {
    // A redirect would take the credentials along.
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    status = response.status;
    text = await response.text();
  } catch (cause) {
    if (signal.aborted) throw new GatewayDownError(`${call} does not answer in time`, { cause });
    throw new PassingFaultError(`${call} cannot be reached`, { cause });
  }
  if (status === tooMany || status >= firstFault) throw new PassingFaultError(`${call} answers ${status}`);
  return { status, body: jsonOf(text) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * What a gateway answered, in the shape that was agreed on.
 * @throws GatewayDownError: a half answer is a fault of the gateway
 */
export function readAnswer<Schema extends z.ZodType>(
  gateway: string,
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (!success)
    throw new GatewayDownError(`${gateway} answers what cannot be read: ${error.issues[0]?.path.join('.')}`);
  return data;
}
