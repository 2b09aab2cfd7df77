import ky, { type KyInstance, type Options } from 'ky';
import { apiHeader, apiHeaderValue } from '#contract/errors.ts';
import type { Digest } from '#platform/digest.ts';
import { mediaPath } from '#platform/media-cache.ts';

export type ReadFailure = 'network' | 'not-ours';

/** The bytes with this hash, or why they did not come. */
export type ReadNamed = (path: string, sha256: string) => Promise<ArrayBuffer | ReadFailure | 'bad-bytes'>;

const fileTimeoutMs = 120_000;

/** Calls for files that everybody may have. */
export function createFileApi(origin: string, fetch?: NonNullable<Options['fetch']>): KyInstance {
  return ky.create({
    baseUrl: origin,
    retry: 0,
    throwHttpErrors: true,
    timeout: fileTimeoutMs,
    ...(fetch ? { fetch } : {}),
  });
}

export async function readBytes(
  api: KyInstance,
  path: string,
  cache: RequestCache = 'default',
): Promise<ArrayBuffer | ReadFailure> {
  try {
    const response = await api.get(path, { cache });
    if (response.headers.get(apiHeader) !== apiHeaderValue) return 'not-ours';
    return await response.arrayBuffer();
  } catch {
    return 'network';
  }
}

/** Reads files by their hash. What is wrong is asked for once more: the browser's own cache may keep a portal's page. */
export function createNamedReader(api: KyInstance, digest: Digest): ReadNamed {
  return async (path, sha256) => {
    let failure: ReadFailure | 'bad-bytes' = 'network';
    // Sound is kept in a cache of ours: a second copy in the browser's own would stay when it is deleted there.
    const first = path.startsWith(mediaPath('')) ? 'no-store' : 'default';
    for (const cache of [first, 'reload'] as const) {
      const bytes = await readBytes(api, path, cache);
      if (bytes === 'network') return bytes;
      if (bytes !== 'not-ours' && (await digest.sha256(bytes)) === sha256) return bytes;
      failure = bytes === 'not-ours' ? bytes : 'bad-bytes';
    }
    return failure;
  };
}
