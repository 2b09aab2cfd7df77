import { expect, test } from 'vitest';
import { systemDigest } from '#platform/digest.ts';
import { downloadFile } from './download-file.ts';
import type { ModelStore } from './model-store.ts';

const bytes = Uint8Array.from({ length: 2_000 }, (_, i) => i % 251);

/** Pieces in memory, joined from the first byte on. */
function createStore(): ModelStore & { readonly whole: Set<string> } {
  const whole = new Set<string>();
  let parts = new Uint8Array();
  return {
    whole,
    list: async () => whole,
    receivedBytes: async () => parts.length,
    async keepPart(_sha256, from, part) {
      parts = Uint8Array.from([...parts.subarray(0, from), ...part]);
      return 'kept';
    },
    readParts: async () => parts,
    findWhole: async () => null,
    async keepWhole(sha256) {
      whole.add(sha256);
      return 'kept';
    },
    async forgetParts() {
      parts = new Uint8Array();
    },
    forget: async () => undefined,
  };
}

test('the sign-in page of a Wi-Fi is no part of a model: the download goes on once the line is free', async () => {
  const sha256 = await systemDigest.sha256(bytes);
  const file = { name: 'model', sha256, sizeBytes: bytes.length, wireBytes: bytes.length };
  const store = createStore();
  let isPortal = true;
  const ports = {
    store,
    digest: systemDigest,
    signal: new AbortController().signal,
    onReceived: () => undefined,
    fetch: (async (_input: RequestInfo | URL, init: RequestInit = {}) => {
      const from = Number(/bytes=(\d+)-/u.exec(new Headers(init.headers).get('range') ?? '')?.[1] ?? 0);
      return isPortal
        ? new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
        : new Response(bytes.slice(from), {
            status: from > 0 ? 206 : 200,
            headers: { 'content-type': 'application/octet-stream' },
          });
    }) as typeof fetch,
  };
  expect(await downloadFile(file, ports)).toBe('interrupted');
  expect(await store.receivedBytes(sha256)).toBe(0);
  isPortal = false;
  expect(await downloadFile(file, ports)).toBe('whole');
  expect(store.whole).toContain(sha256);
});
