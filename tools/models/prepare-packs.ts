import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import {
  SpeechPackId,
  speechPackIds,
  type ModelFile,
  type ModelPack,
} from '#contract/entities/model-pack.ts';
import { packIndexName, PackIndexText, type PackIndex, type StoredFile } from '#server/models/pack-index.ts';
import { writeWhole } from '#tools/write-whole.ts';
import { fetchSet, modelsFolder } from './fetch.ts';
import { inTurn } from './in-turn.ts';
import { packRecipes } from './pack-recipes.ts';

type Say = (line: string) => void;
const compress = promisify(brotliCompress);
const indexPath = join(modelsFolder, packIndexName);
/** Part of `madeFrom`: a new number makes every pack again. */
const recipeVersion = 1;

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Eight-bit weights gain nothing from a longer search for repeats, measured; everything else does. */
const qualityOf = (path: string): number => (path.endsWith('.onnx') ? 5 : 9);

async function brotliOf(bytes: Uint8Array, path: string, hash: string): Promise<StoredFile['brotli']> {
  const packed = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualityOf(path),
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  if (packed.length > 0.95 * bytes.length) return null;
  const twin = `packs/${hash}.br`;
  writeWhole(join(modelsFolder, twin), packed);
  return { path: twin, sizeBytes: packed.length };
}

async function makePack(id: SpeechPackId, stored: Map<string, StoredFile>, say: Say): Promise<ModelPack> {
  const { title, purpose, licence, sets, files } = packRecipes[id];
  for (const set of sets) await fetchSet(set, say);
  const made: ModelFile[] = [];
  for (const { name, path, make } of files) {
    if (make) writeWhole(join(modelsFolder, path), make(modelsFolder));
    const bytes = readFileSync(join(modelsFolder, path));
    const hash = sha256(bytes);
    const known = stored.get(hash);
    const brotli = known ? known.brotli : await brotliOf(bytes, path, hash);
    stored.set(hash, { path, sizeBytes: bytes.length, brotli });
    made.push({ name, sha256: hash, sizeBytes: bytes.length, wireBytes: brotli?.sizeBytes ?? bytes.length });
  }
  const sum = (size: 'sizeBytes' | 'wireBytes'): number => made.reduce((all, file) => all + file[size], 0);
  return {
    id,
    title,
    purpose,
    licence,
    sizeBytes: sum('sizeBytes'),
    wireBytes: sum('wireBytes'),
    files: made,
  };
}

function currentSource(): string {
  return `${recipeVersion} ${sha256(readFileSync(join(import.meta.dirname, 'models.lock.json')))}`;
}

function readIndex(): PackIndex | undefined {
  if (!existsSync(indexPath)) return undefined;
  const read = PackIndexText.safeParse(readFileSync(indexPath, 'utf8'));
  return read.success ? read.data : undefined;
}

const isWhole = ({ path, sizeBytes }: { path: string; sizeBytes: number }): boolean =>
  statSync(join(modelsFolder, path), { throwIfNoEntry: false })?.size === sizeBytes;

/** Packs of an earlier run that are still right, judged by size alone: hashing them all at every start would be slow. */
function stillGood(index: PackIndex | undefined): ModelPack[] {
  if (index?.madeFrom !== currentSource()) return [];
  return index.packs.filter((pack) =>
    pack.files.every((file) => {
      const place = index.stored[file.sha256];
      return place && isWhole(place) && (place.brotli === null || isWhole(place.brotli));
    }),
  );
}

/** The packs that are ready, and those that are wanted or were there once and are not. */
function look(wanted: readonly SpeechPackId[]) {
  const before = readIndex();
  const good = stillGood(before);
  const earlier = (before?.packs ?? []).map(({ id }) => id);
  const missing = speechPackIds.filter(
    (id) => (wanted.includes(id) || earlier.includes(id)) && !good.some((pack) => pack.id === id),
  );
  return { before, good, missing };
}

async function makeMissing(wanted: readonly SpeechPackId[], say: Say): Promise<void> {
  const { before, good, missing } = look(wanted);
  if (missing.length === 0) return;
  const packs = [...good];
  const hashes = new Set(good.flatMap(({ files }) => files.map((file) => file.sha256)));
  const stored = new Map(Object.entries(before?.stored ?? {}).filter(([hash]) => hashes.has(hash)));
  const failures: string[] = [];
  for (const id of missing) {
    say(`Preparing the model pack "${id}"…`);
    try {
      packs.push(await makePack(id, stored, say));
    } catch (error) {
      failures.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const order: readonly string[] = speechPackIds;
  const listed = packs.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const index: PackIndex = { madeFrom: currentSource(), packs: listed, stored: Object.fromEntries(stored) };
  writeWhole(indexPath, JSON.stringify(index, null, 2));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/**
 * Fetches what the packs need, makes them and lists them for the server. Does nothing for packs that are ready; packs of
 * earlier runs stay. Those that could be made are listed even when another one fails; then it throws, naming the failures.
 * Programs that come together take turns: the second finds the packs of the first.
 */
export async function preparePacks(wanted: readonly SpeechPackId[], say: Say): Promise<void> {
  if (look(wanted).missing.length === 0) return;
  await inTurn(modelsFolder, say, () => makeMissing(wanted, say));
}

if (import.meta.main) {
  try {
    const given = process.argv.slice(2);
    await preparePacks(given.length > 0 ? given.map((id) => SpeechPackId.parse(id)) : speechPackIds, (line) =>
      console.log(line),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
