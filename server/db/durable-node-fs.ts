/**
 * The embedded database on a real folder, with commits that survive a power cut. Stock PGlite starts with `-F` (no
 * fsync) and its NODEFS has no fsync at all: https://github.com/electric-sql/pglite/issues/1107. This reaches into
 * PGlite's file system, so the version is pinned and `proveDurable` fails loudly when the reach no longer holds.
 */
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';

interface NodeStream {
  readonly nfd?: number;
  readonly node: unknown;
}
interface NodeFileSystem {
  realPath(node: unknown): string;
  readonly stream_ops: { fsync?: (stream: NodeStream) => number };
}

function syncStream(fs: NodeFileSystem, stream: NodeStream): void {
  if (stream.nfd !== undefined) {
    fdatasyncSync(stream.nfd);
    return;
  }
  // A folder: its stream has no host descriptor. Windows cannot sync folders and does not need to.
  if (process.platform === 'win32') return;
  const fd = openSync(fs.realPath(stream.node), 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** NODEFS with an fsync that reaches the disk, and a count of how often it did. */
export class DurableNodeFS extends NodeFS {
  syncCount = 0;

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: unknown) => {
      const fs = nodeFileSystemOf(module);
      fs.stream_ops.fsync = (stream) => {
        syncStream(fs, stream);
        this.syncCount += 1;
        return 0;
      };
    };
    const before = emscriptenOpts.preRun ?? [];
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(Array.isArray(before) ? before : [before]), addFsync],
      },
    };
  }
}

function nodeFileSystemOf(module: unknown): NodeFileSystem {
  if (typeof module === 'object' && module !== null && 'NODEFS' in module) {
    const fs = module.NODEFS as Partial<NodeFileSystem> | undefined;
    if (typeof fs?.realPath === 'function' && fs.stream_ops !== undefined) return fs as NodeFileSystem;
  }
  throw new Error('The embedded database has no NODEFS any more: commits would not reach the disk.');
}

/** Start parameters without `-F`, with fsync on and the small buffers that one connection needs. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/** Commits something and counts: a commit without an fsync stops the start. */
export async function proveDurable(pg: PGlite, fs: DurableNodeFS): Promise<void> {
  const before = fs.syncCount;
  await pg.query("select pg_logical_emit_message(true, 'passage', 'durability probe')");
  if (fs.syncCount === before)
    throw new Error(
      'The embedded database committed without an fsync: a power cut could lose answers. Use the pinned version of @electric-sql/pglite.',
    );
}
