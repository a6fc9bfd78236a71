import { MAX_PASSWORD_LENGTH } from '@larder/contract/account.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import * as z from 'zod';
import { findPasswordFault } from './find-password-fault.ts';
import type { FieldFault, FieldName, Typed } from './sign-in-page.ts';

export type Credentials = { readonly email: string; readonly password: string };
export type NewAccount = Credentials & { readonly name: string; readonly invitation?: string | undefined };

const MAX_EMAIL_LENGTH = 254;

/** One mailbox, one spelling. Only case and white space: what a provider does with dots and plus signs is not ours to guess. */
const Email = z
  .string('Enter your email.')
  .transform((text) => text.normalize('NFKC').trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'Enter your email.')
      .max(MAX_EMAIL_LENGTH, `Enter an email of at most ${MAX_EMAIL_LENGTH} characters.`)
      .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/, 'Enter an email with an @, such as name@example.com.'),
  );

const SignInForm = z.object({
  email: Email,
  password: z
    .string('Enter your password.')
    .min(1, 'Enter your password.')
    .max(MAX_PASSWORD_LENGTH, 'This password is too long to be yours.'),
});

const SignUpForm = z.object({
  name: z.string('Enter your name.').trim().min(1, 'Enter your name.').max(100, 'Enter a name of at most 100 characters.'),
  email: Email,
  password: z.string('Choose a password.').min(1, 'Choose a password.'),
  invitation: z.string().trim().max(100, 'This is longer than any invitation.').optional(),
});

export function parseCredentials(body: unknown): Result<Credentials, readonly FieldFault[]> {
  return parseForm(SignInForm, body);
}

export function parseNewAccount(body: unknown): Result<NewAccount, readonly FieldFault[]> {
  const parsed = parseForm(SignUpForm, body);
  // Beside the form's own checks and not in them: a password is compared with the name and the email.
  const { password } = z.object({ password: Shown }).catch({ password: '' }).parse(body);
  const message = password === '' ? undefined : findPasswordFault(password, readTyped(body));
  if (message === undefined) return parsed;
  return fail([...(parsed.ok ? [] : parsed.fault), { field: 'password', message }]);
}

const Shown = z.string().catch('');

/** What to show again in the form; a field sent twice or not at all is shown empty. */
export function readTyped(body: unknown): Typed {
  return z.object({ name: Shown, email: Shown, invitation: Shown }).catch({ name: '', email: '', invitation: '' }).parse(body);
}

function parseForm<Value>(form: z.ZodType<Value>, body: unknown): Result<Value, readonly FieldFault[]> {
  const parsed = form.safeParse(body ?? {});
  if (parsed.success) return ok(parsed.data);
  const faults = new Map<FieldName, FieldFault>();
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as FieldName;
    if (!faults.has(field)) faults.set(field, { field, message });
  }
  return fail([...faults.values()]);
}
