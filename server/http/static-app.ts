import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#server/config.ts';
import type { BankIndex } from '#server/store/bank-index.ts';
import { openFirstViews } from './first-view.ts';
import { readPageStyles } from './page-styles.ts';

/** Files whose name carries a hash of their content never change. */
const hashedName = /[.-][\w-]{8,}\.\w+$/;

function cacheControlOf(path: string): string {
  const isHashed = path.split(sep).includes('assets') && hashedName.test(path.replace(/\.(br|gz)$/, ''));
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Answers with the page of an address; `path` `null`: with the app's plain page, for an address that has none. */
export type SendPage = (
  reply: FastifyReply,
  page: { readonly path: string | null; readonly status: number },
) => Promise<FastifyReply>;

/** Serves the built app, ready-compressed siblings first. Returns how to answer an address with its page; `undefined` without a build. */
export async function addStaticApp(
  app: FastifyInstance,
  { distDir }: Pick<Config, 'distDir'>,
  bank: BankIndex,
): Promise<SendPage | undefined> {
  if (!existsSync(join(distDir, 'index.html'))) return undefined;
  forgetForeignConditions(app);
  await app.register(fastifyStatic, {
    root: distDir,
    preCompressed: true,
    // What the build leaves for the server (`.vite`, `.first-view`) is not public.
    dotfiles: 'ignore',
    // The page of `/` has its first view, like every other.
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cacheControlOf(path));
    },
  });
  const stylesOf = readPageStyles(distDir);
  const firstViewOf = await openFirstViews(distDir, bank);
  return async (reply, { path, status }) => {
    const page = path === null ? undefined : await firstViewOf(path, stylesOf(path));
    if (page === undefined) return reply.code(status).sendFile('index.html');
    return reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  };
}

/** The page of a portal that a browser has kept has dates of its own, which ours cannot be held against: only our ETag counts. */
function forgetForeignConditions(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.url?.startsWith('/api/') === true) return;
    for (const name of ['if-modified-since', 'if-unmodified-since', 'if-match']) delete raw.headers[name];
  });
}

/** Addresses of the app's own screens: everything without a file name ending, and no folder of the build. */
export function isAppAddress(path: string): boolean {
  return !path.startsWith('/api/') && !path.startsWith('/assets/') && !/\.[a-z0-9]+$|\/\./i.test(path);
}
