import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** A fault that meets every call until it is changed. */
export type ServiceFault =
  /** The status, with the JSON error of LibreTranslate. */
  | { readonly kind: 'status'; readonly status: number }
  /** The page of a proxy in front of the service, with status 200. */
  | { readonly kind: 'page' }
  /** Valid JSON of another shape. */
  | { readonly kind: 'body'; readonly body: unknown }
  /** The call is accepted and never answered. */
  | { readonly kind: 'silent' }
  /** The connection breaks in the middle of the answer. */
  | { readonly kind: 'cut' }
  /** Every answer takes this long. */
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'redirect'; readonly to: string };

export interface ServiceLimits {
  /** Of one text; -1 for none (`--char-limit`). */
  readonly characters: number;
  /** Of one request; -1 for none (`--batch-limit`). */
  readonly texts: number;
}

export interface ServiceCall {
  readonly method: string;
  readonly path: string;
  /** `null` for a GET. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

export interface ServiceOptions {
  /** Into which English is translated. */
  readonly targets?: readonly string[];
  /** The only key that the service accepts; every caller is welcome without one. */
  readonly apiKey?: string;
  readonly limits?: ServiceLimits;
}

const usualTargets = ['ar', 'de', 'en', 'es', 'fa', 'fr', 'hi', 'pt', 'ru', 'tr', 'vi', 'zh-Hans'];
const firstLetters: Readonly<Record<string, string>> = {
  ar: 'ب',
  fa: 'ب',
  hi: 'क',
  ru: 'а',
  'zh-Hans': '丁',
  zh: '丁',
};

/**
 * Says a sentence in a made-up form of a language: the same words, in the letters of its script where it has its own, or else with an
 * ending each, so that it differs from what was sent.
 */
export function sayIn(target: string, text: string): string {
  const first = firstLetters[target]?.codePointAt(0);
  return first === undefined
    ? text.replace(/\p{L}+/gu, `$&${target.slice(0, 2)}`)
    : text.replace(/[a-z]/giu, (letter) =>
        String.fromCodePoint(first + (letter.toLowerCase().charCodeAt(0) % 8)),
      );
}

/**
 * A server on this machine that speaks the protocol of LibreTranslate as its `app.py` does: `GET /languages` and `POST /translate` with
 * their checks in their order and their error messages.
 */
export async function startTranslationService(options: ServiceOptions = {}) {
  const { targets = usualTargets, apiKey, limits = { characters: -1, texts: -1 } } = options;
  const calls: ServiceCall[] = [];
  let [fault, say]: [ServiceFault | null, typeof sayIn] = [null, sayIn];
  let languages: readonly string[] = targets;

  function send(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  function sendPage(response: ServerResponse, status: number, title: string): void {
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html>\n<title>${title}</title>\n<h1>${title}</h1>\n`);
  }

  /** Why LibreTranslate refuses a translation, or `null`. */
  function refusalOf(body: Readonly<Record<string, unknown>>): [number, string] | null {
    const { q, source, target, format = 'text', api_key: key } = body;
    if (apiKey !== undefined && key === undefined)
      return [400, 'Please contact the server operator to get an API key'];
    if (apiKey !== undefined && key !== apiKey) return [403, 'Invalid API key'];
    if (!Array.isArray(q) || q.length === 0) return [400, 'Invalid request: missing q parameter'];
    if (typeof source !== 'string') return [400, 'Invalid request: missing source parameter'];
    if (typeof target !== 'string') return [400, 'Invalid request: missing target parameter'];
    const exceeds = (size: number, limit: number): [number, string] => [
      400,
      `Invalid request: request (${size}) exceeds text limit (${limit})`,
    ];
    if (limits.texts !== -1 && q.length > limits.texts) return exceeds(q.length, limits.texts);
    const longest = Math.max(...q.map((text) => String(text).length));
    if (limits.characters !== -1 && longest > limits.characters) return exceeds(longest, limits.characters);
    if (source !== 'en') return [400, `${source} is not supported`];
    if (!languages.includes(target)) return [400, `${target} is not supported`];
    if (format !== 'text' && format !== 'html') return [400, 'format is not supported'];
    return null;
  }

  function answer({ method, path, body }: ServiceCall, response: ServerResponse): void {
    if (path === '/languages' && method === 'GET') {
      const all = [...new Set(['en', ...languages])];
      send(
        response,
        200,
        all.map((code) => ({ code, name: code, targets: code === 'en' ? languages : ['en', code] })),
      );
    } else if (path === '/translate' && method === 'POST' && body !== null) {
      const refusal = refusalOf(body);
      if (refusal !== null) return send(response, refusal[0], { error: refusal[1] });
      const texts = (body['q'] as readonly string[]).map((text) => say(String(body['target']), text));
      send(response, 200, { translatedText: texts });
    } else if (path === '/languages' || path === '/translate') {
      sendPage(response, 405, 'Method Not Allowed');
    } else sendPage(response, 404, 'Not Found');
  }

  async function meet(call: ServiceCall, response: ServerResponse): Promise<void> {
    switch (fault?.kind) {
      case 'status':
        return send(response, fault.status, { error: 'Something went wrong' });
      case 'page':
        return sendPage(response, 200, 'Checking your browser');
      case 'body':
        return send(response, 200, fault.body);
      case 'silent':
        return undefined;
      case 'cut':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"translatedText": [', () => response.destroy());
        return undefined;
      case 'redirect':
        response.writeHead(307, { location: `${fault.to}${call.path}` }).end();
        return undefined;
      case 'slow':
        await pause(fault.ms, undefined, { ref: false });
        return answer(call, response);
      case undefined:
        return answer(call, response);
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = (await buffer(request)).toString();
    const body = sent === '' ? null : (JSON.parse(sent) as Record<string, unknown>);
    const call = { method: request.method ?? '', path: request.url ?? '', body };
    calls.push(call);
    await meet(call, response);
  }

  const server = createServer((request, response) => {
    // A caller that hangs up is no fault of the service.
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** The bodies of the calls of one path, in order. */
    sentTo: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body),
    /** From now on every call meets this; `null`: all is well again. */
    fail(next: ServiceFault | null) {
      fault = next;
    },
    /** From now on sentences are translated like this. */
    speak(next: (target: string, text: string) => string) {
      say = next;
    },
    /** From now on the service has these languages, as after a restart. */
    offer(next: readonly string[]) {
      languages = next;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
