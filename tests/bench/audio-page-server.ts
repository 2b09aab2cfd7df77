import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
};

/** The product's own rules for scripts and workers: what needs more than these would not run there either. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
].join('; ');

/** Serves a built folder, then `extra` by path, under a strict policy and with long caching. */
export async function serveFolder(folder: string, extra: Record<string, Uint8Array>) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://bench').pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    response.setHeader('Content-Security-Policy', contentSecurityPolicy);
    response.setHeader('Content-Type', contentTypes[extname(file)] ?? 'application/octet-stream');
    const bytes = extra[path];
    if (bytes) {
      response.end(bytes);
    } else if (existsSync(file)) {
      response.setHeader('Cache-Control', 'public, max-age=3600, immutable');
      createReadStream(file).pipe(response);
    } else {
      response.writeHead(404).end();
    }
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
