import { formatDateTime } from '#contract/french.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

const reason =
  'Vous recevez ce message car un nouveau mot de passe a été demandé pour votre compte Constat. Si ce n’était pas vous, ignorez-le : votre mot de passe reste inchangé.';
const ask = 'Vous avez demandé à changer votre mot de passe. Choisissez-en un nouveau en suivant ce lien.';
const limit = (expiresAt: string) =>
  `Ce lien ne sert qu’une fois et reste valable jusqu’au ${formatDateTime(expiresAt)}.`;

export default defineMail('password-reset', {
  subject: () => 'Choisissez un nouveau mot de passe',
  html: (data) => (
    <MailLayout preview={ask} title="Choisissez un nouveau mot de passe" reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{ask}</Paragraph>
      <Action href={data.url}>Choisir un mot de passe</Action>
      <Paragraph>{limit(data.expiresAt)}</Paragraph>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      ask,
      `Choisir un mot de passe :\n${data.url}`,
      limit(data.expiresAt),
      reason,
      signature,
    ),
  sample: {
    displayName: '',
    url: 'https://constat.example/reinitialisation?token=exemple',
    expiresAt: '2026-11-21T11:00:00.000Z',
  },
});
