import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { coreWasmBytes } from './core-size.ts';

test('the progress of loading counts on the size of the installed core', () => {
  const path = createRequire(import.meta.url).resolve('@ffmpeg/core/wasm');
  expect(statSync(path).size).toBe(coreWasmBytes);
});
