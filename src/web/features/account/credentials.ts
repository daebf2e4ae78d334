import { errorTable } from '#contract/errors.ts';
import { minPasswordLength } from '#contract/password-length.ts';
import { textOf } from '../../lib/use-form.ts';

/** Sentence for an e-mail field, or undefined. Only plain slips: the server has the last word. */
export function emailError(values: FormData): string | undefined {
  const email = textOf(values, 'email');
  if (email === '') return 'Indiquez votre adresse e-mail.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return errorTable['auth/invalid-email'][1];
  return undefined;
}

/** Passwords are taken as typed: spaces at the ends belong to them. */
export function passwordOf(values: FormData, name = 'password'): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

/** Sentence for a password about to be chosen, or undefined. */
export function newPasswordError(password: string): string | undefined {
  if (password === '') return 'Choisissez un mot de passe.';
  if (password.length < minPasswordLength) {
    return `Votre mot de passe doit compter au moins ${minPasswordLength} caractères.`;
  }
  return undefined;
}

/** The entries that are sentences. */
export function onlyErrors(errors: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const fields: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'password',
  'auth/weak-password': 'password',
  'auth/invalid-email': 'email',
};

/** Where a refusal of the identity provider belongs in a form. */
export function credentialField(code: string): string | undefined {
  return fields[code];
}
