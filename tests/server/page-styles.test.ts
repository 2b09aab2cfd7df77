import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPageStyles } from '#server/http/page-styles.ts';

const manifest = {
  'index.html': { file: 'assets/entry.js', css: ['assets/entry.css'] },
  'src/main.tsx': { file: 'assets/main.js', css: ['assets/main.css'] },
  'src/main-services.ts': { file: 'assets/local.js', imports: ['src/main.tsx'] },
  _shared: { file: 'assets/shared.js', imports: ['src/main-services.ts'] },
  'src/routes/dashboard/$section/$slug/$questionId.tsx?tsr-split=component': {
    file: 'assets/question.js',
    imports: ['src/main.tsx', '_shared'],
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

test('the page of a question names the styles that it needs beyond those of every page', () => {
  const styles = readPageStyles(dist)('/dashboard/reading/multiple-choice-single/15001');
  expect(styles).toEqual(['/assets/question.css']);
});

test('home, a page that the build does not name and a build without a manifest need nothing more', () => {
  expect(readPageStyles(dist)('/')).toEqual([]);
  expect(readPageStyles(dist)('/dashboard/reading/multiple-choice-single')).toEqual([]);
  expect(readPageStyles(join(dist, 'none'))('/dashboard/reading/re-order-paragraphs/16001')).toEqual([]);
});
