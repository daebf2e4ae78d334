import { formatDateTime } from '#contract/french.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

const title = 'Changement d’adresse demandé';
const reason = 'Vous recevez ce message pour la sécurité de votre compte Constat.';
const fact = (newEmail: string, askedAt: string) =>
  `Le ${formatDateTime(askedAt)}, une personne connectée à votre compte et qui en connaît le mot de passe a demandé que l’adresse de ce compte devienne ${newEmail}.`;
const wait = 'Rien ne change tant que la nouvelle adresse n’a pas été confirmée.';
const doubt =
  'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00a0: la demande sera annulée.';

export default defineMail('email-change-asked', {
  subject: () => title,
  html: (data) => (
    <MailLayout preview={fact(data.newEmail, data.askedAt)} title={title} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data.newEmail, data.askedAt)}</Paragraph>
      <Paragraph>{wait}</Paragraph>
      <Paragraph>{doubt}</Paragraph>
      <Action href={data.resetUrl}>Ce n’était pas moi</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data.newEmail, data.askedAt),
      wait,
      `${doubt}\n${data.resetUrl}`,
      reason,
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    newEmail: 'camille@nouvelle.exemple.fr',
    askedAt: '2026-11-21T10:00:00.000Z',
    resetUrl: 'https://constat.example/mot-de-passe-oublie',
  },
});
