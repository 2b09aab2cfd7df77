import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BankIndex } from '#server/store/bank-index.ts';

type KnownBank = Pick<BankIndex, 'ofTask' | 'findById'>;

/** What the build makes of `src/first-view.tsx`. */
export interface FirstViewModule {
  readonly renderFirstView: (
    path: string,
    bank: KnownBank,
  ) => Promise<{ html: string; title: string } | null>;
}

/** Pages of questions that are kept ready; the bank is larger than what people open from outside. */
const keptPages = 500;

/**
 * The page of an address with its first view in it: a first visit reads the question while the app is still on its way.
 * `undefined` when the plain page is all there is: an address without a first view, or a build that has none.
 */
export async function openFirstViews(
  distDir: string,
  bank: KnownBank,
): Promise<(path: string, styles: readonly string[]) => Promise<string | undefined>> {
  const script = join(distDir, '.first-view', 'first-view.mjs');
  if (!existsSync(script)) return async () => undefined;
  const { renderFirstView } = (await import(pathToFileURL(script).href)) as FirstViewModule;
  const page = readFileSync(join(distDir, 'index.html'), 'utf8');
  const kept = new Map<string, string>();
  return async (path, styles) => {
    const ready = kept.get(path);
    if (ready !== undefined) return ready;
    const view = await renderFirstView(path, bank);
    if (view === null) return undefined;
    const links = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
    const made = page
      .replace(/<title>.*?<\/title>/u, () => `<title>${view.title}</title>`)
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace('<div id="root">', () => `<div id="first-view">${view.html}</div><div id="root">`);
    if (kept.size >= keptPages) kept.delete(kept.keys().next().value ?? path);
    kept.set(path, made);
    return made;
  };
}
