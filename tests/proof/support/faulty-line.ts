import { createReadStream, existsSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { pageFolder } from './build-page.ts';
import type { RealServer } from './real-server.ts';

/** What becomes of one call of the API. `reset`: the server did it, and its answer breaks off in the middle. */
export type LineFault =
  | { do: 'pass' }
  | { do: 'hang' }
  | { do: 'drop-before' }
  | { do: 'drop-after' }
  | { do: 'reset' }
  /** Passes, and the same request arrives once more a while later. */
  | { do: 'late-duplicate' }
  | { do: 'slow'; ms: number }
  | { do: 'answer'; status: number; code: string; retryAfter?: number }
  | { do: 'portal' };

export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body: Buffer;
}

export interface Report {
  readonly job: string;
  readonly what: string;
  readonly body: unknown;
}

const pass: LineFault = { do: 'pass' };
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** The one address that the browser knows: page, sign-in and API of the real server, with faults on the way to it. */
export class FaultyLine {
  url = '';
  /** Chooses the fault of each call of the API. */
  choose: (call: ApiCall) => LineFault = () => pass;
  /** Calls of the API that came in, in order. */
  readonly calls: ApiCall[] = [];
  /** Questions to the token endpoint. */
  renewals = 0;
  /** Hears what pages without a test behind them tell. */
  onReport: (report: Report) => void = () => {};
  /** Those who wait for a call to come in. */
  readonly #waiting = new Set<() => void>();
  readonly #server: RealServer;
  readonly #hanging = new Set<Socket>();
  readonly #late: Promise<void>[] = [];
  readonly #listening = createServer((incoming, outgoing) => {
    this.#handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });

  constructor(server: RealServer) {
    this.#server = server;
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#listening.listen(0, '127.0.0.1', resolve);
    });
    this.url = `http://127.0.0.1:${(this.#listening.address() as AddressInfo).port}`;
  }

  /** All calls pass again; those that hung are cut. */
  mend(): void {
    this.choose = () => pass;
    for (const socket of this.#hanging) socket.destroy();
    this.#hanging.clear();
  }

  /** So many more calls of the API have come in. Throws when the page falls silent for half a minute. */
  async called(count: number): Promise<void> {
    const wanted = this.calls.length + count;
    while (this.calls.length < wanted)
      await new Promise<void>((resolve, reject) => {
        const silent = new Error(`the page called ${count - wanted + this.calls.length} of ${count} times`);
        const timer = setTimeout(() => reject(silent), 30_000);
        this.#waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
  }

  /** What was delivered late has arrived. */
  async settle(): Promise<void> {
    await Promise.all(this.#late);
  }

  close(): void {
    this.#listening.closeAllConnections();
    this.#listening.close();
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', this.url);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (url.pathname.startsWith('/api/')) return this.#api(incoming, outgoing, body);
    const own = await this.#own(url, body);
    if (own !== null) {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(own));
      return;
    }
    const file = join(pageFolder, url.pathname === '/' ? 'index.html' : url.pathname);
    if (!existsSync(file)) return void outgoing.writeHead(404).end();
    outgoing.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'text/html');
    createReadStream(file).pipe(outgoing);
  }

  /** Sign-in, renewal and reports: what is neither the page nor the API. */
  async #own(url: URL, body: Buffer): Promise<object | null> {
    if (url.pathname === '/proof/sign-in') return this.#tokens(url.searchParams.get('as') ?? '');
    if (url.pathname === '/proof/report') {
      const { job = '', what = '' } = Object.fromEntries(url.searchParams);
      this.onReport({ job, what, body: JSON.parse(body.toString()) as unknown });
      return {};
    }
    const issuer = `${this.url}/idp`;
    if (url.pathname === '/config.json') return { issuer, clientId: 'passage-web' };
    if (url.pathname === '/idp/.well-known/openid-configuration') {
      return { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
    }
    if (url.pathname !== '/idp/token') return null;
    this.renewals += 1;
    const { accessToken, refreshToken } = await this.#tokens(
      (new URLSearchParams(body.toString()).get('refresh_token') ?? '').split(' ')[0] ?? '',
    );
    return {
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: 3_600,
      token_type: 'Bearer',
    };
  }

  async #tokens(subject: string) {
    return {
      accessToken: await this.#server.token(subject),
      refreshToken: `${subject} ${crypto.randomUUID()}`,
    };
  }

  async #api(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const call: ApiCall = { method, path, token: headers.authorization ?? '', body };
    this.calls.push(call);
    for (const hear of this.#waiting) hear();
    this.#waiting.clear();
    const fault = this.choose(call);
    if (fault.do === 'hang') return void this.#hanging.add(incoming.socket);
    if (fault.do === 'drop-before') return void incoming.socket.destroy();
    if (fault.do === 'portal') {
      return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Free train WiFi</h1>');
    }
    if (fault.do === 'answer') return answerWith(outgoing, fault);
    if (fault.do === 'slow') await pause(fault.ms);
    const answer = await forward(this.#server.url, incoming, body);
    if (fault.do === 'drop-after') return void incoming.socket.destroy();
    if (fault.do === 'late-duplicate') {
      this.#late.push(pause(700).then(async () => void (await forward(this.#server.url, incoming, body))));
    }
    if (fault.do === 'reset') {
      outgoing.writeHead(answer.status, {
        ...answer.headers,
        'content-length': answer.body.byteLength + 100,
      });
      outgoing.write(answer.body.subarray(0, answer.body.byteLength / 2));
      await pause(10);
      return void incoming.socket.destroy();
    }
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  }
}

function answerWith(
  outgoing: ServerResponse,
  { status, code, retryAfter }: Extract<LineFault, { do: 'answer' }>,
): void {
  const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  outgoing.writeHead(status, { 'content-type': 'application/json', 'x-api': '1', ...wait });
  outgoing.end(JSON.stringify({ status, code, message: code, error: code, errors: [] }));
}

function forward(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const onward = send(
      new URL(url ?? '/', target),
      { method, headers: { ...headers, connection: 'close' } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const kept = Object.entries(answer.headers).filter(
            ([name]) => name !== 'transfer-encoding' && name !== 'connection',
          );
          const headers = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
          resolve({ status: answer.statusCode ?? 502, headers, body: Buffer.concat(chunks) });
        });
      },
    );
    onward.on('error', reject);
    onward.end(body);
  });
}
