import { html } from '#server/html.ts';
import type { Markup } from '#server/html.ts';

/** Folder of the stylesheet, the mark and the script. */
export const pageAssets = new URL('../static', import.meta.url).pathname;

/** What every page needs to know of the place where it is served. */
export interface PageContext {
  /** Path of the stylesheet and the mark, without a slash at the end. */
  assets: string;
  /** Path of a script, for pages that have one. */
  script: string | undefined;
  /** The app, for the way back. */
  appUrl: string;
}

/** The frame of every page: our mark, one heading, one thing to do. No inline script or style: the CSP forbids them. */
export function page(context: PageContext, title: string, body: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title} - Passage</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FAF9F6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101417" media="(prefers-color-scheme: dark)" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="${context.assets}/idp.css" />
        <link rel="icon" href="${context.assets}/mark.svg" type="image/svg+xml" />
        ${context.script !== undefined && html`<script src="${context.script}" defer></script>`}
      </head>
      <body>
        <main>
          <p class="brand">
            <img src="${context.assets}/mark.svg" alt="" width="32" height="32" /><span>Passage</span>
          </p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.text;
}
