import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { taskAddresses, taskTypes } from '#contract/task-type.ts';
import { startParts } from './start-parts.ts';

const pages = [
  'src/routes/dashboard/$section/$slug/$questionId.tsx',
  'src/routes/dashboard/$section/$slug/index.tsx',
  'src/routes/practise.tsx',
  'src/routes/statistics.tsx',
  'src/routes/dashboard/plans.tsx',
].map((route) => `${resolve(route)}?tsr-split=component`);
const screens = globSync('src/features/practice/tasks/*/*/screens.*').filter(
  (file) => !file.endsWith('.css'),
);

/** A chunk of its own for each module, named by its place in the list. */
const chunksOf = (modules: readonly string[]) =>
  Object.fromEntries(
    modules.map((id, at) => {
      const fileName = `assets/${at}.js`;
      return [fileName, { type: 'chunk', fileName, facadeModuleId: id, moduleIds: [id], imports: [] }];
    }),
  );

/** What the built page lists: the modules of each page. */
function listed(modules: readonly string[]): Map<string, (string | undefined)[]> {
  const { transformIndexHtml } = startParts({ start: 'src/main.tsx' }) as Plugin & {
    transformIndexHtml: { handler: (html: string, context: object) => { tags: { children?: string }[] } };
  };
  const bundle = chunksOf([...modules, resolve('src/main.tsx')]);
  const { tags } = transformIndexHtml.handler('', { bundle });
  const data = JSON.parse(tags.find(({ children }) => children)?.children ?? '') as {
    files: string[];
    pages: Record<string, number[]>;
  };
  return new Map(
    Object.entries(data.pages).map(([page, places]) => [
      page,
      places.map((place) => bundle[data.files[place] ?? '']?.facadeModuleId),
    ]),
  );
}

it('lists the screens of every task for the page that opens one of its questions', () => {
  const found = listed([...pages, ...screens.map((file) => resolve(file))]);
  const unlisted = taskTypes.filter((task) => {
    const { section, slug } = taskAddresses[task];
    const [module, ...others] = found.get(`${section}/${slug}`) ?? [];
    return others.length > 0 || !module?.includes(`/tasks/${section}/${slug}/screens.`);
  });
  expect(unlisted).toEqual([]);
});

it('refuses a build in which the screens of a task or a page are not found', () => {
  const all = [...pages, ...screens.map((file) => resolve(file))];
  expect(() => listed(all.filter((id) => !id.includes('write-essay')))).toThrow('writing/write-essay');
  expect(() => listed(all.filter((id) => !id.includes('statistics')))).toThrow('statistics');
});
