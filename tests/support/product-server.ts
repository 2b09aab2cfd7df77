import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { prepareData } from './prepared-data.ts';
import { smallBank } from './small-bank.ts';

/** The real product in its own process, with the small bank: app, API, identity provider and database, in a folder of its own. */
export class ProductServer {
  readonly url: string;
  readonly dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, idpPort: number, env: NodeJS.ProcessEnv) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = mkdtempSync(join(tmpdir(), 'passage-data-'));
    this.#env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      IDP_PORT: String(idpPort),
      DATA_DIR: this.dataDir,
      BANK_DIR: smallBank(),
      LOG_LEVEL: 'warn',
      // One learner of a test answers more in a minute than a trial allows in a day.
      FREE_AI_SCORES: '1000',
      ...env,
    };
  }

  static async create(env: NodeJS.ProcessEnv = {}): Promise<ProductServer> {
    const server = new ProductServer(await freePort(), await freePort(), env);
    await prepareData(server.dataDir);
    return server;
  }

  get output(): string {
    return this.#output;
  }

  /** Starts and waits until the server says that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    const keep = (chunk: Buffer): void => {
      this.#output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const ended = new Promise<never>((_, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${this.#output}`)));
    });
    ended.catch(() => undefined);
    await Promise.race([ended, this.#answers()]);
  }

  /** Ends the process at once, as a power cut of the process would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops as Ctrl-C does. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Stops and removes the data folder. */
  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
    });
    child.kill(signal);
    await exited;
  }

  async #answers(): Promise<void> {
    const deadline = performance.now() + 120_000;
    while (performance.now() < deadline) {
      const ok = await fetch(`${this.url}/api/ready`).then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    throw new Error(`the server did not get ready:\n${this.#output}`);
  }
}
