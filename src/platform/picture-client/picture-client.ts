import type { AvatarDesign } from '#domain/profile/avatar-design.ts';
import { createWorkerBridge } from '#platform/worker-bridge.ts';
import PictureWorker from '#workers/picture/worker.ts?worker';
import type { PictureAnswer, PictureWorkerApi } from '#workers/picture/api.ts';

/** Longest edge of a picture in a comment: it fills a large screen. */
const commentEdge = 1_600;
/** A learner's own picture (square). */
const avatarEdge = 256;

/** Pictures that the learner chooses, made small enough to send and without what cameras write into them. Never rejects. */
export interface PictureClient {
  forComment(file: Blob): Promise<PictureAnswer>;
  forAvatar(file: Blob): Promise<PictureAnswer>;
  drawAvatar(design: AvatarDesign): Promise<PictureAnswer>;
}

export function createPictureClient(): PictureClient {
  const bridge = createWorkerBridge<PictureWorkerApi>({ startWorker: () => new PictureWorker() });
  const make = async (file: Blob, shape: { mostEdge: number; isSquare: boolean }): Promise<PictureAnswer> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const outcome = await bridge.run((api) => api.make({ bytes, mimeType: file.type, ...shape }));
    return outcome.kind === 'done' ? outcome.value : { kind: 'not-a-picture' };
  };
  return {
    forComment: (file) => make(file, { mostEdge: commentEdge, isSquare: false }),
    forAvatar: (file) => make(file, { mostEdge: avatarEdge, isSquare: true }),
    async drawAvatar(design) {
      const outcome = await bridge.run((api) => api.drawAvatar(design, avatarEdge));
      return outcome.kind === 'done' ? outcome.value : { kind: 'not-a-picture' };
    },
  };
}
