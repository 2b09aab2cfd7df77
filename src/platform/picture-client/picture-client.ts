import type { AvatarDesign } from '#domain/profile/avatar-design.ts';
import { readFile } from '#platform/read-file.ts';
import { createWorkerBridge } from '#platform/worker-bridge.ts';
import PictureWorker from '#workers/picture/worker.ts?worker';
import type { PictureAnswer, PictureWorkerApi } from '#workers/picture/api.ts';
import { commentFileBytes, photoFileBytes, type PictureOfFile } from './picture-file.ts';

/** Longest edge of a picture in a comment and of a receipt: it fills a large screen, and small print can be read. */
const largeEdge = 1_600;
/** A learner's own picture (square). */
const avatarEdge = 256;

/** Pictures that the learner chooses, made small enough to send and without what cameras write into them. Never rejects. */
export interface PictureClient {
  forComment(file: Blob): Promise<PictureOfFile>;
  forAvatar(file: Blob): Promise<PictureOfFile>;
  forReceipt(file: Blob): Promise<PictureOfFile>;
  drawAvatar(design: AvatarDesign): Promise<PictureAnswer>;
}

export function createPictureClient(): PictureClient {
  const bridge = createWorkerBridge<PictureWorkerApi>({ startWorker: () => new PictureWorker() });
  const make = async (
    file: Blob,
    { mostBytes, ...shape }: { mostBytes: number; mostEdge: number; isSquare: boolean },
  ): Promise<PictureOfFile> => {
    const read = await readFile(file, mostBytes);
    if (read.kind !== 'read') return read;
    const outcome = await bridge.run((api) => api.make({ bytes: read.bytes, mimeType: file.type, ...shape }));
    return outcome.kind === 'done' ? outcome.value : { kind: 'not-a-picture' };
  };
  return {
    forComment: (file) => make(file, { mostBytes: commentFileBytes, mostEdge: largeEdge, isSquare: false }),
    forAvatar: (file) => make(file, { mostBytes: photoFileBytes, mostEdge: avatarEdge, isSquare: true }),
    forReceipt: (file) => make(file, { mostBytes: photoFileBytes, mostEdge: largeEdge, isSquare: false }),
    async drawAvatar(design) {
      const outcome = await bridge.run((api) => api.drawAvatar(design, avatarEdge));
      return outcome.kind === 'done' ? outcome.value : { kind: 'not-a-picture' };
    },
  };
}
