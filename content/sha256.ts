import { createHash } from 'node:crypto';

/** SHA-256 as 64 lower-case hex digits: how the bank names its packs and audio files. */
export function sha256Of(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
