import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { prepareData } from './prepared-data.ts';
import { smallBank } from './small-bank.ts';

const script = new URL('../../scripts/server-process.mjs', import.meta.url).href;
const { serverProcess } = (await import(script)) as {
  serverProcess: { flags: string[]; env: NodeJS.ProcessEnv };
};

/** Free ones where none is named. `provider`: of the identity provider; `playMoney`: of the stand-ins for gateways. */
interface Ports {
  readonly app?: number;
  readonly provider?: number;
  readonly playMoney?: number;
}

/** The real product in its own process, as `npm start` starts it, with the small bank: app, API, identity provider and database, in a folder of its own. */
export class ProductServer {
  readonly url: string;
  /** Of the stand-ins for gateways. */
  readonly playMoneyUrl: string;
  readonly dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #output = '';
  #readyAt: number | null = null;

  private constructor(ports: Required<Ports>, env: NodeJS.ProcessEnv) {
    this.url = `http://127.0.0.1:${ports.app}`;
    this.playMoneyUrl = `http://127.0.0.1:${ports.playMoney}`;
    this.dataDir = mkdtempSync(join(tmpdir(), 'passage-data-'));
    this.#env = {
      ...process.env,
      ...serverProcess.env,
      HOST: '127.0.0.1',
      PORT: String(ports.app),
      IDP_PORT: String(ports.provider),
      PLAY_MONEY_PORT: String(ports.playMoney),
      DATA_DIR: this.dataDir,
      BANK_DIR: smallBank(),
      LOG_LEVEL: 'warn',
      // One learner of a test answers more in a minute than a trial allows in a day.
      FREE_AI_SCORES: '1000',
      // On a busy machine an engine takes minutes.
      SCORING_TIMEOUT_SECONDS: '600',
      ...env,
    };
  }

  static async create(env: NodeJS.ProcessEnv = {}, ports: Ports = {}): Promise<ProductServer> {
    const { app = await freePort(), provider = await freePort(), playMoney = await freePort() } = ports;
    const server = new ProductServer({ app, provider, playMoney }, env);
    await prepareData(server.dataDir);
    return server;
  }

  get output(): string {
    return this.#output;
  }

  /** Of the process that was started last. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** It got ready so long ago; `null` while it starts and while it does not run. */
  get readyForMs(): number | null {
    return this.#readyAt === null ? null : performance.now() - this.#readyAt;
  }

  /** It was started, and has not ended by itself since. */
  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** Starts and waits until the server says that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...serverProcess.flags, 'server/main.ts'], {
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
    this.#readyAt = performance.now();
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
    this.#readyAt = null;
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
