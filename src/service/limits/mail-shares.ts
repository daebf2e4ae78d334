import { type UnaskedMailKind, unaskedMailKinds } from '#contract/mail-words.ts';

/**
 * What part of an hour’s mails each kind has to itself, in hundredths: a flood of one never keeps another from leaving. What is
 * left is common to those that people without an account ask for; the others are asked for by accounts, which cost nothing.
 */
const ownHundredths: Readonly<Record<UnaskedMailKind, number>> = {
  'sign-up': 30,
  reset: 25,
  verification: 10,
  invitation: 10,
  handover: 5,
  'email-change': 5,
};
const usesCommon: readonly UnaskedMailKind[] = ['sign-up', 'reset', 'verification'];

/** One part of an hour’s mails. */
export interface MailShare {
  readonly name: UnaskedMailKind | 'common';
  readonly max: number;
}

const ownMax = (kind: UnaskedMailKind, mailsPerHour: number) =>
  Math.floor((mailsPerHour * ownHundredths[kind]) / 100);

/** The shares a kind may use, its own first. All shares together are `mailsPerHour`. */
export function sharesOf(kind: UnaskedMailKind, mailsPerHour: number): readonly MailShare[] {
  const own = { name: kind, max: ownMax(kind, mailsPerHour) };
  // So few an hour that a share of its own would be none.
  if (own.max > 0 && !usesCommon.includes(kind)) return [own];
  const taken = unaskedMailKinds.reduce((sum, one) => sum + ownMax(one, mailsPerHour), 0);
  return [own, { name: 'common', max: mailsPerHour - taken }];
}
