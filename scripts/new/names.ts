import { Refused } from './draft.ts';

/** `one-two` → `oneTwo`. */
export const camelOf = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** `one-two` → `OneTwo`. */
export const pascalOf = (name: string): string => camelOf(`-${name}`);

/** @throws Refused for a name that is not in kebab-case, or that no variable could have */
export function kebab(name: string | undefined, what: string): string {
  if (name === undefined || name === '') throw new Refused(`Donnez ${what}.`);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new Refused(
      `« ${name} » ne convient pas pour ${what} : des minuscules sans accent, des chiffres, des tirets.`,
    );
  return name;
}

/** @throws Refused where more was given than the recipe knows */
export function noMore(rest: readonly string[]): void {
  if (rest.length > 0) throw new Refused(`« ${rest.join(' ')} » n’est pas attendu ici.`);
}
