import { render } from 'react-email';
import { typeset } from '#contract/french.ts';
import type { MailData, MailKind, RenderedMail } from '#contract/mails.ts';
import accountDeleted from './account-deleted.tsx';
import accountMoved from './account-moved.tsx';
import auditFailed from './audit-failed.tsx';
import auditFinished from './audit-finished.tsx';
import auditWorse from './audit-worse.tsx';
import type { Mail } from './define-mail.ts';
import emailChange from './email-change.tsx';
import emailChangeAsked from './email-change-asked.tsx';
import emailChanged from './email-changed.tsx';
import emailVerification from './email-verification.tsx';
import factorResetAsked from './factor-reset-asked.tsx';
import fixesHandedOver from './fixes-handed-over.tsx';
import organisationFactorAsked from './organisation-factor-asked.tsx';
import organisationInvitation from './organisation-invitation.tsx';
import organisationJoinAnswered from './organisation-join-answered.tsx';
import organisationJoinAsked from './organisation-join-asked.tsx';
import passwordChanged from './password-changed.tsx';
import passwordReset from './password-reset.tsx';
import paymentProblem from './payment-problem.tsx';
import planChanged from './plan-changed.tsx';
import recipientConfirmation from './recipient-confirmation.tsx';
import scheduleSkipped from './schedule-skipped.tsx';
import secondFactorChanged from './second-factor-changed.tsx';
import signInLinked from './sign-in-linked.tsx';
import webhookDisabled from './webhook-disabled.tsx';
import workDigest from './work-digest.tsx';
import workDue from './work-due.tsx';

/** Every e-mail of the contract. A missing one does not compile. */
export const mailTemplates: { readonly [Kind in MailKind]: Mail<Kind> } = {
  'email-verification': emailVerification,
  'password-reset': passwordReset,
  'email-change': emailChange,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'recipient-confirmation': recipientConfirmation,
  'organisation-invitation': organisationInvitation,
  'organisation-factor-asked': organisationFactorAsked,
  'organisation-join-asked': organisationJoinAsked,
  'organisation-join-answered': organisationJoinAnswered,
  'fixes-handed-over': fixesHandedOver,
  'second-factor-changed': secondFactorChanged,
  'factor-reset-asked': factorResetAsked,
  'password-changed': passwordChanged,
  'account-moved': accountMoved,
  'audit-finished': auditFinished,
  'audit-failed': auditFailed,
  'audit-worse': auditWorse,
  'schedule-skipped': scheduleSkipped,
  'plan-changed': planChanged,
  'payment-problem': paymentProblem,
  'sign-in-linked': signInLinked,
  'webhook-disabled': webhookDisabled,
  'work-digest': workDigest,
  'work-due': workDue,
  'account-deleted': accountDeleted,
};

/** A subject makes no link: without the joiners that keep an address words, it can be searched for. */
const plain = (subject: string): string => subject.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();

/** Renders a message, with French spacing. Line breaks from the data never reach the subject. */
export async function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData<Kind>,
): Promise<RenderedMail> {
  const mail: Mail<Kind> = mailTemplates[kind];
  const html = await render(mail.html(data));
  return {
    subject: typeset(plain(mail.subject(data))),
    html: html.replaceAll(/>[^<>]+</g, typeset),
    text: typeset(mail.text(data)),
  };
}
