import { formatDateTime } from '#contract/french.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

const title = 'L’adresse de votre compte a changé';
const reason =
  'Vous recevez ce message car cette adresse était celle du compte. Les suivants iront à la nouvelle.';
const fact = (newEmail: string, changedAt: string) =>
  `Depuis le ${formatDateTime(changedAt)}, l’adresse de votre compte est ${newEmail}. Par sécurité, vos autres sessions ont été fermées.`;
const doubt = 'Si ce n’était pas vous, écrivez-nous tout de suite.';

export default defineMail('email-changed', {
  subject: () => title,
  html: (data) => (
    <MailLayout preview={fact(data.newEmail, data.changedAt)} title={title} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data.newEmail, data.changedAt)}</Paragraph>
      <Paragraph>{doubt}</Paragraph>
      <Action href={data.contactUrl}>Nous écrire</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data.newEmail, data.changedAt),
      `${doubt}\n${data.contactUrl}`,
      reason,
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    newEmail: 'camille@nouvelle.exemple.fr',
    changedAt: '2026-11-21T10:00:00.000Z',
    contactUrl: 'https://constat.example/contact',
  },
});
