import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentRoutes } from '#contract/routes/content.ts';
import { translationRoutes } from '#contract/routes/translations.ts';
import { readFileRange } from '#server/blobs/disk-blob-store.ts';
import { operation } from '#server/http/operation.ts';
import { sendBytes } from '#server/http/send-bytes.ts';
import { Problem } from '#server/problem.ts';
import type { Stores } from '#server/store/effect.ts';

const forEver = 'public, max-age=31536000, immutable';

/** A pack of JSON, by its hash. */
function sendPack(request: FastifyRequest, reply: FastifyReply, pack: { sha256: string; bytes: Buffer }) {
  const { sha256, bytes } = pack;
  return sendBytes(request, reply, {
    sha256,
    sizeBytes: bytes.length,
    mimeType: 'application/json; charset=utf-8',
    cacheControl: forEver,
    open: (range) =>
      Readable.from([range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)]),
  });
}

export function contentOperations({ bank, translator }: Stores) {
  return [
    operation(contentRoutes.contentManifest, async ({ request, reply }) => {
      const etag = `"${bank.manifest.version}"`;
      void reply.header('etag', etag).header('cache-control', 'no-cache');
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : bank.manifest;
    }),
    operation(contentRoutes.contentPack, async ({ params, request, reply }) => {
      const pack = bank.findPack(params.sha256);
      if (pack === undefined) throw new Problem('NOT_FOUND', 'The content pack does not exist');
      return sendPack(request, reply, pack);
    }),
    operation(translationRoutes.translationManifest, async ({ reply }) => {
      void reply.header('cache-control', 'no-cache');
      const machineLanguages = [...((await translator?.listLanguages()) ?? [])];
      return { format: 1 as const, packs: bank.translations.listOffered(), machineLanguages };
    }),
    operation(translationRoutes.translationPack, async ({ params, request, reply }) => {
      const { sha256 } = params;
      const bytes = bank.translations.findPack(sha256);
      if (bytes === undefined) throw new Problem('NOT_FOUND', 'The translation pack does not exist');
      return sendPack(request, reply, { sha256, bytes });
    }),
    operation(contentRoutes.contentMedia, async ({ params, request, reply }) => {
      const media = bank.findMedia(params.sha256);
      if (media === undefined) throw new Problem('NOT_FOUND', 'The media file does not exist');
      return sendBytes(request, reply, {
        ...media,
        sha256: params.sha256,
        cacheControl: forEver,
        open: (range) => readFileRange(media.path, range),
      });
    }),
  ];
}
