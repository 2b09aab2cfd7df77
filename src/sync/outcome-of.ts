import { ApiError, apiHeader, apiHeaderValue } from '#contract/errors.ts';
import { toldMs } from './backoff.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { CallOutcome } from './call-outcome.ts';
import type { HttpAnswer } from './http.ts';

/** What an answer over HTTP means for the call that it ends. Nothing throws: a body that `read` cannot take is an unknown outcome. */
export async function outcomeOf<Body>(
  answer: HttpAnswer | 'network' | 'timeout',
  read: (answer: HttpAnswer) => Promise<Body>,
  now: () => number,
): Promise<CallOutcome<Body>> {
  if (typeof answer === 'string') return { kind: 'unknown', reason: answer };
  // Whoever did not say that it is our API is a captive portal, a proxy or a parked domain: its 200 is no answer.
  if (answer.header(apiHeader) !== apiHeaderValue) return { kind: 'unknown', reason: 'not-ours' };
  try {
    if (answer.status >= 200 && answer.status < 300) return { kind: 'answered', body: await read(answer) };
    return await refusalOf(answer, now());
  } catch {
    return { kind: 'unknown', reason: 'unreadable' };
  }
}

const codesWithoutBody: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  410: 'ACCOUNT_GONE',
};

async function refusalOf(answer: HttpAnswer, now: number): Promise<CallOutcome<never>> {
  const { status } = answer;
  const retryAfterMs = parseRetryAfter(answer.header('retry-after'), now);
  // The answer to HEAD has no body to read the code from.
  const text = await answer.text();
  if (text === '') {
    const code = codesWithoutBody[status] ?? 'UNAVAILABLE';
    return { kind: 'refused', status, code, message: '', retryAfterMs };
  }
  const error = ApiError.parse(JSON.parse(text));
  const message = error.errors[0]?.defaultMessage ?? error.message;
  return { kind: 'refused', status: error.status, code: error.code, message, retryAfterMs };
}

function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? toldMs(ms) : null;
}
