import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { freePort } from '#tests/support/free-port.ts';

/** What comes in place of one file. */
export const faults = ['portal', 'cut', 'redirect', 'gateway', 'empty'] as const;
export type Fault = (typeof faults)[number];

const page = '<!doctype html><title>Free train WiFi</title><p>Accept the terms to go online.</p>';
const portalPath = '/sign-in-to-the-train';

/** The way to the server, on which one file after the other comes as something else. What comes may be kept, as portals say. */
export class BadLine {
  readonly url: string;
  readonly #server: Server;
  /** The file that is spoilt now, and how. `null`: all is well. */
  spoilt: { path: string; fault: Fault } | null = null;
  /** How often the spoilt file was asked for. */
  hits = 0;

  private constructor(port: number, target: string) {
    this.url = `http://127.0.0.1:${port}`;
    this.#server = createServer((incoming, outgoing) => {
      const { method, headers, url = '/' } = incoming;
      const path = url.split('?')[0];
      if (path === portalPath) return sendPage(outgoing, 200);
      const fault = this.spoilt !== null && path === this.spoilt.path ? this.spoilt.fault : null;
      if (fault !== null) this.hits += 1;
      const early = fault === null || fault === 'cut' ? null : fault;
      if (early !== null) return send(outgoing, early);
      // A body that is cut must not be packed, or the cut would be noticed.
      const asked = fault === 'cut' ? { ...headers, 'accept-encoding': 'identity' } : headers;
      const onward = request(new URL(url, target), { method, headers: asked }, (answer) => {
        if (fault === 'cut') return void sendPart(outgoing, answer);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.once('error', () => incoming.socket.destroy());
      incoming.pipe(onward);
    });
  }

  static async create(port: number, target: string): Promise<BadLine> {
    const line = new BadLine(port, target);
    await new Promise<void>((resolve) => {
      line.#server.listen(port, '127.0.0.1', () => resolve());
    });
    return line;
  }

  /** A port for a line, which the server has to know as its address. */
  static freePort = freePort;

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}

const keepable = {
  'cache-control': 'public, max-age=3600',
  'last-modified': 'Fri, 01 Jan 2038 00:00:00 GMT',
};

function sendPage(outgoing: ServerResponse, status: number): void {
  outgoing.writeHead(status, { 'content-type': 'text/html', ...keepable }).end(page);
}

function send(outgoing: ServerResponse, fault: Exclude<Fault, 'cut'>): void {
  switch (fault) {
    case 'portal':
      return sendPage(outgoing, 200);
    case 'gateway':
      return sendPage(outgoing, 502);
    case 'redirect':
      return void outgoing.writeHead(302, { location: portalPath }).end();
    case 'empty':
      return void outgoing.writeHead(200, keepable).end();
  }
}

/** The first half, as if it were all. */
async function sendPart(outgoing: ServerResponse, answer: AsyncIterable<Uint8Array> & { headers: object }) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const whole = Buffer.concat(chunks);
  const { 'content-type': type } = answer.headers as Record<string, string>;
  outgoing
    .writeHead(200, { 'content-type': type ?? 'text/plain', ...keepable })
    .end(whole.subarray(0, whole.length / 2));
}
