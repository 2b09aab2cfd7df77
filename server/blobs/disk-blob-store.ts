import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '#server/sync-folder.ts';
import type { BlobStore } from './blob-store.ts';

const pathOf = (dir: string, sha256: string) => join(dir, sha256.slice(0, 2), sha256.slice(2, 4), sha256);

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Blobs as files `ab/cd/abcd…` of a folder. */
export async function openDiskBlobStore(dir: string): Promise<BlobStore> {
  const uploadDir = join(dir, 'upload');
  // What an upload left behind when the process died is worthless.
  await rm(uploadDir, { recursive: true, force: true });
  await mkdir(uploadDir, { recursive: true, mode: 0o700 });
  return {
    uploadDir,
    async take(sha256, file) {
      const path = pathOf(dir, sha256);
      await mkdir(dirname(path), { recursive: true });
      await rename(file, path);
      await syncFolder(dirname(path));
    },
    async head(sha256) {
      try {
        return { sizeBytes: (await stat(pathOf(dir, sha256))).size };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async get(sha256, range) {
      const handle = await open(pathOf(dir, sha256), 'r');
      return handle.createReadStream(range === undefined ? {} : { start: range.start, end: range.end });
    },
    async delete(sha256) {
      await rm(pathOf(dir, sha256), { force: true });
    },
    check: () => access(uploadDir, constants.W_OK),
  };
}

/** A file as a stream, or a part of it. */
export function readFileRange(path: string, range?: { start: number; end: number }) {
  return createReadStream(path, range === undefined ? {} : { start: range.start, end: range.end });
}
