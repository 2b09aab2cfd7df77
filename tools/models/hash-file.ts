import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';

/** Digest of a file, or `undefined` when there is no such file. */
export async function hashFile(
  path: string,
  algorithm: 'sha256' | 'sha512',
  encoding: 'hex' | 'base64',
): Promise<string | undefined> {
  if (!existsSync(path)) return undefined;
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest(encoding);
}
