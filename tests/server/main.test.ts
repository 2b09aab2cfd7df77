import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPglite } from '#server/db/open-pglite.ts';
import { freePort } from '#tests/support/free-port.ts';
import { prepareData } from '#tests/support/prepared-data.ts';
import { startServerProcess, type WatchedProcess } from '#tests/support/watched-process.ts';

/** The process that `npm start` runs: how it stops, and what it says when it cannot start. */
describe('the server process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'passage-main-'));
  const emptyFolder = mkdtempSync(join(tmpdir(), 'passage-main-'));
  beforeAll(() => prepareData(folder));
  let port: number;
  let running: WatchedProcess[];
  beforeEach(async () => {
    port = await freePort();
    running = [];
  });
  afterEach(async () => {
    for (const each of running) await each.kill();
  });
  afterAll(() => {
    for (const each of [folder, emptyFolder]) rmSync(each, { recursive: true, force: true });
  });

  async function begin(more: NodeJS.ProcessEnv = {}): Promise<WatchedProcess> {
    const started = startServerProcess({
      HOST: '127.0.0.1',
      PORT: String(port),
      IDP_PORT: String(await freePort()),
      PLAY_MONEY_PORT: String(await freePort()),
      DATA_DIR: folder,
      ...more,
    });
    running.push(started);
    return started;
  }

  /** Nothing holds the database any more, and it is whole. */
  async function expectDatabaseFree(dir = folder): Promise<void> {
    const db = await openPglite(dir);
    await db.migrate();
    await db.close();
  }

  it('can be stopped while it makes its database, in a folder that nobody else may read', async () => {
    const data = join(emptyFolder, 'data');
    const server = await begin({ DATA_DIR: data });
    await server.until('Preparing the database');
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.lines.some((line) => line.startsWith('Passage is ready'))).toBe(false);
    expect(statSync(data).mode & 0o777).toBe(0o700);
    await expectDatabaseFree(data);
  }, 120_000);

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'ends in order on %s, with a connection that stays open, and leaves the database free',
    async (signal) => {
      const server = await begin();
      await server.until('Sign in as');
      const idle = connect(port, '127.0.0.1');
      await once(idle, 'connect');
      const closed = once(idle, 'close');
      expect(await server.end(signal)).toBe(0);
      await closed;
      expect(server.errors()).toBe('');
      await expectDatabaseFree();
    },
    120_000,
  );

  describe('on a machine that has something else there', () => {
    let other: Server;
    const sockets: Socket[] = [];
    beforeEach(async () => {
      other = createServer((socket) => void sockets.push(socket));
      other.listen(port, '127.0.0.1');
      await once(other, 'listening');
    });
    afterEach(() => {
      for (const socket of sockets.splice(0)) socket.destroy();
      other.close();
    });

    it('says that the port is taken, and leaves the database free', async () => {
      const server = await begin();
      expect(await server.end()).toBe(1);
      expect(server.errors()).toContain(`Port ${port} is taken. Stop what uses it or set PORT`);
      await expectDatabaseFree();
    }, 120_000);
  });

  it('says which settings it cannot use', async () => {
    const server = await begin({ PORT: 'lots', FREE_AI_SCORES: '-1' });
    expect(await server.end()).toBe(1);
    expect(server.errors()).toContain('These settings need another value');
    expect(server.errors()).toMatch(/PORT[^]*FREE_AI_SCORES/);
  });
});
