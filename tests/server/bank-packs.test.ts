import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { indexBank } from '#server/store/bank-index.ts';

/** That of the server, which packs while it sends. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

test('the text packs of all task types together are no more than a phone fetches in a moment', () => {
  const bank = indexBank(loadBank());
  const sizes = bank.manifest.packs.map(({ sha256 }) => {
    const bytes = bank.findPack(sha256)?.bytes ?? Buffer.alloc(0);
    return brotliCompressSync(bytes, { params }).length;
  });
  expect(sizes.length).toBe(23);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_000_000);
});

test('a language is no more than a picture', () => {
  const offered = indexBank(loadBank()).translations.listOffered();
  expect(offered.length).toBe(6);
  for (const { wireBytes } of offered) expect(wireBytes).toBeLessThanOrEqual(200_000);
});
