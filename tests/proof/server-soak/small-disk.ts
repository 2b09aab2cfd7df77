import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mb = 1_024 * 1_024;

export interface SmallDisk {
  readonly folder: string;
  /** Takes all room but so much. */
  fill(leaveMb: number): void;
  free(): void;
  remove(): void;
}

/** A disk of its own that can be filled without harm to this machine: Linux, as root. */
export function mountSmallDisk(sizeMb: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'passage-small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0755`, 'passage', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(leaveMb) {
      const { bavail, bsize } = statfsSync(folder);
      const file = openSync(filler, 'w');
      const block = Buffer.alloc(mb);
      for (let left = (bavail * bsize) / mb - leaveMb; left >= 1; left -= 1) writeSync(file, block);
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
