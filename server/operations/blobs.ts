import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { blobLimitBytes, offlineRoutes } from '#contract/routes/offline.ts';
import { blobMimeTypeOf } from '#server/blobs/media-type.ts';
import { receiveUpload } from '#server/blobs/receive-upload.ts';
import { operation } from '#server/http/operation.ts';
import { sendBytes } from '#server/http/send-bytes.ts';
import { Problem } from '#server/problem.ts';
import { findOwnBlob, findReadableBlob, ownsBlob } from '#server/store/blob-owners.ts';
import { keepUpload } from '#server/store/keep-upload.ts';
import { checkLooseRoom } from '#server/store/loose-blobs.ts';
import type { LearnerRow } from '#server/store/learners.ts';
import type { Stores } from '#server/store/effect.ts';

interface BytesCall {
  readonly params: { readonly sha256: string };
  readonly learner: LearnerRow;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export function blobOperations({ db, blobs }: Stores) {
  const sendBlob = async (
    { params, learner, request, reply }: BytesCall,
    find: typeof findOwnBlob | typeof findReadableBlob,
  ) => {
    const found = await find(db.orm, learner.id, params.sha256);
    if (found === undefined) throw new Problem('NOT_FOUND', 'The file does not exist');
    return sendBytes(request, reply, {
      ...found,
      // The device has its own copy; the browser's would outlive a sign-out.
      cacheControl: 'no-store',
      open: (range) => blobs.get(found.sha256, range),
    });
  };
  return [
    operation(offlineRoutes.blobPut, async ({ params, learner, request }) => {
      const mimeType = blobMimeTypeOf(request.raw.headers['content-type']);
      if (mimeType === undefined)
        throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'Only recordings and images can be stored');
      if (Number(request.raw.headers['content-length'] ?? 0) > blobLimitBytes)
        throw new Problem('PAYLOAD_TOO_LARGE', `A file can have at most ${blobLimitBytes} bytes`);
      const body = request.body instanceof Readable ? request.body : Readable.from([]);
      const { sha256 } = params;
      // Nothing is received that cannot be kept; what is announced may be wrong, so it is looked at again.
      if (!(await ownsBlob(db.orm, learner.id, sha256)))
        await checkLooseRoom(db.orm, learner.id, Number(request.raw.headers['content-length'] ?? 0));
      const sizeBytes = await receiveUpload(blobs, { sha256, mimeType, limitBytes: blobLimitBytes, body });
      await keepUpload({ db, blobs }, learner.id, { sha256, mimeType, sizeBytes });
      return { sha256, mimeType, sizeBytes };
    }),
    // HEAD asks whether an upload can be left out: somebody else's bytes are not stored for this learner.
    operation(offlineRoutes.blobHead, async (call) => {
      const { sha256 } = call.params;
      const own = await findOwnBlob(db.orm, call.learner.id, sha256);
      // Bytes that are gone must be sent again.
      const isThere = own !== undefined && (await blobs.head(sha256)) !== undefined;
      if (isThere) return sendBlob(call, findOwnBlob);
      if (call.query.missing === '204') return call.reply.code(204).send();
      throw new Problem('NOT_FOUND', 'The file does not exist');
    }),
    operation(offlineRoutes.blobGet, (call) => sendBlob(call, findReadableBlob)),
  ];
}
