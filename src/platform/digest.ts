import { toHex } from '#domain/bytes/to-hex.ts';

/** SHA-256 of bytes as 64 lower-case hex digits: the name under which recordings and packs are kept. */
export interface Digest {
  sha256(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string>;
}

export const systemDigest: Digest = {
  async sha256(bytes) {
    return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  },
};
