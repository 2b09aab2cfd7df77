import { toHex } from '#domain/bytes/to-hex.ts';
import type { DataFile } from '#domain/storage/data-file.ts';

export type FileRead =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** It is not here, or cannot be had now. */
  | { readonly kind: 'absent' }
  /** What was here or came is not the file: half of it, another version, the sign-in page of a public network. */
  | { readonly kind: 'damaged' };

/**
 * Files whose address names their content, kept on this device. The law: nothing is kept or handed out before its bytes are what they
 * must be, and what is found damaged here is dropped.
 */
export interface KeptFiles {
  /** A file from this device alone. */
  readKept(file: DataFile): Promise<FileRead>;
  /** A file from this device, else from the server and then kept. Works without the service worker too, whose first page does not have one yet. */
  read(file: DataFile): Promise<FileRead>;
  /** Keeps a file for later. Whether it is on this device now. */
  keep(file: DataFile): Promise<boolean>;
  isKept(url: string): Promise<boolean>;
  /** Drops files of older versions. */
  forgetOthers(urls: readonly string[]): Promise<void>;
  forget(url: string): Promise<void>;
}

const absent: FileRead = { kind: 'absent' };

async function checked(response: Response, sha256: string): Promise<FileRead> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isWhole = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) === sha256;
  return isWhole ? { kind: 'whole', bytes } : { kind: 'damaged' };
}

async function ask({ url, sha256 }: DataFile, options: RequestInit): Promise<FileRead> {
  try {
    const response = await fetch(url, options);
    return response.ok ? await checked(response, sha256) : absent;
  } catch {
    return absent;
  }
}

/** What is wrong is asked for once more, past the browser's own cache, which keeps such files for a year. */
async function fetchFile(file: DataFile): Promise<FileRead> {
  const first = await ask(file, {});
  return first.kind === 'damaged' ? ask(file, { cache: 'reload' }) : first;
}

/**
 * Only whole files are put: a put takes the old entry away before the new one is written, so one whose body breaks off would lose
 * the file that was here. No room is no reason not to go on.
 */
async function put(cache: Cache, url: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    await cache.put(url, new Response(bytes));
    return true;
  } catch {
    return false;
  }
}

const ignoreVary = { ignoreVary: true };

/** The files of one engine, in a cache of their own. */
export function createKeptFiles(cacheName: string): KeptFiles {
  /** Where the browser has none (a page without https), every start fetches again. */
  async function openCache(): Promise<Cache | undefined> {
    if (!('caches' in globalThis)) return undefined;
    try {
      return await caches.open(cacheName);
    } catch {
      return undefined;
    }
  }

  async function readKept({ url, sha256 }: DataFile): Promise<FileRead> {
    const cache = await openCache();
    const kept = await cache?.match(url, ignoreVary);
    if (kept === undefined) return absent;
    const found = await checked(kept, sha256).catch((): FileRead => ({ kind: 'damaged' }));
    if (found.kind === 'damaged') await cache?.delete(url, ignoreVary);
    return found;
  }

  /** The file, and whether it is on this device now. */
  async function get(file: DataFile): Promise<{ found: FileRead; isHere: boolean }> {
    const kept = await readKept(file);
    if (kept.kind === 'whole') return { found: kept, isHere: true };
    const found = await fetchFile(file);
    if (found.kind === 'absent') return { found: kept, isHere: false };
    if (found.kind === 'damaged') return { found, isHere: false };
    const cache = await openCache();
    return { found, isHere: cache !== undefined && (await put(cache, file.url, found.bytes)) };
  }

  return {
    readKept,
    read: async (file) => (await get(file)).found,
    keep: async (file) => (await get(file)).isHere,
    isKept: async (url) => (await (await openCache())?.match(url, ignoreVary)) !== undefined,
    async forgetOthers(urls) {
      const cache = await openCache();
      const kept = new Set(urls.map((url) => new URL(url, location.href).href));
      if (!cache) return;
      const old = (await cache.keys()).filter(({ url }) => !kept.has(url));
      await Promise.all(old.map((request) => cache.delete(request)));
    },
    async forget(url) {
      await (await openCache())?.delete(url, ignoreVary);
    },
  };
}
