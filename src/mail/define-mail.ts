import type { ReactElement } from 'react';
import type { MailData, MailKind } from '#contract/mails.ts';

/** One e-mail: the same sentences three ways, and a sample that tests and previews render. */
export interface Mail<Kind extends MailKind> {
  subject(data: MailData<Kind>): string;
  html(data: MailData<Kind>): ReactElement;
  text(data: MailData<Kind>): string;
  readonly sample: MailData<Kind>;
}

/** Declares the e-mail of a kind; its data type comes from the contract. */
export function defineMail<Kind extends MailKind>(_kind: Kind, mail: Mail<Kind>): Mail<Kind> {
  return mail;
}
