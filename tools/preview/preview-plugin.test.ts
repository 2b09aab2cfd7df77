import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createServer, resolveConfig, type ViteDevServer } from 'vite';
import { bankFolder } from '#content/bank-files.ts';
import { preview } from './preview-plugin.ts';

const choice = 'items/reading/multiple-choice-single/15001.json';
let folder = '';
let server: ViteDevServer | undefined;

afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function startDev(): Promise<string> {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  mkdirSync(join(folder, choice, '..'), { recursive: true });
  mkdirSync(join(folder, 'audio'));
  cpSync(join(bankFolder, choice), join(folder, choice));
  writeFileSync(join(folder, 'audio/index.json'), '{"format": 1, "entries": []}');
  server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [preview(folder)],
    server: { host: '127.0.0.1', port: 0 },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return `http://127.0.0.1:${address.port}`;
}

interface State {
  version: string;
  changed: string[];
  problems: { file: string; message: string }[];
  items: { name: string; address: string }[];
}

/** What the page is told, one state after the other. */
async function* statesOf(origin: string): AsyncGenerator<State, never> {
  const { body } = await fetch(`${origin}/preview/events`);
  let text = '';
  for await (const part of body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield JSON.parse(text.slice('data: '.length, end)) as State;
      text = text.slice(end + 2);
    }
  }
  throw new Error('the stream has ended');
}

it('shows the bank as it is on the disk, and says which file is wrong and why', async () => {
  const origin = await startDev();
  expect(await (await fetch(`${origin}/preview`)).text()).toContain('<title>Preview of the question bank');
  const states = statesOf(origin);
  const { value: first } = await states.next();
  expect(first.problems).toEqual([]);
  expect(first.items[0]?.address).toBe('/dashboard/reading/multiple-choice-single/15001');

  const item = JSON.parse(readFileSync(join(folder, choice), 'utf8')) as object;
  writeFileSync(join(folder, choice), JSON.stringify({ ...item, title: 'A fresh title' }));
  const { value: saved } = await states.next();
  expect(saved).toMatchObject({ changed: [choice], items: [{ name: 'MCS_R 15001 A fresh title' }] });
  const manifest = await fetch(`${origin}/api/content/manifest`);
  expect(manifest.headers.get('x-api')).toBe('1');
  const { version, packs } = (await manifest.json()) as { version: string; packs: { sha256: string }[] };
  expect(version).toBe(saved.version);
  expect(version).not.toBe(first.version);
  const pack = await fetch(`${origin}/api/content/packs/${packs[0]?.sha256}`);
  expect(await pack.text()).toContain('A fresh title');

  writeFileSync(join(folder, choice), JSON.stringify({ ...item, level: 'MEDIUM' }));
  const { value: broken } = await states.next();
  expect(broken.version).toBe(saved.version);
  expect(broken.problems).toContainEqual({
    file: choice,
    message: expect.stringMatching(/^level: /) as string,
  });
});

it('is no part of a build', async () => {
  const names = async (command: 'build' | 'serve') =>
    (await resolveConfig({ configFile: false, plugins: [preview()] }, command)).plugins.map(
      ({ name }) => name,
    );
  expect(await names('serve')).toContain('passage-preview');
  expect(await names('build')).not.toContain('passage-preview');
});
