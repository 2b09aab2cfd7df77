/** Loaded ahead of the server: on SIGUSR2 the process writes what V8 knows of its memory into `MEMORY_DIR`, named by its id. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env['MEMORY_DIR'];
if (isMainThread && folder !== undefined) {
  // Only the server: its scoring processes are counted by the system alone.
  delete process.env['NODE_OPTIONS'];
  process.on('SIGUSR2', () => {
    const path = join(folder, `${process.pid}.json`);
    writeFileSync(`${path}.part`, JSON.stringify(process.memoryUsage()));
    renameSync(`${path}.part`, path);
  });
}
