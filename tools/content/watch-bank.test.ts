import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { watchBank } from './watch-bank.ts';

let stop = () => {};
let folder = '';
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

it('names the files of the bank that were saved, and neither code nor a rendering under way', async () => {
  folder = mkdtempSync(join(tmpdir(), 'watched-bank-'));
  const place = join(folder, 'items/reading');
  mkdirSync(place, { recursive: true });
  const told = new Promise<readonly string[]>((resolve) => {
    stop = watchBank(folder, resolve);
  });
  writeFileSync(join(folder, 'rendering.part'), 'half');
  writeFileSync(join(folder, 'load-bank.ts'), 'code');
  writeFileSync(join(place, '15001.json'), '{');
  writeFileSync(join(place, '15001.json'), '{}');
  expect(await told).toEqual(['items/reading/15001.json']);
});
