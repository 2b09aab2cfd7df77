import type { SessionPorts } from './session-ports.ts';

const timeoutMs = 15_000;

export type JsonObject = Readonly<Record<string, unknown>>;

/** A request that ends: without a limit a dead connection would hold the lock under which tokens are renewed. */
export function withTimeout(init: RequestInit = {}): RequestInit {
  return { cache: 'no-store', credentials: 'omit', ...init, signal: AbortSignal.timeout(timeoutMs) };
}

/** The JSON object at an address; `null` for anything else, be it no network or a captive portal's page. */
export async function fetchJson(fetch: SessionPorts['fetch'], url: string): Promise<JsonObject | null> {
  try {
    const response = await fetch(url, withTimeout());
    return response.ok ? await bodyOf(response) : null;
  } catch {
    return null;
  }
}

export async function bodyOf(response: Response): Promise<JsonObject | null> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null;
  } catch {
    return null;
  }
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
