import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelManifest, ModelPack, SpeechPackId } from '#contract/entities/model-pack.ts';
import { packIndexName, PackIndexText, type StoredFile } from './pack-index.ts';

/** The model packs of this server. They may be missing, and may come while it runs. */
export interface ModelStore {
  manifest(): Promise<ModelManifest>;
  /** A file of any pack with absolute paths. */
  findFile(sha256: string): Promise<StoredFile | undefined>;
  /**
   * One file of a pack, read whole; `undefined` when the server does not have the pack.
   * @throws when the pack has no file of this name
   */
  readPackFile(id: SpeechPackId, name: string): Promise<Uint8Array | undefined>;
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
    async readPackFile(id, name) {
      const { packs, files } = await current();
      const pack = packs.find((one) => one.id === id);
      if (pack === undefined) return undefined;
      const file = files.get(pack.files.find((one) => one.name === name)?.sha256 ?? '');
      if (file === undefined) throw new Error(`the pack ${id} has no ${name}`);
      // The same bytes, not a copy: they are tens of MB.
      const { buffer, byteOffset, length } = await readFile(file.path);
      return new Uint8Array(buffer, byteOffset, length);
    },
  };
}
