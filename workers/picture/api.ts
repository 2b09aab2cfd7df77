import type { AvatarDesign } from '#domain/profile/avatar-design.ts';

export interface PictureJob {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mimeType: string;
  /** The longer edge is at most this many pixels; smaller pictures stay as large as they are. */
  readonly mostEdge: number;
  /** Cut to a square around its middle. */
  readonly isSquare: boolean;
}

/**
 * What became of a picture. `not-a-picture`: its bytes are not what it says, or cannot be decoded; `too-many-pixels`: this
 * device could not hold it.
 */
export type PictureAnswer =
  | { readonly kind: 'made'; readonly bytes: ArrayBuffer; readonly mimeType: 'image/webp' | 'image/jpeg' }
  | { readonly kind: 'not-a-picture' | 'too-many-pixels' };

export interface PictureWorkerApi {
  make(job: PictureJob): Promise<PictureAnswer>;
  /** Draws a learner's own picture of this many pixels a side. */
  drawAvatar(design: AvatarDesign, side: number): Promise<PictureAnswer>;
}
