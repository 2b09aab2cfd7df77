import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPagePreloads } from '#server/http/page-preloads.ts';

const manifest = {
  'index.html': { file: 'assets/entry.js', css: ['assets/entry.css'] },
  _local: { file: 'assets/local.js', imports: ['index.html'] },
  'src/routes/dashboard/$section/$slug/$questionId.tsx?tsr-split=component': {
    file: 'assets/question.js',
    imports: ['index.html', '_local'],
    css: ['assets/question.css'],
  },
};

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'passage-dist-'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

test('the page of a question names what it needs, the entry first', () => {
  expect(readPagePreloads(dist)('/dashboard/reading/multiple-choice-single/15001')?.split(', ')).toEqual([
    '</assets/entry.js>; rel=modulepreload; crossorigin',
    '</assets/entry.css>; rel=preload; as=style; crossorigin',
    '</assets/question.js>; rel=modulepreload; crossorigin',
    '</assets/question.css>; rel=preload; as=style; crossorigin',
    '</assets/local.js>; rel=modulepreload; crossorigin',
  ]);
});

test('home, a page that the build does not name and a build without a manifest need nothing more', () => {
  expect(readPagePreloads(dist)('/')).toBeUndefined();
  expect(readPagePreloads(dist)('/dashboard/reading/multiple-choice-single')).toBeUndefined();
  expect(
    readPagePreloads(join(dist, 'none'))('/dashboard/reading/re-order-paragraphs/16001'),
  ).toBeUndefined();
});
