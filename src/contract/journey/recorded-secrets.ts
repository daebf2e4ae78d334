import { foldText } from '../fold-text.ts';
import type { Typed } from './journey.ts';

/** Fields whose value is a secret, by the words that name them. */
const secretField =
  /pass(?:word|wd|phrase|e\b)|pwd|mdp|secret|otp|totp|2fa|mfa|token|jeton|\bpin\b|cvv|cvc|crypto|iban|card|carte|\bcode\b(?! (?:postal|promo|insee|naf))|one time|verification/;

/** Whether that is a field of a password, a code or a card. */
export const isSecretField = (selectors: readonly (readonly string[])[]): boolean =>
  secretField.test(foldText(selectors.flat().join(' ')).replaceAll(/[\s_-]+/g, ' '));

/** Takes what was typed into fields of secrets apart: one name a field. */
export function openSecrets() {
  const values: Record<string, string> = {};
  const names = new Map<string, string>();
  return {
    values,
    typed({ selectors, value }: { readonly selectors: readonly string[][]; readonly value: string }): Typed {
      if (!isSecretField(selectors)) return { text: value };
      const field = JSON.stringify(selectors);
      const name = names.get(field) ?? `secret-${names.size + 1}`;
      names.set(field, name);
      values[name] = value;
      return { secret: name };
    },
  };
}
