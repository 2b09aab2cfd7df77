import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from '#tests/support/free-port.ts';

/** `open`: all goes through. `one-way`: the server gets what is written, its answers are lost and the caller waits. */
type State = 'open' | 'one-way' | 'portal';

const portalPage = '<!doctype html><title>Free train WiFi</title><p>Accept the terms to go online.</p>';

/** The way between the device and the server, at one address, and what can happen to it. */
export class Line {
  readonly url: string;
  readonly #port: number;
  #state: State = 'open';
  #target = '';
  #listening: Server | undefined;
  #heard = 0;
  #held: { readonly prefix: string; left: number; readonly waiting: (() => void)[] } | null = null;
  /** Paths that were read, in order. */
  readonly reads: string[] = [];

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async create(port?: number): Promise<Line> {
    return new Line(port ?? (await freePort()));
  }

  /** Leads to the server from now on. */
  async connect(serverUrl: string): Promise<void> {
    this.#target = serverUrl;
    await this.mend();
  }

  /** Writes that came in so far, in any state in which something listens. */
  get writesHeard(): number {
    return this.#heard;
  }

  /** All is well, again. */
  async mend(): Promise<void> {
    await this.#listen('open');
  }

  /** Nobody listens: the server is dead as far as the device can see. */
  async cut(): Promise<void> {
    const server = this.#listening;
    this.#listening = undefined;
    if (!server) return;
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    server.closeAllConnections();
    await closed;
  }

  /** Writes reach the server, and nothing comes back. */
  async loseAnswers(): Promise<void> {
    await this.#listen('one-way');
  }

  /** Somebody else answers: every address gives a page, with 200. */
  async becomePortal(): Promise<void> {
    await this.#listen('portal');
  }

  /** Lets so many reads of paths that begin so through, and holds the next ones back until `release`. */
  hold(prefix: string, after: number): void {
    this.#held = { prefix, left: after, waiting: [] };
  }

  release(): void {
    const waiting = this.#held?.waiting ?? [];
    this.#held = null;
    for (const go of waiting) go();
  }

  async #listen(state: State): Promise<void> {
    await this.cut();
    this.#state = state;
    const server = createServer((incoming, outgoing) => this.#answer(incoming, outgoing));
    this.#listening = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isWrite = incoming.method === 'POST' || incoming.method === 'PUT';
    if (isWrite) this.#heard += 1;
    if (this.#state === 'portal') {
      incoming.resume();
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(portalPage);
      return;
    }
    const held = this.#held;
    if (!isWrite) this.reads.push(incoming.url ?? '');
    if (held && !isWrite && incoming.url?.startsWith(held.prefix) === true) {
      held.left -= 1;
      if (held.left < 0) return void held.waiting.push(() => this.#pass(incoming, outgoing));
    }
    this.#pass(incoming, outgoing);
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isWrite = incoming.method === 'POST' || incoming.method === 'PUT';
    const isLost = this.#state === 'one-way' && isWrite;
    const { method, headers, url = '/' } = incoming;
    const onward = request(new URL(url, this.#target), { method, headers }, (answer) => {
      if (isLost) {
        answer.resume();
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    // A dead server behind the line looks as it would without the line.
    onward.once('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  }
}
