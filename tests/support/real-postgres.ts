import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

export interface RealPostgres {
  /** Address of an empty database that nobody else uses. */
  createDatabase(): Promise<string>;
  /** Goes down, with connections in use or not, and comes back with the same data and address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Folder of `initdb` and `postgres`. `npm test` installs them where there are none. */
export function postgresBinaries(): string {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).toSorted((a, b) => Number(b) - Number(a)) : [];
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const candidates = [
    process.env['POSTGRES_BIN'],
    asked.status === 0 ? asked.stdout.trim() : undefined,
    ...versions.map((version) => join(base, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ];
  const found = candidates.find(
    (dir) => dir !== undefined && existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'postgres')),
  );
  if (found === undefined)
    throw new Error(
      'No PostgreSQL server was found. "npm test" installs one; or set POSTGRES_BIN to the folder of initdb.',
    );
  return found;
}

/** PostgreSQL refuses to run as root: a user that it accepts, then. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
    const [uid, gid] = [id('-u'), id('-g')];
    if (Number.isInteger(uid) && Number.isInteger(gid)) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
}

/** Starts a real PostgreSQL server on 127.0.0.1 with a folder of its own; `isDurable`: commits reach the disk. */
export async function startRealPostgres(options: { isDurable?: boolean } = {}): Promise<RealPostgres> {
  const bin = postgresBinaries();
  const user = otherUser();
  const dir = mkdtempSync(join(tmpdir(), 'passage-postgres-'));
  if (user !== undefined) chownSync(dir, user.uid, user.gid);
  const data = join(dir, 'data');
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'passage', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: dir, encoding: 'utf8' },
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);
  const port = await freePort();
  const durability = options.isDurable === true ? [] : ['fsync=off', 'full_page_writes=off'];
  const settings = [...durability, 'max_connections=60', 'shared_buffers=32MB', 'listen_addresses=127.0.0.1'];
  const urlOf = (database: string) => `postgresql://passage@127.0.0.1:${port}/${database}`;
  async function start(): Promise<ChildProcess> {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', dir, ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => {
      log = `${log}${chunk.toString()}`.slice(-4_000);
    });
    await untilItAnswers(urlOf('postgres'), child, () => log);
    return child;
  }
  let server = await start();
  let count = 0;
  return {
    async createDatabase() {
      const name = `passage_${++count}`;
      const client = new Client(urlOf('postgres'));
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    async restart() {
      await end(server);
      server = await start();
    },
    async stop() {
      await end(server);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Ends it as `pg_ctl stop -m fast` does; it may have ended by itself. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  server.kill('SIGINT');
  await ended;
}

async function untilItAnswers(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) break;
    const client = new Client(url);
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    if (answers) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`PostgreSQL did not start:\n${log()}`);
}
