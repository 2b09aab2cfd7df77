import { createReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { apiHeader, apiHeaderValue } from '#contract/errors.ts';
import type { LiveBank } from './live-bank.ts';

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Answers what the app asks of the question bank; `false` for anything else, which is the server's. */
function answerFromBank({ url = '' }: IncomingMessage, response: ServerResponse, bank: LiveBank): boolean {
  const index = bank.index();
  response.setHeader(apiHeader, apiHeaderValue);
  const [, kind = '', hash = ''] = /^\/api\/content\/(\w+)(?:\/(\w+))?$/.exec(url) ?? [];
  const pack = kind === 'packs' ? index.findPack(hash) : undefined;
  const media = kind === 'media' ? index.findMedia(hash) : undefined;
  if (kind === 'manifest') send(response, 'application/json', JSON.stringify(index.manifest));
  else if (pack) send(response, 'application/json', pack.bytes);
  else if (media) {
    const length = { 'content-length': media.sizeBytes };
    response.writeHead(200, { ...forEver, ...length, 'content-type': media.mimeType });
    createReadStream(media.path).pipe(response);
  } else return false;
  return true;
}

/**
 * `npm run dev` only: the page at /preview shows an item as the learner will see it, in the app itself, beside what
 * `content:check` says. The app gets the bank as it is on the disk, and both follow when a file of it is saved.
 */
export function preview(folder?: string): Plugin {
  return {
    name: 'passage-preview',
    apply: 'serve',
    configureServer({ middlewares, httpServer }) {
      const pages = new Set<ServerResponse>();
      const tell = (page: ServerResponse, bank: LiveBank) =>
        page.write(`data: ${JSON.stringify(bank.state())}\n\n`);
      let opening: Promise<LiveBank> | null = null;
      /** At the first call: a build has no use for the bank. */
      const open = async (): Promise<LiveBank> => {
        const [{ openLiveBank }, { bankFolder }] = await Promise.all([
          import('./live-bank.ts'),
          import('#content/bank-files.ts'),
        ]);
        const bank: LiveBank = openLiveBank(folder ?? bankFolder, () => {
          for (const page of pages) tell(page, bank);
        });
        return bank;
      };
      const opened = () => (opening ??= open());
      httpServer?.once('close', () => void opening?.then((bank) => bank.stop()));

      middlewares.use('/preview', (request, response, next) => {
        if (request.url === '/events') {
          response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
          response.once('close', () => pages.delete(response));
          pages.add(response);
          void opened().then((bank) => tell(response, bank));
        } else if (request.url === '/') {
          send(response, 'text/html; charset=utf-8', readFileSync(join(import.meta.dirname, 'preview.html')));
        } else next();
      });
      const answer = async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (request.url?.startsWith('/api/content/') !== true) next();
        else if (!answerFromBank(request, response, await opened())) next();
      };
      middlewares.use((request, response, next) => void answer(request, response, next));
    },
  };
}
