import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Fault } from './faults.ts';
import { Ledger, type Item } from './ledger.ts';
import { faces, type Answer, type Heard } from './server-faces.ts';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

const errorBodies: Partial<Record<Fault, { status: number; code: string }>> = {
  'answer 500': { status: 500, code: 'INTERNAL' },
  'answer 401': { status: 401, code: 'UNAUTHENTICATED' },
  'answer 409': { status: 409, code: 'IN_PROGRESS' },
};

/** One HTTP server for all contenders: their pages, one store, and the faults on the way to it. */
export class BenchServer {
  url = '';
  ledger = new Ledger();
  fault: Fault = 'none';
  rttMs = 0;
  /** Write requests that came in, whatever became of them. */
  writesHeard = 0;
  #met = new Set<string>();
  readonly #folder: string;
  readonly #server = createServer((request, response) => void this.#handle(request, response));

  constructor(folder: string) {
    this.#folder = folder;
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** An empty store and a good network. */
  reset(): void {
    this.ledger = new Ledger();
    this.fault = 'none';
    this.rttMs = 0;
    this.writesHeard = 0;
    this.#met = new Set();
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { ledger } = this;
    const url = new URL(request.url ?? '/', this.url);
    const face = faces.find(({ method, path }) => request.method === method && path.test(url.pathname));
    if (!face) return this.#file(url.pathname, response);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const heard: Heard = { url, headers: request.headers, body: Buffer.concat(chunks) };
    const ids = face.ids(heard);
    if (ids.length > 0) this.writesHeard += 1;
    const fault = this.#faultFor(ids);
    if (this.rttMs > 0) await pause(this.rttMs);
    if (fault === 'down' || fault === 'drop before commit') return void request.socket.destroy();
    if (fault === 'hang') return;
    const error = errorBodies[fault];
    if (error)
      return send(response, { status: error.status, body: { ...error, message: '', error: '', errors: [] } });
    if (fault === 'html 200') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Free train WiFi</h1>');
      return;
    }
    const answer = face.answer(heard, ledger);
    if (fault === 'drop after commit') return void request.socket.destroy();
    if (fault === 'late duplicate') void pause(1_000).then(() => face.answer(heard, ledger));
    if (fault === 'reset') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000', 'x-api': '1' });
      response.write('{"results":[');
      return void pause(20).then(() => request.socket.destroy());
    }
    send(response, answer);
  }

  #faultFor(ids: readonly string[]): Fault {
    if (this.fault === 'none' || this.fault === 'down' || this.fault === 'hang') return this.fault;
    const isNew = ids.some((id) => !this.#met.has(id));
    for (const id of ids) this.#met.add(id);
    return isNew ? this.fault : 'none';
  }

  #file(pathname: string, response: ServerResponse): void {
    const file = join(this.#folder, normalize(pathname));
    if (!existsSync(file) || !extname(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  const isEmpty = body === null;
  response.writeHead(status, { 'x-api': '1', ...(isEmpty ? {} : { 'content-type': 'application/json' }) });
  response.end(isEmpty ? undefined : JSON.stringify(body));
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Rows that another device has sent: what a pull brings. */
export function fillLedger(ledger: Ledger, items: readonly Item[]): void {
  for (const item of items) ledger.apply(item, null);
}
