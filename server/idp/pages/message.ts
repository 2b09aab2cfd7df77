import { html } from '#server/html.ts';
import { page } from './layout.ts';
import type { PageContext } from './layout.ts';

/** A page that says what happened and leads back to the app, where signing in can start again. */
export function messagePage(context: PageContext, title: string, text: string): string {
  return page(
    context,
    title,
    html`
      <p class="lead">${text}</p>
      <p><a class="button" href="${context.appUrl}">Back to Passage</a></p>
    `,
  );
}
