import type { TaskType } from '#contract/task-type.ts';
import type { SoundStore } from '#data/commands/sound-store.ts';
import { countSound, type PracticeSound, type SoundFile } from '#domain/storage/count-sound.ts';
import { isToCome, nextSound } from '#domain/storage/task-sound.ts';
import { mediaPath, type MediaCache } from '#platform/media-cache.ts';
import { recountSound } from './count-media.ts';

/** `failed`: why not, and the next run goes on. `spoilt`: some files came as something else. */
export type SoundResult =
  | { readonly kind: 'complete' }
  | { readonly kind: 'failed'; readonly reason: 'network' | 'not-ours' | 'storage' | 'updating' | 'spoilt' };

export interface SoundFetchPorts {
  readonly sounds: SoundStore;
  readonly media: MediaCache;
  /** The bytes with this hash, or why there are none. */
  readonly readNamed: (
    path: string,
    sha256: string,
  ) => Promise<ArrayBuffer | 'network' | 'not-ours' | 'bad-bytes'>;
  readonly isUpdating: () => boolean;
  readonly isMetered: () => boolean;
  readonly onScreen: () => TaskType | null;
  /** Awaited before what nobody asked for. */
  readonly mayStart: () => Promise<void>;
  /** Hears what is there after every change. */
  readonly onThere: (there: ReadonlySet<string>) => Promise<void>;
}

/**
 * Fetches the sound that is due, one file at a time. What the learner wants is read anew before each: whoever pauses,
 * removes or asks, in any tab, is obeyed with the next file. A file that is here is never fetched again.
 */
export async function fetchSound(ports: SoundFetchPorts): Promise<SoundResult> {
  const { sounds, media, readNamed, isUpdating, isMetered, onScreen, mayStart, onThere } = ports;
  const there = await media.list();
  await recountSound(sounds, there);
  await onThere(there);
  const spoilt = new Set<string>();
  /** Tasks of which nothing is left to fetch but what came wrong. */
  const exhausted = new Set<TaskType>();
  let hasWaited = false;
  let shown: TaskType | null = null;

  for (;;) {
    if (isUpdating()) return end({ kind: 'failed', reason: 'updating' });
    const known = (await sounds.read()).filter(({ taskType }) => !exhausted.has(taskType));
    const taskType = nextSound(known, { isMetered: isMetered(), onScreen: onScreen() });
    if (taskType === null) return finish();
    const wish = known.find((sound) => sound.taskType === taskType)?.wish;
    if (wish?.kind !== 'asked' && !hasWaited) {
      hasWaited = true;
      await mayStart();
      continue;
    }
    const practices = await sounds.filesOf(taskType);
    const file = firstMissing(practices, (sha256) => there.has(mediaPath(sha256)) || spoilt.has(sha256));
    if (file === null) {
      // What it was waiting for came for another task, or came wrong.
      const counts = countSound(practices, (sha256) => there.has(mediaPath(sha256)));
      await sounds.change(taskType, { kind: 'counted', counts });
      exhausted.add(taskType);
      continue;
    }
    if (shown !== taskType) await sounds.setRun({ status: 'fetching', taskType });
    shown = taskType;
    const failure = await take(taskType, file, practices);
    if (failure) return end({ kind: 'failed', reason: failure });
  }

  async function take(taskType: TaskType, file: SoundFile, practices: readonly PracticeSound[]) {
    const path = mediaPath(file.sha256);
    const content = await readNamed(path, file.sha256);
    if (content === 'bad-bytes') {
      // A file that comes wrong holds up no other; the next run asks for it again.
      spoilt.add(file.sha256);
      await sounds.change(taskType, { kind: 'failed', problem: 'damaged' });
      return null;
    }
    if (typeof content === 'string') return content;
    const now = (await sounds.read()).find((sound) => sound.taskType === taskType);
    // Taken off the device while it was on its way.
    if (now?.wish.kind === 'removed') return null;
    if (!(await media.put(path, content, file.mimeType))) return stopForRoom();
    there.add(path);
    const counts = countSound(practices, (sha256) => there.has(mediaPath(sha256)));
    await sounds.change(taskType, { kind: 'counted', counts });
    await onThere(there);
    return null;
  }

  /** Whatever else is to come would find no room either. */
  async function stopForRoom() {
    for (const sound of await sounds.read()) {
      if (sound.missing.length === 0 || !isToCome(sound)) continue;
      await sounds.change(sound.taskType, { kind: 'failed', problem: 'no-room' });
    }
    await onThere(there);
    return 'storage' as const;
  }

  async function finish(): Promise<SoundResult> {
    const waits = (await sounds.read()).some(
      (sound) => sound.missing.length > 0 && isToCome(sound) && !exhausted.has(sound.taskType),
    );
    // Nothing is due and still something is to come: only the line can be the reason.
    await sounds.setRun(waits ? { status: 'stopped', reason: 'wifi' } : { status: 'idle' });
    return spoilt.size > 0 ? { kind: 'failed', reason: 'spoilt' } : { kind: 'complete' };
  }

  async function end(result: SoundResult & { kind: 'failed' }): Promise<SoundResult> {
    const isLine = result.reason === 'network' || result.reason === 'not-ours';
    await sounds.setRun(isLine ? { status: 'stopped', reason: 'network' } : { status: 'idle' });
    return result;
  }
}

function firstMissing(
  practices: readonly PracticeSound[],
  isDone: (sha256: string) => boolean,
): SoundFile | null {
  for (const { files } of practices) {
    const file = files.find(({ sha256 }) => !isDone(sha256));
    if (file) return file;
  }
  return null;
}
