import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { audioFileName, type AudioEntry } from '#content/audio-index.ts';
import { readMp3 } from '#content/mp3.ts';
import type { AudioJob } from './audio-plan.ts';

/**
 * The audio folder of a bank. The law: a file is in its place before the index names it, and the index is replaced
 * whole. So a run that is killed at any moment leaves an index whose every entry is true.
 */
export function openAudioStore(bankFolder: string, known: readonly AudioEntry[]) {
  const folder = join(bankFolder, 'audio');
  mkdirSync(folder, { recursive: true });
  let entries = [...known];

  function writeIndex(): void {
    entries.sort((a, b) => a.itemId - b.itemId || a.voice.localeCompare(b.voice));
    const path = join(folder, 'index.json');
    const rows = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
    writeFileSync(`${path}.part`, `{\n  "format": 1,\n  "entries": [\n${rows}\n  ]\n}\n`);
    renameSync(`${path}.part`, path);
  }

  return {
    /** Where a rendering is written before it is accepted. */
    partPath: join(folder, 'rendering.part'),

    /** Takes the file at `partPath` in under its final name and records it. */
    accept(job: AudioJob, lufs: number): AudioEntry {
      const bytes = readFileSync(this.partPath);
      const facts = readMp3(bytes);
      if (facts === undefined) throw new Error(`The MP3 of ${job.item.id} ${job.voice.id} is not readable.`);
      const entry: AudioEntry = {
        itemId: job.item.id,
        voice: job.voice.id,
        label: job.voice.label,
        accent: job.voice.accent,
        textHash: job.textHash,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        sizeBytes: bytes.length,
        durationMs: facts.durationMs,
        lufs,
      };
      renameSync(this.partPath, join(folder, audioFileName(entry)));
      entries = [...entries.filter((e) => e.itemId !== entry.itemId || e.voice !== entry.voice), entry];
      writeIndex();
      return entry;
    },

    /** Forgets renderings that are wanted no more, and removes their files. */
    drop(stale: readonly AudioEntry[]): void {
      if (stale.length === 0) return;
      const gone = new Set(stale);
      entries = entries.filter((entry) => !gone.has(entry));
      writeIndex();
      for (const entry of stale) rmSync(join(folder, audioFileName(entry)), { force: true });
    },
  };
}
