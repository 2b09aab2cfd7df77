import { modelFilePath, soundPackIds, type ModelFile } from '#contract/entities/model-pack.ts';
import {
  readSoundIndex,
  soundAccents,
  soundHashLength,
  type SoundAccent,
  type SoundIndex,
  type WordSound,
} from '#domain/words/sound-index.ts';
import type { Digest } from '#platform/digest.ts';
import { downloadFile } from '#platform/model-packs/download-file.ts';
import type { ModelStore } from '#platform/model-packs/model-store.ts';
import type { ModelPacks } from '#platform/model-packs/pack-state.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Recorded words. Nothing rejects. */
export interface WordSounds {
  /** The packs in which they can be downloaded. */
  readonly packs: ModelPacks;
  /** Where the recording of a word is: on this device, only on the server, or nowhere. */
  find(word: string, accent: SoundAccent): Promise<'here' | 'server' | null>;
  /** Every word that can be heard now, in any accent. */
  list(): Promise<readonly string[]>;
  /** The MP3 of a word, fetched and kept if it is not here; `null`: there is none, or it cannot be had now. */
  read(word: string, accent: SoundAccent): Promise<Bytes | null>;
  /** Recordings that were fetched one by one, and what they take. */
  listHeard(): Promise<{ readonly words: number; readonly sizeBytes: number }>;
  /** Takes those off this device. */
  forgetHeard(): Promise<void>;
}

export interface WordSoundsOptions {
  readonly packs: ModelPacks;
  readonly store: ModelStore;
  readonly fetch: typeof fetch;
  readonly digest: Digest;
  /** The cache of words that were fetched one by one. */
  readonly single: () => Promise<Cache>;
}

/** Kept under its own hash, a word outlives the pack that it was cut from. */
const singlePath = (hash: string): string => `/word-sounds/${hash}`;

export function createWordSounds({ packs, store, fetch, digest, single }: WordSoundsOptions): WordSounds {
  /** By the hash of the file: an index that is whole is read once. */
  const indexes = new Map<string, Promise<SoundIndex | null>>();

  function filesOf(accent: SoundAccent): { index: ModelFile; sounds: ModelFile } | null {
    const state = packs.getState();
    const known = state.status === 'known' ? state.packs : [];
    const files = known.find(({ pack }) => pack.id === soundPackIds[accent])?.pack.files ?? [];
    const [index, sounds] = ['index', 'sounds'].map((wanted) => files.find(({ name }) => name === wanted));
    return index && sounds ? { index, sounds } : null;
  }

  /** Fetched if it is not here: it says which words there are at all, and is a hundredth of the pack. */
  async function readIndex(file: ModelFile): Promise<SoundIndex | null> {
    let kept = await store.findWhole(file.sha256);
    if (kept === null) {
      const signal = AbortSignal.timeout(15_000);
      const result = await downloadFile(file, { fetch, store, digest, signal, onReceived: () => undefined });
      kept = result === 'whole' ? await store.findWhole(file.sha256) : null;
    }
    return kept && readSoundIndex(await kept.text());
  }

  async function indexOf(file: ModelFile): Promise<SoundIndex | null> {
    const known = indexes.get(file.sha256) ?? readIndex(file).catch(() => null);
    indexes.set(file.sha256, known);
    const index = await known;
    if (index === null) indexes.delete(file.sha256);
    return index;
  }

  async function checked(bytes: ArrayBuffer, { hash }: WordSound): Promise<Bytes | null> {
    const own = new Uint8Array(bytes);
    return (await digest.sha256(own)).slice(0, soundHashLength) === hash ? own : null;
  }

  async function fromPack(sounds: ModelFile, sound: WordSound): Promise<Bytes | null> {
    const pack = await store.findWhole(sounds.sha256);
    if (pack === null) return null;
    const bytes = await checked(await pack.slice(sound.from, sound.to).arrayBuffer(), sound);
    // What a disk has spoilt is thrown away, so that the pack can be downloaded again.
    if (bytes === null) await store.forget(sounds.sha256);
    return bytes;
  }

  async function fromSingles(sound: WordSound): Promise<Bytes | null> {
    const kept = await (await single()).match(singlePath(sound.hash));
    return kept ? checked(await kept.arrayBuffer(), sound) : null;
  }

  async function fromServer(sounds: ModelFile, sound: WordSound): Promise<Bytes | null> {
    const response = await fetch(modelFilePath(sounds.sha256), {
      headers: { range: `bytes=${sound.from}-${sound.to - 1}` },
      credentials: 'omit',
      signal: AbortSignal.timeout(15_000),
    });
    if (response.status !== 206) {
      // A whole pack was not asked for.
      await response.body?.cancel();
      return null;
    }
    const bytes = await checked(await response.arrayBuffer(), sound);
    if (bytes === null) return null;
    // No room is no reason not to hear it now.
    const keep = (await single()).put(singlePath(sound.hash), new Response(bytes.slice()));
    await keep.catch(() => undefined);
    return bytes;
  }

  async function look(word: string, accent: SoundAccent) {
    const files = filesOf(accent);
    const sound = files && (await indexOf(files.index))?.get(word.toLowerCase());
    return sound ? { sounds: files.sounds, sound } : null;
  }

  return {
    packs,
    async find(word, accent) {
      try {
        const found = await look(word, accent);
        if (found === null) return null;
        const isHere =
          (await store.findWhole(found.sounds.sha256)) !== null || (await fromSingles(found.sound)) !== null;
        return isHere ? 'here' : packs.line().isOnline ? 'server' : null;
      } catch {
        return null;
      }
    },
    async list() {
      const ofAccent = async (accent: SoundAccent): Promise<string[]> => {
        const files = filesOf(accent);
        const canBeHad =
          files && (packs.line().isOnline || (await store.findWhole(files.sounds.sha256)) !== null);
        const index = canBeHad ? await indexOf(files.index) : null;
        return [...(index?.keys() ?? [])];
      };
      try {
        return [...new Set((await Promise.all(soundAccents.map(ofAccent))).flat())];
      } catch {
        return [];
      }
    },
    async listHeard() {
      try {
        const kept = await (await single()).matchAll();
        const sizes = await Promise.all(kept.map(async (response) => (await response.blob()).size));
        return { words: sizes.length, sizeBytes: sizes.reduce((sum, size) => sum + size, 0) };
      } catch {
        return { words: 0, sizeBytes: 0 };
      }
    },
    async forgetHeard() {
      try {
        const cache = await single();
        await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
      } catch {
        // What is still there is counted and shown again.
      }
    },
    async read(word, accent) {
      try {
        const found = await look(word, accent);
        if (found === null) return null;
        const { sounds, sound } = found;
        return (
          (await fromPack(sounds, sound)) ?? (await fromSingles(sound)) ?? (await fromServer(sounds, sound))
        );
      } catch {
        return null;
      }
    },
  };
}
