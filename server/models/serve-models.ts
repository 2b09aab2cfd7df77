import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { modelRoutes } from '#contract/routes/models.ts';
import { apiHeader, apiHeaderValue } from '#contract/errors.ts';
import { modelFilePath } from '#contract/entities/model-pack.ts';
import { readFileRange } from '#server/blobs/disk-blob-store.ts';
import { operation } from '#server/http/operation.ts';
import { sendBytes } from '#server/http/send-bytes.ts';
import { Problem } from '#server/problem.ts';
import type { ModelStore } from './model-store.ts';

const forEver = 'public, max-age=31536000, immutable';
const mimeType = 'application/octet-stream';

export function modelOperations(models: ModelStore) {
  return [
    operation(modelRoutes.models, async ({ reply }) => {
      void reply.header('cache-control', 'no-cache');
      return models.manifest();
    }),
  ];
}

const takesBrotli = (request: FastifyRequest) =>
  (request.raw.headers['accept-encoding'] ?? '')
    .split(',')
    .some((encoding) => /^br(?:;q=(?:1|0\.\d*[1-9]))?$/.test(encoding.replaceAll(' ', '')));

/** Serves the files of the packs at the address that `modelFilePath` names. */
export function addModelFiles(app: FastifyInstance, models: ModelStore): void {
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.header(apiHeader, apiHeaderValue);
    const { sha256 } = request.params as { sha256: string };
    const file = await models.findFile(sha256);
    if (file === undefined) throw new Problem('NOT_FOUND', 'The model file does not exist');
    void reply.header('vary', 'accept-encoding');
    const isWhole = request.headers.range === undefined;
    const packed = isWhole && takesBrotli(request) ? file.brotli : null;
    if (packed !== null) void reply.header('content-encoding', 'br');
    const { path, sizeBytes } = packed ?? file;
    return sendBytes(request, reply, {
      sha256: packed === null ? sha256 : `${sha256}-br`,
      sizeBytes,
      mimeType,
      cacheControl: forEver,
      open: (range) => readFileRange(path, range),
    });
  };
  app.route({
    method: ['GET', 'HEAD'],
    url: modelFilePath(':sha256'),
    schema: { hide: true },
    // What gains from it is compressed already.
    compress: false,
    handler: send,
  });
}
