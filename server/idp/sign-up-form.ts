import { z } from 'zod';
import { nameLimits } from '#contract/entities/profile.ts';
import { cleanName } from '#contract/names/clean-name.ts';

export const usernameMaxLength = 200;
export const passwordMinLength = 8;
export const passwordMaxLength = 200;

/** One form for one e-mail: no double accounts for `Maya@...` and `maya@...`. */
export function normaliseUsername(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().normalize('NFKC').trim().toLowerCase();
}

const { firstName: first, lastName: last } = nameLimits;

const SignUp = z.object({
  firstName: z
    .string()
    .overwrite(cleanName)
    .min(first.min, 'Enter your first name')
    .max(first.max, `Use at most ${first.max} characters`),
  lastName: z.string().overwrite(cleanName).max(last.max, `Use at most ${last.max} characters`),
  username: z
    .string()
    .transform(normaliseUsername)
    .pipe(
      z
        .email('Enter an email address like name@example.com')
        .max(usernameMaxLength, 'Use a shorter email address'),
    ),
  password: z
    .string()
    .min(passwordMinLength, `Use at least ${passwordMinLength} characters`)
    .max(passwordMaxLength, `Use at most ${passwordMaxLength} characters`),
});

export type SignUpInput = z.infer<typeof SignUp>;
export type SignUpErrors = Partial<Record<keyof SignUpInput, string>>;

export type SignUpCheck =
  | { kind: 'ok'; input: SignUpInput }
  | { kind: 'invalid'; values: Partial<SignUpInput>; errors: SignUpErrors };

/** Reads the sign-up form. What was typed comes back with the errors, the password never does. */
export function parseSignUp(form: URLSearchParams): SignUpCheck {
  // NUL is valid in a form and refused by every column of the database.
  const typed = (name: string) => (form.get(name) ?? '').replaceAll('\0', '').toWellFormed();
  const raw = {
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    username: typed('username'),
    password: typed('password'),
  };
  const parsed = SignUp.safeParse(raw);
  if (parsed.success) return { kind: 'ok', input: parsed.data };
  const fields = z.flattenError(parsed.error).fieldErrors;
  const errors: SignUpErrors = {};
  for (const name of ['firstName', 'lastName', 'username', 'password'] as const) {
    const first = fields[name]?.[0];
    if (first !== undefined) errors[name] = first;
  }
  const { password: _password, ...values } = raw;
  return { kind: 'invalid', values, errors };
}
