import type { ContentManifest, ContentPack } from '#contract/entities/content-pack.ts';
import type { z } from 'zod';
import type { DataContext } from './context.ts';
import { importPack } from './import-pack.ts';
import { readMeta, writeMeta, type ContentState } from './meta.ts';

type Manifest = z.infer<typeof ContentManifest>;

type MediaCounts = Pick<ContentState, 'mediaTotal' | 'mediaMissing' | 'mediaBytes'>;

/** What content sync reads and writes. */
export interface ContentStore {
  read(): Promise<ContentState>;
  /** A manifest was seen: what it offers is still to come, as far as it is not here. Before anything of it is fetched. */
  expect(manifest: Manifest, media: MediaCounts): Promise<void>;
  /** Takes a pack in: see `importPack`. From then on it counts as being here. */
  importPack(pack: ContentPack, entry: Manifest['packs'][number]): Promise<void>;
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
    async importPack(pack, { taskType, sha256, sizeBytes, itemCount }) {
      await importPack(context, { pack, generation: sha256 });
      await change(({ packs }) => ({
        packs: [
          ...packs.filter((each) => each.taskType !== taskType),
          { taskType, sha256, sizeBytes, itemCount },
        ],
      }));
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
