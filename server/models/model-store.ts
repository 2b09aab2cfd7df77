import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelManifest, ModelPack, ModelPackId } from '#contract/entities/model-pack.ts';
import { packIndexName, PackIndexText, type StoredFile } from './pack-index.ts';

/** The model packs of this server. They may be missing, and may come while it runs. */
export interface ModelStore {
  manifest(): Promise<ModelManifest>;
  /** A file of any pack with absolute paths. */
  findFile(sha256: string): Promise<StoredFile | undefined>;
  /** All files of a pack by name, read whole; `undefined` when the server does not have the pack. */
  readPack(id: ModelPackId): Promise<ReadonlyMap<string, Uint8Array> | undefined>;
}

interface Packs {
  readonly packs: readonly ModelPack[];
  readonly files: ReadonlyMap<string, StoredFile>;
}
const none: Packs = { packs: [], files: new Map() };

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch {
    return undefined;
  }
}

/** Only files that are there with their full length: a folder that somebody tidied offers less, not broken packs. */
async function readIndex(folder: string, text: string): Promise<Packs> {
  const index = PackIndexText.safeParse(text);
  if (!index.success) return none;
  const files = new Map<string, StoredFile>();
  for (const [sha256, { path, sizeBytes, brotli }] of Object.entries(index.data.stored)) {
    if ((await sizeOf(join(folder, path))) !== sizeBytes) continue;
    const twin = brotli && { ...brotli, path: join(folder, brotli.path) };
    const isTwinWhole = twin !== null && (await sizeOf(twin.path)) === twin.sizeBytes;
    files.set(sha256, { path: join(folder, path), sizeBytes, brotli: isTwinWhole ? twin : null });
  }
  const packs = index.data.packs.filter((pack) => pack.files.every(({ sha256 }) => files.has(sha256)));
  return { packs, files };
}

/** Opens the models folder. The list in it is read again when it changes. */
export function openModelStore(folder: string): ModelStore {
  const indexPath = join(folder, packIndexName);
  let known: { readonly stamp: string; readonly packs: Promise<Packs> } | undefined;

  async function current(): Promise<Packs> {
    let stamp: string;
    try {
      const { mtimeMs, size } = await stat(indexPath);
      stamp = `${mtimeMs} ${size}`;
    } catch {
      return none;
    }
    if (known?.stamp !== stamp) {
      const packs = readFile(indexPath, 'utf8').then((text) => readIndex(folder, text));
      known = { stamp, packs };
    }
    return known.packs;
  }

  return {
    async manifest() {
      return { packs: [...(await current()).packs] };
    },
    async findFile(sha256) {
      return (await current()).files.get(sha256);
    },
    async readPack(id) {
      const { packs, files } = await current();
      const pack = packs.find((one) => one.id === id);
      if (pack === undefined) return undefined;
      const read = pack.files.map(async ({ name, sha256 }) => {
        const file = files.get(sha256);
        if (file === undefined) throw new Error(`${id}: ${name} is not in the models folder`);
        return [name, new Uint8Array(await readFile(file.path))] as const;
      });
      return new Map(await Promise.all(read));
    },
  };
}
