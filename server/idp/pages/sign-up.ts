import { field, formError, passwordField } from './field.ts';
import { html } from '#server/html.ts';
import { page } from './layout.ts';
import type { PageContext } from './layout.ts';
import type { SignUpErrors, SignUpInput } from '#server/idp/sign-up-form.ts';

export interface SignUpPageProps {
  action: string;
  signInHref: string;
  values?: Partial<SignUpInput>;
  errors?: SignUpErrors;
  error?: string | undefined;
}

export function signUpPage(context: PageContext, props: SignUpPageProps): string {
  const { values = {}, errors = {} } = props;
  return page(
    context,
    'Create an account',
    html`
      <p class="lead">
        Your answers stay on this device and are copied to your account, so you can go on from another device.
      </p>
      ${formError(props.error)}
      <form method="post" action="${props.action}">
        ${field({
          name: 'firstName',
          label: 'First name',
          value: values.firstName,
          error: errors.firstName,
          autocomplete: 'given-name',
          maxLength: 60,
        })}
        ${field({
          name: 'lastName',
          label: 'Last name',
          value: values.lastName,
          error: errors.lastName,
          autocomplete: 'family-name',
          maxLength: 60,
          required: false,
        })}
        ${field({
          name: 'username',
          label: 'Email',
          type: 'email',
          value: values.username,
          error: errors.username,
          autocomplete: 'username',
        })}
        ${passwordField({
          name: 'password',
          label: 'Password',
          hint: 'At least 8 characters. A few words together are easy to remember.',
          error: errors.password,
          autocomplete: 'new-password',
        })}
        <button type="submit">Create account</button>
      </form>
      <p class="other">Already have an account? <a href="${props.signInHref}">Sign in</a></p>
    `,
  );
}
