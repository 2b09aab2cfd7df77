import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { modelRoutes } from '#contract/routes/models.ts';
import { apiHeader, apiHeaderValue } from '#contract/errors.ts';
import { modelFilePath } from '#contract/entities/model-pack.ts';
import { readFileRange } from '#server/blobs/disk-blob-store.ts';
import { operation } from '#server/http/operation.ts';
import { sendBytes } from '#server/http/send-bytes.ts';
import { Problem } from '#server/problem.ts';
import type { ModelStore } from './model-store.ts';
import type { WordSoundStore } from './word-sounds.ts';

const forEver = 'public, max-age=31536000, immutable';
const modelMimeType = 'application/octet-stream';

export function modelOperations(
  models: Pick<ModelStore, 'manifest'>,
  sounds: Pick<WordSoundStore, 'manifest' | 'findWord'>,
) {
  const list = (
    route: typeof modelRoutes.models | typeof modelRoutes.wordSounds,
    store: Pick<ModelStore, 'manifest'>,
  ) =>
    operation(route, async ({ reply }) => {
      void reply.header('cache-control', 'no-cache');
      return store.manifest();
    });
  return [
    list(modelRoutes.models, models),
    list(modelRoutes.wordSounds, sounds),
    operation(modelRoutes.wordSound, async ({ params, request, reply }) => {
      const sound = await sounds.findWord(params.word, params.accent);
      if (sound === undefined) throw new Problem('NOT_FOUND', 'The word is not recorded in this accent');
      const { path, from, to, hash } = sound;
      return sendBytes(request, reply, {
        sha256: hash,
        sizeBytes: to - from,
        mimeType: 'audio/mpeg',
        // A later recording has the same address.
        cacheControl: 'no-cache',
        open: (range) =>
          readFileRange(
            path,
            range ? { start: from + range.start, end: from + range.end } : { start: from, end: to - 1 },
          ),
      });
    }),
  ];
}

const takesBrotli = (request: FastifyRequest) =>
  (request.raw.headers['accept-encoding'] ?? '')
    .split(',')
    .some((encoding) => /^br(?:;q=(?:1|0\.\d*[1-9]))?$/.test(encoding.replaceAll(' ', '')));

/** Serves the files of the packs at the address that `modelFilePath` names. */
export function addModelFiles(app: FastifyInstance, stores: readonly Pick<ModelStore, 'findFile'>[]): void {
  const findFile = async (sha256: string) => {
    for (const store of stores) {
      const file = await store.findFile(sha256);
      if (file !== undefined) return file;
    }
    return undefined;
  };
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.header(apiHeader, apiHeaderValue);
    const { sha256 } = request.params as { sha256: string };
    const file = await findFile(sha256);
    if (file === undefined) throw new Problem('NOT_FOUND', 'The model file does not exist');
    void reply.header('vary', 'accept-encoding');
    const isWhole = request.headers.range === undefined;
    const packed = isWhole && takesBrotli(request) ? file.brotli : null;
    if (packed !== null) void reply.header('content-encoding', 'br');
    const { path, sizeBytes } = packed ?? file;
    return sendBytes(request, reply, {
      sha256: packed === null ? sha256 : `${sha256}-br`,
      sizeBytes,
      mimeType: file.mimeType ?? modelMimeType,
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
