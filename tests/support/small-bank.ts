import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  audioFileName,
  readAudioIndex,
  soundFolder,
  type AudioEntry,
  type SoundKind,
} from '#content/audio-index.ts';
import { bankFolder, readItemFiles } from '#content/bank-files.ts';
import { heardFileName } from '#content/heard-audio.ts';
import { readMp3 } from '#domain/audio/mp3.ts';

const shelf = resolve('.cache', 'small-bank');

/** So many items of each task type. */
const itemsEach = 2;
/** Further items that a story is about. */
const besides: ReadonlySet<number> = new Set([9003, 9004]);

/** Nobody waits for a lecture of a minute here: what is longer than the one is cut to the other. */
const [longestMs, cutToMs] = [30_000, 15_000];

const idOf = (path: string): number => Number(basename(path, '.json'));

/** Item files by path from the bank's folder. */
function chosenItems(also: ReadonlySet<number>): string[] {
  const files = readItemFiles(bankFolder).map(({ path }) => path);
  const byTask = Map.groupBy(files, (path) => dirname(path));
  return [...byTask.values()].flatMap((paths) =>
    paths
      .toSorted((a, b) => idOf(a) - idOf(b))
      .filter((path, at) => at < itemsEach || besides.has(idOf(path)) || also.has(idOf(path))),
  );
}

/** What belongs to no single item, by path. */
function commonFiles(): string[] {
  const own = readdirSync(bankFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        !/^(items|audio|explanations)(\/|$)|\.ts$/.test(path) && statSync(join(bankFolder, path)).isFile(),
    );
  return [...own, `audio/${heardFileName}`];
}

/** Puts a sound of the bank into another one, its beginning if it is long, and gives its entry there. */
function takeSound(entry: AudioEntry, kind: SoundKind, bank: string): AudioEntry {
  const name = join(soundFolder('.', kind), audioFileName(entry));
  if (entry.durationMs <= longestMs) {
    cpSync(join(bankFolder, name), join(bank, name));
    return entry;
  }
  const cut = ['-v', 'error', '-i', join(bankFolder, name), '-t', String(cutToMs / 1000), '-c', 'copy'];
  execFileSync('ffmpeg', [...cut, join(bank, name)]);
  const bytes = readFileSync(join(bank, name));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const durationMs = readMp3(bytes)?.durationMs ?? cutToMs;
  return { ...entry, sha256, sizeBytes: bytes.length, durationMs };
}

/**
 * Folder of a bank with the first items of each task type, as they are in the real one, and all that belongs to them: a device
 * that waits for every sound need not wait longer the larger the real bank grows. Made once for each state of the real one.
 * `also`: further items, for a story that needs more of them.
 */
export function smallBank(also: ReadonlySet<number> = new Set()): string {
  const items = chosenItems(also);
  const ids = new Set(items.map(idOf));
  const entriesOf = (kind: SoundKind) =>
    readAudioIndex(bankFolder, kind).filter(({ itemId }) => ids.has(itemId));
  const entries = { question: entriesOf('question'), explanation: entriesOf('explanation') };
  const files = [...items, ...commonFiles()];
  const hash = createHash('sha256').update(JSON.stringify({ entries, longestMs, cutToMs }));
  for (const path of files) hash.update(path).update(readFileSync(join(bankFolder, path)));
  const prepared = join(shelf, hash.digest('hex').slice(0, 16));
  if (existsSync(prepared)) return prepared;

  mkdirSync(shelf, { recursive: true });
  const fresh = mkdtempSync(join(shelf, 'new-'));
  for (const path of files) cpSync(join(bankFolder, path), join(fresh, path));
  for (const kind of ['question', 'explanation'] as const) {
    mkdirSync(soundFolder(fresh, kind), { recursive: true });
    const taken = entries[kind].map((entry) => takeSound(entry, kind, fresh));
    writeFileSync(
      join(soundFolder(fresh, kind), 'index.json'),
      JSON.stringify({ format: 1, entries: taken }),
    );
  }
  try {
    renameSync(fresh, prepared);
  } catch (error) {
    // Another test was quicker.
    rmSync(fresh, { recursive: true });
    if (!existsSync(prepared)) throw error;
  }
  return prepared;
}
