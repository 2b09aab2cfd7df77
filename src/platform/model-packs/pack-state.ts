import type { ModelPack, ModelPackId } from '#contract/entities/model-pack.ts';

/** Why a download that the learner wants is not running; it goes on by itself. */
export type WaitReason = 'wifi' | 'network' | 'other-tab' | 'turn';

/** Why a download ended; it goes on when the learner tries again. */
export type PackProblem =
  | 'no-room'
  /** The bytes were not those of the list; they were thrown away. */
  | 'damaged'
  /** The server does not have the file any more. */
  | 'gone';

/** Where a pack stands on this device. Bytes are of the plain files. */
export type PackState =
  | { readonly status: 'absent' }
  | { readonly status: 'waiting'; readonly reason: WaitReason; readonly receivedBytes: number }
  | { readonly status: 'downloading'; readonly receivedBytes: number }
  | { readonly status: 'paused'; readonly receivedBytes: number }
  | { readonly status: 'failed'; readonly reason: PackProblem; readonly receivedBytes: number }
  | { readonly status: 'here' };

export interface PackView {
  readonly pack: ModelPack;
  readonly state: PackState;
}

/**
 * `silent`: storage on this device does not answer; `unknown`: the list of packs has never been here, and the server cannot be asked
 * now.
 */
export type PacksState =
  | { readonly status: 'loading' }
  | { readonly status: 'silent' }
  | { readonly status: 'unknown' }
  | {
      readonly status: 'known';
      readonly packs: readonly PackView[];
      /** The learner was asked whether to fetch any: it is not asked again. */
      readonly isOffered: boolean;
    };

/** What a download can expect of the line now. */
export interface PackLine {
  readonly isOnline: boolean;
  /** Bytes cost money: a download waits for Wi-Fi. */
  readonly isMetered: boolean;
  /** The browser says what kind of line this is. Where it does not, a download does not wait for Wi-Fi. */
  readonly isTold: boolean;
  /** `null` where nothing says it. */
  readonly bytesPerSecond: number | null;
}

/** The packs that let this device score speech by itself. Nothing rejects; downloads go on after a reload. */
export interface ModelPacks {
  getState(): PacksState;
  subscribe(listener: () => void): () => void;
  /** Downloads a pack, or goes on with it. Waits for Wi-Fi unless mobile data is allowed for this pack. */
  download(id: ModelPackId, options?: { readonly onMobileData?: boolean }): void;
  line(): PackLine;
  /** The learner has answered the offer, or gone past it: from now on packs are fetched in Me only. */
  settleOffer(): void;
  /** What has come stays. */
  pause(id: ModelPackId): void;
  /** Takes it off this device, also in the middle of a download or while it is used. */
  remove(id: ModelPackId): Promise<void>;
  /** SHA-256 of a file of a pack that is whole on this device; `null` when the pack is not. */
  findFile(id: ModelPackId, name: string): Promise<string | null>;
  stop(): void;
}
