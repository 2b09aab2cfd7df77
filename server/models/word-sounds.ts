import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { soundFileNames } from '#content/word-sound-files.ts';
import { sha256Of } from '#content/sha256.ts';
import { soundPackIds, type ModelPack } from '#contract/entities/model-pack.ts';
import {
  readSoundIndex,
  soundAccents,
  type SoundAccent,
  type SoundIndex,
  type WordSound,
} from '#domain/words/sound-index.ts';
import type { ModelStore } from './model-store.ts';
import type { StoredFile } from './pack-index.ts';

const titles: Record<SoundAccent, string> = { US: 'American words', UK: 'British words' };

interface OpenedPack {
  readonly accent: SoundAccent;
  readonly index: SoundIndex;
  readonly soundsPath: string;
  readonly pack: ModelPack;
  readonly files: ReadonlyMap<string, StoredFile>;
}

/** The pack of an accent as it lies in the folder; `null` without one. An index that does not fit its sounds is none. */
async function openPack(folder: string, accent: SoundAccent): Promise<OpenedPack | null> {
  const names = Object.entries(soundFileNames(accent));
  const read = await Promise.all(
    names.map(async ([name, file]) => {
      const path = join(folder, file);
      const bytes = await readFile(path).catch(() => null);
      return bytes && { name, path, bytes, sha256: sha256Of(bytes), sizeBytes: bytes.length };
    }),
  );
  const files = read.filter((file) => file !== null);
  const index = readSoundIndex(files.find(({ name }) => name === 'index')?.bytes.toString('utf8') ?? '');
  const end = Math.max(0, ...[...(index?.values() ?? [])].map(({ to }) => to));
  const sounds = files.find(({ name }) => name === 'sounds');
  if (index === null || index.size === 0 || sounds?.sizeBytes !== end) return null;
  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  return {
    accent,
    index,
    soundsPath: sounds.path,
    pack: {
      id: soundPackIds[accent],
      title: titles[accent],
      purpose: `${index.size.toLocaleString('en')} words, each recorded in ${accent === 'US' ? 'American' : 'British'} English.`,
      licence: 'Spoken by Kokoro-82M: Apache-2.0.',
      sizeBytes,
      wireBytes: sizeBytes,
      files: files.map((file) => ({
        name: file.name,
        sha256: file.sha256,
        sizeBytes: file.sizeBytes,
        wireBytes: file.sizeBytes,
      })),
    },
    files: new Map(
      files.map(({ path, sha256, sizeBytes: size }) => [sha256, { path, sizeBytes: size, brotli: null }]),
    ),
  };
}

/** A recorded word: the bytes `from` to `to` of the file at `path`. */
export interface RecordedWord extends WordSound {
  readonly path: string;
}

export interface WordSoundStore extends Pick<ModelStore, 'manifest' | 'findFile'> {
  findWord(word: string, accent: SoundAccent): Promise<RecordedWord | undefined>;
  /** Every word that is recorded in any accent. */
  words(): Promise<string[]>;
}

/** The recorded words of this server. They are read with the first question for them. */
export function openWordSounds(folder: string): WordSoundStore {
  let opened: Promise<OpenedPack[]> | undefined;
  const open = (): Promise<OpenedPack[]> =>
    (opened ??= Promise.all(soundAccents.map((accent) => openPack(folder, accent))).then((packs) =>
      packs.filter((pack) => pack !== null),
    ));
  return {
    manifest: async () => ({ packs: (await open()).map(({ pack }) => pack) }),
    findFile: async (sha256) =>
      (await open()).map(({ files }) => files.get(sha256)).find((file) => file !== undefined),
    async findWord(word, accent) {
      const pack = (await open()).find((one) => one.accent === accent);
      const sound = pack?.index.get(word.toLowerCase());
      return pack && sound && { ...sound, path: pack.soundsPath };
    },
    words: async () => [...new Set((await open()).flatMap(({ index }) => [...index.keys()]))],
  };
}
