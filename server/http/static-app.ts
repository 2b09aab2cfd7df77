import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#server/config.ts';
import { readPagePreloads } from './page-preloads.ts';

/** Files whose name carries a hash of their content never change. */
const hashedName = /[.-][\w-]{8,}\.\w+$/;

function cacheControlOf(path: string): string {
  const isHashed = path.split(sep).includes('assets') && hashedName.test(path.replace(/\.(br|gz)$/, ''));
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Serves the built app, ready-compressed siblings first. Returns how to answer an address with its page; `undefined` without a build. */
export async function addStaticApp(
  app: FastifyInstance,
  config: Pick<Config, 'distDir'>,
): Promise<((reply: FastifyReply, path: string) => FastifyReply) | undefined> {
  if (!existsSync(join(config.distDir, 'index.html'))) return undefined;
  await app.register(fastifyStatic, {
    root: config.distDir,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cacheControlOf(path));
    },
  });
  const preloadsOf = readPagePreloads(config.distDir);
  return (reply, path) => {
    const preloads = preloadsOf(path);
    if (preloads !== undefined) void reply.header('link', preloads);
    return reply.code(200).sendFile('index.html');
  };
}

/** Addresses of the app's own screens: everything without a file name ending. */
export function isAppAddress(path: string): boolean {
  return !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path);
}
