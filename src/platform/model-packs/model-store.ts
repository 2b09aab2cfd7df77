import { modelFilePath } from '#contract/entities/model-pack.ts';
import { modelCacheName } from '#domain/storage/model-cache.ts';

/** Names of the caches: of whole files, and of the pieces of downloads that are under way (a killed tab loses one piece at most). */
export interface CacheNames {
  readonly whole: string;
  readonly parts: string;
}
const modelCaches: CacheNames = { whole: modelCacheName, parts: 'passage-model-parts-v1' };

export type Kept = 'kept' | 'no-room';

/** Model files on this device: whole and checked ones, and the pieces of those that are coming. */
export interface ModelStore {
  /** Hashes of the whole files. */
  list(): Promise<Set<string>>;
  /** Bytes from the start that are here in pieces. */
  receivedBytes(sha256: string): Promise<number>;
  keepPart(sha256: string, fromByte: number, bytes: Uint8Array<ArrayBuffer>): Promise<Kept>;
  readParts(sha256: string): Promise<Uint8Array<ArrayBuffer>>;
  /** A whole file, to read parts of it; `null`: it is not here. */
  findWhole(sha256: string): Promise<Blob | null>;
  /** Puts a whole file in place of its pieces. */
  keepWhole(sha256: string, bytes: Uint8Array<ArrayBuffer>): Promise<Kept>;
  forgetParts(sha256: string): Promise<void>;
  /** The file and its pieces. */
  forget(sha256: string): Promise<void>;
}

interface Part {
  readonly request: Request;
  readonly from: number;
  readonly to: number;
}

export function createModelStore(
  storage: CacheStorage,
  origin: string,
  names: CacheNames = modelCaches,
): ModelStore {
  const whole = () => storage.open(names.whole);
  const parts = () => storage.open(names.parts);
  const address = (sha256: string) => new URL(modelFilePath(sha256), origin).href;

  /** The pieces that join up from the first byte on. */
  async function partsOf(sha256: string): Promise<Part[]> {
    const all = (await (await parts()).keys()).flatMap((request) => readPart(request, address(sha256)));
    const chain: Part[] = [];
    let reached = 0;
    for (const part of all.sort((a, b) => a.from - b.from)) {
      if (part.from !== reached) continue;
      chain.push(part);
      reached = part.to;
    }
    return chain;
  }

  async function put(cache: Cache, url: string, bytes: Uint8Array<ArrayBuffer>): Promise<Kept> {
    const headers = { 'content-type': 'application/octet-stream', 'content-length': String(bytes.length) };
    try {
      await cache.put(url, new Response(bytes, { headers }));
      return 'kept';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'no-room';
      throw error;
    }
  }

  const store: ModelStore = {
    async list() {
      const keys = await (await whole()).keys();
      return new Set(keys.map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? ''));
    },
    receivedBytes: async (sha256) => (await partsOf(sha256)).at(-1)?.to ?? 0,
    async keepPart(sha256, fromByte, bytes) {
      const url = `${address(sha256)}?from=${fromByte}&to=${fromByte + bytes.length}`;
      return put(await parts(), url, bytes);
    },
    async readParts(sha256) {
      const cache = await parts();
      const chain = await partsOf(sha256);
      const joined = new Uint8Array(chain.at(-1)?.to ?? 0);
      for (const { request, from } of chain) {
        const response = await cache.match(request);
        if (response) joined.set(new Uint8Array(await response.arrayBuffer()), from);
      }
      return joined;
    },
    async findWhole(sha256) {
      const kept = await (await whole()).match(address(sha256));
      return kept ? kept.blob() : null;
    },
    async keepWhole(sha256, bytes) {
      const cache = await whole();
      if ((await put(cache, address(sha256), bytes)) === 'kept') {
        await store.forgetParts(sha256);
        return 'kept';
      }
      // Pieces and whole together may be too much where one of them is not.
      await store.forgetParts(sha256);
      return put(cache, address(sha256), bytes);
    },
    async forgetParts(sha256) {
      const cache = await parts();
      const own = (await cache.keys()).filter(({ url }) => url.startsWith(`${address(sha256)}?`));
      await Promise.all(own.map((request) => cache.delete(request)));
    },
    async forget(sha256) {
      await store.forgetParts(sha256);
      await (await whole()).delete(address(sha256));
    },
  };
  return store;
}

function readPart(request: Request, address: string): Part[] {
  const url = new URL(request.url);
  const from = Number(url.searchParams.get('from') ?? Number.NaN);
  const to = Number(url.searchParams.get('to') ?? Number.NaN);
  const isOwn = `${url.origin}${url.pathname}` === address;
  return isOwn && Number.isSafeInteger(from) && Number.isSafeInteger(to) && to > from
    ? [{ request, from, to }]
    : [];
}
