import { formatDateTime } from '#contract/french.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

const reason = 'Vous recevez ce message pour la sécurité de votre compte Constat.';
const fact = (changedAt: string) =>
  `Le mot de passe de votre compte a été changé le ${formatDateTime(changedAt)}. Par sécurité, vos autres sessions ont été fermées.`;
const doubt = 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.';

export default defineMail('password-changed', {
  subject: () => 'Votre mot de passe a été changé',
  html: (data) => (
    <MailLayout preview={fact(data.changedAt)} title="Votre mot de passe a été changé" reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data.changedAt)}</Paragraph>
      <Paragraph>{doubt}</Paragraph>
      <Action href={data.resetUrl}>Ce n’était pas moi</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data.changedAt),
      `${doubt}\n${data.resetUrl}`,
      reason,
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    changedAt: '2026-11-21T10:00:00.000Z',
    resetUrl: 'https://constat.example/mot-de-passe-oublie',
  },
});
