import type { Plugin } from 'vite';

const homeRoute = /src\/routes\/index\.tsx/;

/** Lets the browser fetch the home screen (its script and styles) beside the entry instead of after it. */
export function modulepreloadHome(): Plugin {
  return {
    name: 'passage:modulepreload-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
        const home = chunks.find((chunk) => homeRoute.test(chunk.facadeModuleId ?? '') && !chunk.isEntry);
        if (!home) throw new Error('the home route has no chunk of its own: is autoCodeSplitting on?');
        const needed = [home, ...chunks.filter((chunk) => home.imports.includes(chunk.fileName))];
        const isNew = (file: string) => !html.includes(`/${file}"`);
        const scripts = needed.map((chunk) => chunk.fileName).filter(isNew);
        const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]).filter(isNew);
        return [
          ...scripts.map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
          ...[...new Set(styles)].map((file) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}
