import { videoMimeTypes } from '#contract/entities/media.ts';
import { lessonPackId, modelFilePath } from '#contract/entities/model-pack.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { Digest } from '#platform/digest.ts';
import type { ModelStore } from '#platform/model-packs/model-store.ts';
import type { ModelPacks, PacksState } from '#platform/model-packs/pack-state.ts';

/** A lesson that is on this device, checked. */
export interface Lesson {
  /** With its type: `video/webm` or `video/mp4`. */
  readonly video: Blob;
  /** WebVTT; `null` where they are damaged and cannot be fetched: the lesson plays without them. */
  readonly captions: string | null;
}

/** Video lessons. Nothing rejects. */
export interface Lessons {
  /** The packs in which they are downloaded, one a task type: `lessonPackId` names them. */
  readonly packs: ModelPacks;
  /** Of a lesson that is here: its video with the right type, and its captions as WebVTT text; null when it is not here. */
  open(taskType: TaskType): Promise<Lesson | null>;
  /** Cover that is here or can be fetched; null when there is none. */
  cover(taskType: TaskType): Promise<Blob | null>;
}

export interface LessonsOptions {
  readonly packs: ModelPacks;
  readonly store: Pick<ModelStore, 'findWhole'>;
  readonly fetch: typeof fetch;
  readonly digest: Digest;
  /** The cache of covers whose lessons are not here. */
  readonly covers: () => Promise<Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>>;
}

const coverType = 'image/webp';

export function createLessons({ packs, store, fetch, digest, covers }: LessonsOptions): Lessons {
  const checked = async (blob: Blob, sha256: string): Promise<Blob | null> =>
    (await digest.sha256(await blob.arrayBuffer())) === sha256 ? blob : null;

  async function kept(sha256: string): Promise<Blob | null> {
    const blob = await store.findWhole(sha256);
    return blob && checked(blob, sha256);
  }

  async function fetched(sha256: string): Promise<Blob | null> {
    const response = await fetch(modelFilePath(sha256), {
      credentials: 'omit',
      signal: AbortSignal.timeout(15_000),
    });
    return response.ok ? checked(await response.blob(), sha256) : null;
  }

  async function openVideo(taskType: TaskType): Promise<Blob | null> {
    const id = lessonPackId(taskType);
    const sha256 = await packs.findFile(id, 'video');
    if (sha256 === null) return null;
    const video = await kept(sha256);
    // What a disk has spoilt is thrown away, so that the lesson can be downloaded again.
    if (video === null) await packs.remove(id);
    return video && typed(video, await videoType(video));
  }

  async function readCaptions(taskType: TaskType): Promise<string | null> {
    const sha256 = await packs.findFile(lessonPackId(taskType), 'captions');
    if (sha256 === null) return null;
    const captions = (await kept(sha256)) ?? (packs.line().isOnline ? await fetched(sha256) : null);
    return captions && captions.text();
  }

  /** SHA-256 of the covers of all lessons, whether they are here or not, by the id of their pack. */
  async function listCovers(): Promise<ReadonlyMap<string, string>> {
    const state = await whenRead(packs);
    const known = state.status === 'known' ? state.packs : [];
    return new Map(
      known.flatMap(({ pack }) =>
        pack.files.filter(({ name }) => name === 'cover').map(({ sha256 }) => [pack.id, sha256]),
      ),
    );
  }

  /** Keeps a cover to be seen without a connection, and none that no lesson has any more. */
  async function keepCover(sha256: string, cover: Blob, listed: Iterable<string>): Promise<void> {
    try {
      const cache = await covers();
      const paths = new Set([...listed].map(modelFilePath));
      const old = (await cache.keys()).filter(({ url }) => !paths.has(new URL(url).pathname));
      await Promise.all(old.map((request) => cache.delete(request)));
      await cache.put(modelFilePath(sha256), new Response(cover));
    } catch {
      // No room is no reason not to see it now.
    }
  }

  async function readCover(taskType: TaskType): Promise<Blob | null> {
    const listed = await listCovers();
    const sha256 = listed.get(lessonPackId(taskType));
    if (sha256 === undefined) return null;
    const here = await kept(sha256);
    if (here !== null) return here;
    const single = await (await covers()).match(modelFilePath(sha256));
    const whole = single ? await checked(await single.blob(), sha256) : null;
    if (whole !== null) return whole;
    const fresh = await fetched(sha256);
    if (fresh !== null) await keepCover(sha256, fresh, listed.values());
    return fresh;
  }

  return {
    packs,
    async open(taskType) {
      try {
        const video = await openVideo(taskType);
        return video && { video, captions: await readCaptions(taskType).catch(() => null) };
      } catch {
        return null;
      }
    },
    async cover(taskType) {
      try {
        const cover = await readCover(taskType);
        return cover && typed(cover, coverType);
      } catch {
        return null;
      }
    },
  };
}

/** The store gives bytes without their type. */
const typed = (blob: Blob, type: string): Blob => blob.slice(0, blob.size, type);

/** First bytes of a WebM file (EBML). */
const webmStart = [0x1a, 0x45, 0xdf, 0xa3];

/** Read from the file: a browser that has learned WebM since the download still has the MP4. */
async function videoType(video: Blob): Promise<string> {
  const start = new Uint8Array(await video.slice(0, webmStart.length).arrayBuffer());
  return webmStart.every((byte, at) => start[at] === byte) ? videoMimeTypes.webm : videoMimeTypes.mp4;
}

/** The state once this device and, on a first visit, the server were asked. */
async function whenRead(packs: ModelPacks): Promise<PacksState> {
  if (packs.getState().status === 'loading')
    await new Promise<void>((resolve) => {
      const stop = packs.subscribe(() => {
        if (packs.getState().status === 'loading') return;
        stop();
        resolve();
      });
    });
  return packs.getState();
}
