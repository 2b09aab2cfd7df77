import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: none of a browser takes it before the server does, or between two starts. */
const [lowest, highest] = [15_000, 32_000];

/** Whether nobody listens there. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!listens) return false;
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  return true;
}

/** A port of 127.0.0.1 that was free a moment ago, chosen by chance: tests run side by side. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}
