import { toHex } from '#domain/bytes/to-hex.ts';
import type { DataFile } from '#domain/storage/data-file.ts';

export type FileRead =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** It is not here, or cannot be had now. */
  | { readonly kind: 'absent' }
  /** What was here or came is not the file: half of it, another version, the sign-in page of a public network. */
  | { readonly kind: 'damaged' }
  /** Storage on this device does not answer, so nobody knows whether it is here; and it cannot be had otherwise now. */
  | { readonly kind: 'silent' };

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

/** Storage that has not answered for so long is passed over: on some devices it never does. */
const silentAfterMs = 5_000;

async function inTime<Answer>(work: Promise<Answer>): Promise<Answer | 'silent'> {
  const { promise: silence, resolve } = Promise.withResolvers<'silent'>();
  const timer = setTimeout(() => resolve('silent'), silentAfterMs);
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}

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

  const find = (url: string) => inTime(openCache().then((cache) => cache?.match(url, ignoreVary)));

  async function forget(url: string): Promise<void> {
    await inTime(openCache().then((cache) => cache?.delete(url, ignoreVary)));
  }

  async function readKept({ url, sha256 }: DataFile): Promise<FileRead> {
    const kept = await find(url);
    if (kept === 'silent') return { kind: 'silent' };
    if (kept === undefined) return absent;
    const found = await checked(kept, sha256).catch((): FileRead => ({ kind: 'damaged' }));
    if (found.kind === 'damaged') await forget(url);
    return found;
  }

  /** The file from the server, and whether it is on this device now. */
  async function fetchAndPut(file: DataFile): Promise<{ found: FileRead; isHere: boolean }> {
    const found = await fetchFile(file);
    if (found.kind !== 'whole') return { found, isHere: false };
    const cache = await openCache();
    return { found, isHere: cache !== undefined && (await put(cache, file.url, found.bytes)) };
  }

  return {
    readKept,
    async read(file) {
      const kept = await readKept(file);
      if (kept.kind === 'whole') return kept;
      const found = kept.kind === 'silent' ? await fetchFile(file) : (await fetchAndPut(file)).found;
      return found.kind === 'absent' ? kept : found;
    },
    async keep(file) {
      const { kind } = await readKept(file);
      // What cannot be kept is not worth its bytes.
      if (kind === 'whole' || kind === 'silent') return kind === 'whole';
      return (await fetchAndPut(file)).isHere;
    },
    async isKept(url) {
      const kept = await find(url);
      return kept !== undefined && kept !== 'silent';
    },
    async forgetOthers(urls) {
      const cache = await openCache();
      const kept = new Set(urls.map((url) => new URL(url, location.href).href));
      if (!cache) return;
      const old = (await cache.keys()).filter(({ url }) => !kept.has(url));
      await Promise.all(old.map((request) => cache.delete(request)));
    },
    forget,
  };
}
