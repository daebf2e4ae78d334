import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as french from '@zxcvbn-ts/language-fr';
import { maxPasswordLength, minPasswordLength } from '#contract/api/account.ts';
import { AppError } from '#contract/errors.ts';

/** « safely unguessable: moderate protection from offline slow-hash attacks », 10^8 guesses and more. */
const minScore = 3;

// Without translations the estimator names its warnings by key; these are our sentences for them.
const advice: Readonly<Record<string, string>> = {
  straightRow: 'Évitez les touches qui se suivent sur le clavier.',
  keyPattern: 'Évitez les motifs tracés sur le clavier.',
  simpleRepeat: 'Évitez de répéter le même caractère.',
  extendedRepeat: 'Évitez de répéter le même groupe de caractères.',
  sequences: 'Évitez les suites comme « abc » ou « 123 ».',
  recentYears: 'Évitez les années.',
  dates: 'Évitez les dates.',
  topTen: 'Il fait partie des mots de passe les plus utilisés.',
  topHundred: 'Il fait partie des mots de passe les plus utilisés.',
  common: 'Il est trop courant.',
  similarToCommon: 'Il ressemble trop à un mot de passe courant.',
  wordByItself: 'Un seul mot ne suffit pas.',
  namesByThemselves: 'Un nom ou un prénom ne suffit pas.',
  commonNames: 'Un nom ou un prénom ne suffit pas.',
  userInputs: 'Évitez votre nom, votre adresse e-mail et le nom du site.',
};
const fallback = 'Choisissez par exemple quatre mots sans lien entre eux.';

/** The estimator takes a second of processor time for 128 characters, and holds whoever serves meanwhile. */
const estimatedLength = 32;

let estimator: ZxcvbnFactory | null = null;

/** Parts that are estimated one by one: a password is at least as hard to guess as the hardest of its parts. */
function partsOf(text: string): string[] {
  return text.length <= estimatedLength
    ? [text]
    : [text.slice(0, estimatedLength), text.slice(-estimatedLength)];
}

function refuse(field: string, sentence: string): never {
  throw new AppError('auth/weak-password', { data: { advice: sentence }, field });
}

/**
 * Refuses a password that is short, too long or easy to guess; asks for no kind of characters (CNIL 2022-100).
 * @param about what the person’s password must not be made of: address, name
 * @throws AppError `auth/weak-password` with a French advice
 */
export function assertStrongPassword(password: string, about: readonly string[], field = 'password'): void {
  const length = [...password.normalize('NFC')].length;
  if (length < minPasswordLength) {
    refuse(field, `Il en faut au moins ${minPasswordLength} caractères.`);
  }
  if (length > maxPasswordLength) refuse(field, `Limitez-le à ${maxPasswordLength} caractères.`);
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
  });
  const known = estimator;
  const words = about
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);
  // Separators count as random characters to the estimator: « bonjour monde » is no better than « bonjourmonde ».
  const bare = password.replaceAll(/[\p{Z}\p{P}]+/gu, '');
  for (const candidate of bare.length * 2 > password.length ? [password, bare] : [password]) {
    let warning: string | null = null;
    const isStrong = partsOf(candidate).some((part) => {
      const { score, feedback } = known.check(part, [...words, 'constat']);
      warning ??= feedback.warning;
      return score >= minScore;
    });
    if (!isStrong) refuse(field, advice[warning ?? ''] ?? fallback);
  }
}
