import { createHash, randomInt } from 'node:crypto';

/** Without i, l, o, u, 0 and 1: they are read for one another, or make words. */
const signs = '23456789abcdefghjkmnpqrstvwxyz';
const length = 10;
/** Codes that are given together. */
const recoveryCodeCount = 10;

const makeCode = (): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)])
    .join('')
    .replace(/^(.{5})/, '$1-');

/** Ten codes of ten signs, 49 random bits each: nobody guesses one through a limit of tries. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, makeCode);

/** A code as it is compared: how it was spaced and whether in capitals does not matter. Null for what cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return code.length === length && [...code].every((sign) => signs.includes(sign)) ? code : null;
}

/** What is kept of a code of an account. @param code as `readRecoveryCode` gives it */
export const digestOfCode = (uid: string, code: string): Buffer =>
  createHash('sha256').update(`${uid}\0${code}`).digest();
