import { expose } from 'comlink';

/** A worker as the bridge sees one: a port to an API, and an `error` event when it dies. */
export class FakeWorker<Api> extends EventTarget {
  readonly #channel = new MessageChannel();
  constructor(makeApi: (die: () => void) => Api) {
    super();
    expose(
      makeApi(() => this.dispatchEvent(new Event('error'))),
      this.#channel.port1,
    );
    this.#channel.port2.addEventListener('message', ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
    this.#channel.port2.start();
  }
  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.#channel.port2.postMessage(message, transfer);
  }
  terminate(): void {
    this.#channel.port1.close();
    this.#channel.port2.close();
  }
}
