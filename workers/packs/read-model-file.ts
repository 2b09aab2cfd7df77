import { modelFilePath } from '#contract/entities/model-pack.ts';
import { toHex } from '#domain/bytes/to-hex.ts';
import { modelCacheName } from '#domain/storage/model-cache.ts';

/**
 * A file of a pack on this device; `undefined` when it is not here. The download checked it, but a disk may give back other
 * bytes: those are thrown away, so that the pack is not whole any more and can be downloaded again.
 */
export async function readModelFile(sha256: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const cache = await caches.open(modelCacheName);
  const path = modelFilePath(sha256);
  const kept = await cache.match(path);
  if (!kept) return undefined;
  const bytes = new Uint8Array(await kept.arrayBuffer());
  if (toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) === sha256) return bytes;
  await cache.delete(path);
  return undefined;
}
