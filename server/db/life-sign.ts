/**
 * A sign of life that other containers can see: a socket in the folder that they share. The kernel answers for the process while
 * it lives, however busy it is, and refuses when it is gone.
 */
import { closeSync, openSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

export interface LifeSign {
  end(): void;
}

/** Socket addresses have at most 107 bytes, folders may be deeper: the open folder has a short name. */
async function withShortName<T>(dir: string, use: (dir: string) => Promise<T>): Promise<T> {
  const fd = openSync(dir, 'r');
  try {
    return await use(`/proc/self/fd/${fd}`);
  } finally {
    closeSync(fd);
  }
}

/** Shows a sign of life under this name; `null` where containers, or sockets in this folder, are unknown. */
export async function showLife(dir: string, name: string): Promise<LifeSign | null> {
  if (process.platform !== 'linux') return null;
  const server = createServer((socket) => socket.destroy());
  const isShown = await withShortName(
    dir,
    (short) =>
      new Promise<boolean>((resolve) => {
        server.once('error', () => resolve(false));
        server.listen(join(short, name), () => resolve(true));
      }),
  );
  if (!isShown) return null;
  server.unref();
  return {
    end: () => {
      server.close();
      rmSync(join(dir, name), { force: true });
    },
  };
}

/** Whether who shows this sign lives. */
export function seesLife(dir: string, name: string): Promise<boolean> {
  return withShortName(
    dir,
    (short) =>
      new Promise<boolean>((resolve) => {
        const socket = connect(join(short, name));
        socket.once('connect', () => {
          socket.destroy();
          resolve(true);
        });
        socket.once('error', () => resolve(false));
      }),
  );
}
