import { field, formError, passwordField } from './field.ts';
import { html } from '#server/html.ts';
import { page } from './layout.ts';
import type { PageContext } from './layout.ts';

export interface SignInPageProps {
  action: string;
  signUpHref: string;
  username?: string | undefined;
  error?: string | undefined;
}

export function signInPage(context: PageContext, props: SignInPageProps): string {
  return page(
    context,
    'Sign in',
    html`
      ${formError(props.error)}
      <form method="post" action="${props.action}">
        ${field({ name: 'username', label: 'Email', type: 'email', value: props.username, autocomplete: 'username' })}
        ${passwordField({ name: 'password', label: 'Password', autocomplete: 'current-password' })}
        <button type="submit">Sign in</button>
      </form>
      <p class="other">New here? <a href="${props.signUpHref}">Create an account</a></p>
      <p class="other"><a href="${context.appUrl}">Continue without an account</a></p>
    `,
  );
}
