import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { audioFileName, type AudioEntry } from '#content/audio-index.ts';
import { sha256Of } from '#content/sha256.ts';
import { readMp3 } from '#domain/audio/mp3.ts';
import { writeWhole } from '#tools/write-whole.ts';
import type { AudioJob } from './audio-plan.ts';

/**
 * A folder of sound of a bank. The law: a file is in its place before the index names it, and the index is replaced
 * whole. So a run that is killed at any moment leaves an index whose every entry is true.
 */
export function openAudioStore(folder: string, known: readonly AudioEntry[]) {
  mkdirSync(folder, { recursive: true });
  let entries = [...known];

  function writeIndex(): void {
    entries.sort((a, b) => a.itemId - b.itemId || a.voice.localeCompare(b.voice));
    const path = join(folder, 'index.json');
    const rows = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
    writeWhole(path, `{\n  "format": 1,\n  "entries": [\n${rows}\n  ]\n}\n`);
  }

  return {
    /** Where a rendering is written before it is accepted. */
    partPath: join(folder, 'rendering.part'),

    /** Takes the file at `partPath` in under its final name and records it. */
    accept({ item, rendering, textHash }: AudioJob, lufs: number): AudioEntry {
      const bytes = readFileSync(this.partPath);
      const facts = readMp3(bytes);
      if (!facts?.isWhole) throw new Error(`The MP3 of ${item.id} ${rendering.voice} is not readable.`);
      const entry: AudioEntry = {
        itemId: item.id,
        voice: rendering.voice,
        label: rendering.label,
        accent: rendering.accent,
        textHash,
        sha256: sha256Of(bytes),
        sizeBytes: bytes.length,
        durationMs: Math.round(facts.durationMs),
        lufs,
      };
      renameSync(this.partPath, join(folder, audioFileName(entry)));
      entries = [...entries.filter((e) => e.itemId !== entry.itemId || e.voice !== entry.voice), entry];
      writeIndex();
      return entry;
    },

    /** Throws the file at `partPath` away, if there is one. */
    discardPart(): void {
      rmSync(this.partPath, { force: true });
    },

    /** Forgets renderings that are wanted no more, and removes their files. */
    drop(stale: readonly AudioEntry[]): void {
      if (stale.length === 0) return;
      const gone = new Set(stale.map(audioFileName));
      entries = entries.filter((entry) => !gone.has(audioFileName(entry)));
      writeIndex();
      for (const name of gone) rmSync(join(folder, name), { force: true });
    },
  };
}
