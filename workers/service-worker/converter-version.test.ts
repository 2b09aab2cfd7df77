import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { converterVersion } from './converter-version.ts';

test('the cache of the converter is named by the version that is installed', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['@ffmpeg/core']).toBe(converterVersion);
});
