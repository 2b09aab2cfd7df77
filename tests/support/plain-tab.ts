import type { OwnBrowser } from './own-browser.ts';

interface Reply {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/** What the helpers of the proofs ask of a tab; a page of Playwright is one too. */
export interface Tab {
  evaluate<Result, Arg>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
}

/**
 * A tab over the debugging protocol alone. Playwright makes every page believe that it has the focus, so none is ever
 * hidden and none can be frozen; the browser of a plain tab must not be under Playwright's control.
 */
export class PlainTab implements Tab {
  readonly #socket: WebSocket;
  readonly #targetId: string;
  readonly #port: number;
  #lastId = 0;

  private constructor(socket: WebSocket, { targetId, port }: { targetId: string; port: number }) {
    this.#socket = socket;
    this.#targetId = targetId;
    this.#port = port;
  }

  /** Opens a tab at this address, in front of the others. */
  static async open(browser: OwnBrowser, address: string): Promise<PlainTab> {
    const port = await browser.port();
    const opened = await fetch(`http://127.0.0.1:${port}/json/new?${encodeURI(address)}`, { method: 'PUT' });
    const target = (await opened.json()) as { id: string; webSocketDebuggerUrl: string };
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    return new PlainTab(socket, { targetId: target.id, port });
  }

  /** Runs a function in the page, once there is one; what it refers to must be in its argument or on `globalThis`. */
  async evaluate<Result, Arg>(run: (arg: Arg) => Result | Promise<Result>, arg?: Arg): Promise<Result> {
    const expression = `(${String(run)})(${JSON.stringify(arg) ?? ''})`;
    const { result, exceptionDetails } = await this.send<{
      result: { value: Result };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  /** As the browser does with tabs that nobody looks at: no timer, no answer of the network, its locks stay. */
  async freeze(): Promise<void> {
    await this.send('Page.setWebLifecycleState', { state: 'frozen' });
  }

  async thaw(): Promise<void> {
    await this.send('Page.setWebLifecycleState', { state: 'active' });
  }

  async bringToFront(): Promise<void> {
    await this.send('Page.bringToFront');
  }

  async close(): Promise<void> {
    await fetch(`http://127.0.0.1:${this.#port}/json/close/${this.#targetId}`);
    this.#socket.close();
  }

  send<Result>(method: string, params: object = {}): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const onClose = () => reject(new Error(`${method}: the tab is gone`));
      const onMessage = ({ data }: MessageEvent<string>) => {
        const reply = JSON.parse(data) as Reply;
        if (reply.id !== id) return;
        this.#socket.removeEventListener('message', onMessage);
        this.#socket.removeEventListener('close', onClose);
        if (reply.error) reject(new Error(`${method}: ${reply.error.message}`));
        else resolve(reply.result as Result);
      };
      this.#socket.addEventListener('message', onMessage);
      this.#socket.addEventListener('close', onClose);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
