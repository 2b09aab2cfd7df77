import type { ContentManifest, ContentPack } from '#contract/entities/content-pack.ts';
import type { z } from 'zod';
import type { DataContext } from '#data/store/context.ts';
import { importPack } from './import-pack.ts';
import { readMeta, writeMeta, type ContentState } from '#data/store/meta.ts';

type Manifest = z.infer<typeof ContentManifest>;

/** See `ContentState`. */
export type MediaCounts = Pick<ContentState, 'mediaTotal' | 'mediaMissing' | 'mediaToCome' | 'mediaBytes'>;

/** What content sync reads and writes. */
export interface ContentStore {
  read(): Promise<ContentState>;
  /** A manifest was seen: what it offers is still to come, as far as it is not here. Before anything of it is fetched. */
  expect(manifest: Manifest, media: MediaCounts): Promise<void>;
  /**
   * Takes a pack in: see `importPack`. From then on it counts as being here, without what of it could not be read. Says whether that
   * is news.
   */
  importPack(
    read: { pack: ContentPack; unreadable: readonly string[] },
    entry: Manifest['packs'][number],
  ): Promise<boolean>;
  /** The manifest is taken in: task types that it no longer has go. */
  keepOnly(manifest: Manifest, now: number): Promise<void>;
  countMedia(counts: MediaCounts): Promise<void>;
  setRunning(isRunning: boolean): Promise<void>;
  /** Whether sound is kept ahead or fetched when it is played. */
  setSoundOnDemand(isSoundOnDemand: boolean): Promise<void>;
}

const nothing: ContentState = {
  version: null,
  packs: [],
  mediaTotal: 0,
  mediaMissing: 0,
  mediaBytes: 0,
  checkedAt: null,
  isRunning: false,
};

export function createContentStore(context: Pick<DataContext, 'db' | 'userId'>): ContentStore {
  const { db } = context;
  const read = async () => (await readMeta(db, 'content')) ?? nothing;
  const change = (patch: (state: ContentState) => Partial<ContentState>) =>
    db.transaction('rw', db.meta, async () => {
      const state = await read();
      await writeMeta(db, 'content', { ...state, ...patch(state) });
    });
  return {
    read,
    expect: ({ packs }, media) => change(() => ({ offered: packs.map(({ sha256 }) => sha256), ...media })),
    async importPack({ pack, unreadable }, { taskType, sha256, sizeBytes }) {
      await importPack(context, { pack, generation: sha256 });
      const before = (await read()).packs.find((each) => each.sha256 === sha256)?.unreadable ?? [];
      const taken = {
        taskType,
        sha256,
        sizeBytes,
        itemCount: pack.items.length,
        ...(unreadable.length > 0 ? { unreadable } : {}),
      };
      await change(({ packs }) => ({
        packs: [...packs.filter((each) => each.taskType !== taskType), taken],
      }));
      return unreadable.some((name) => !before.includes(name));
    },
    async keepOnly(manifest, now) {
      const offered = new Set(manifest.packs.map((pack) => pack.taskType));
      const gone = (await read()).packs.filter((pack) => !offered.has(pack.taskType));
      for (const { taskType, sha256 } of gone) {
        await importPack(context, { pack: { format: 1, taskType, items: [] }, generation: sha256 });
      }
      await change(({ packs }) => ({
        version: manifest.version,
        packs: packs.filter((pack) => offered.has(pack.taskType)),
        checkedAt: now,
      }));
    },
    countMedia: (counts) => change(() => counts),
    setRunning: (isRunning) => change(() => ({ isRunning })),
    setSoundOnDemand: (isSoundOnDemand) => change(() => ({ isSoundOnDemand })),
  };
}
