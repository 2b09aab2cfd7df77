import type { Plugin } from 'vite';
import { taskAddresses } from '#contract/task-type.ts';

/** The modules whose static imports are needed by every page, in the order in which they run. */
export interface StartParts {
  /** Name of the part, as `src/start-parts.ts` asks for it, and the module that it ends with. */
  readonly [part: string]: string;
}

/** Names a script that is not to be fetched yet. */
const partRel = 'passage-part';

/** Pages with code of their own that are opened by their address, by the name that `public/first.js` gives them. */
const pageChunks: Readonly<Record<string, string>> = {
  question: '/routes/dashboard/$section/$slug/$questionId.tsx?',
  list: '/routes/dashboard/$section/$slug/index.tsx?',
  practise: '/routes/practise.tsx?',
  statistics: '/routes/statistics.tsx?',
  'dashboard/plans': '/routes/dashboard/plans.tsx?',
};

/** The screens of a task: `public/first.js` names them as the address does. */
const taskScreens = /\/features\/practice\/tasks\/(\w+\/[\w-]+)\/screens\.tsx$/u;

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss?: ReadonlySet<string> };
}

/**
 * Names the scripts of every page in `index.html`: `public/first.js` has them fetched side by side when the first view is
 * painted, and the page runs them one by one, each in a task of its own (`src/start-parts.ts`). Styles of the parts come
 * as style sheets. What single pages need besides is listed as data: the address tells which of it is fetched.
 */
export function startParts(parts: StartParts): Plugin {
  return {
    name: 'passage:start-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(
          (file): file is typeof file & Chunk => file.type === 'chunk',
        );
        const byName = new Map(chunks.map((chunk): [string, Chunk] => [chunk.fileName, chunk]));
        refuseCycles(chunks, byName);
        const seen = new Set<string>();
        const tags = Object.entries(parts).flatMap(([part, module]) => {
          const last =
            chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module)) ??
            chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)));
          if (!last) throw new Error(`No chunk has ${module}: has the composition root moved?`);
          return [...dependenciesFirst(last, byName, seen)].flatMap(({ fileName, viteMetadata }) => [
            ...[...(viteMetadata?.importedCss ?? [])].map((css) =>
              link({ rel: 'stylesheet', crossorigin: true, href: `/${css}` }),
            ),
            link({ rel: partRel, crossorigin: true, href: `/${fileName}`, 'data-part': part }),
          ]);
        });
        tags.push(pagesData(pageFiles(chunks, byName, seen), Object.keys(bundle)));
        return {
          html: html
            .replaceAll(
              /<script type="module"([^>]*) src=("[^"]+")><\/script>/gu,
              '<link rel="passage-entry"$1 href=$2>',
            )
            .replaceAll('<link rel="modulepreload"', `<link rel="${partRel}"`),
          tags,
        };
      },
    },
  };
}

/** What each page and each task needs beyond the files of `known`, scripts in the order in which they run. */
function pageFiles(
  chunks: readonly Chunk[],
  byName: ReadonlyMap<string, Chunk>,
  known: ReadonlySet<string>,
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const chunk of chunks) {
    const { facadeModuleId: id } = chunk;
    if (id === null) continue;
    const page = Object.keys(pageChunks).find((name) => id.includes(pageChunks[name] ?? ''));
    const name = page ?? taskScreens.exec(id)?.[1];
    if (name === undefined) continue;
    const needed = [...dependenciesFirst(chunk, byName, new Set(known))];
    found.set(
      name,
      needed.flatMap(({ fileName, viteMetadata }) => [...(viteMetadata?.importedCss ?? []), fileName]),
    );
  }
  const tasks = Object.values(taskAddresses).map(({ section, slug }) => `${section}/${slug}`);
  for (const page of [...Object.keys(pageChunks), ...tasks])
    if (!found.has(page)) throw new Error(`No chunk is the page ${page}: have its files moved?`);
  return found;
}

/** The list for `public/first.js`: each file once, and the pages by their places in it. */
function pagesData(pages: ReadonlyMap<string, readonly string[]>, bundled: readonly string[]) {
  const files = [...new Set([...pages.values()].flat())];
  const placeOf = new Map(files.map((file, place) => [file, place]));
  const font = bundled.find((file) => /\/literata-[^/]*\.woff2$/u.test(file));
  const data = {
    font,
    files,
    pages: Object.fromEntries(
      [...pages].map(([page, names]) => [page, names.map((name) => placeOf.get(name))]),
    ),
  };
  const attrs = { type: 'application/json', id: 'passage-pages' };
  return { tag: 'script', attrs, children: JSON.stringify(data), injectTo: 'head' as const };
}

/**
 * Chunks that import each other run with parts of themselves still undefined, and nothing says so: a schema of such a part
 * refuses everything. Grouping modules by hand can make such circles although the modules have none.
 */
function refuseCycles(chunks: readonly Chunk[], byName: ReadonlyMap<string, Chunk>): void {
  const done = new Set<string>();
  const visit = (chunk: Chunk, path: readonly string[]): void => {
    if (path.includes(chunk.fileName))
      throw new Error(`These chunks import each other: ${[...path, chunk.fileName].join(' -> ')}`);
    if (done.has(chunk.fileName)) return;
    for (const name of chunk.imports) {
      const next = byName.get(name);
      if (next) visit(next, [...path, chunk.fileName]);
    }
    done.add(chunk.fileName);
  };
  for (const chunk of chunks) visit(chunk, []);
}

function link(attrs: Record<string, string | true>) {
  return { tag: 'link', attrs, injectTo: 'head' as const };
}

function* dependenciesFirst(
  chunk: Chunk,
  byName: ReadonlyMap<string, Chunk>,
  seen: Set<string>,
): Generator<Chunk> {
  if (seen.has(chunk.fileName)) return;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = byName.get(name);
    if (next) yield* dependenciesFirst(next, byName, seen);
  }
  yield chunk;
}
