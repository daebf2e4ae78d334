import { formatDateTime } from '#contract/french.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

const reason =
  'Vous recevez ce message car cette adresse a servi à créer un compte Constat. Si ce n’était pas vous, ignorez-le : sans validation, le compte reste fermé.';
const ask =
  'Il reste une étape : validez votre adresse e-mail pour ouvrir votre compte et lancer votre premier audit.';
const limit = (expiresAt: string) => `Ce lien est valable jusqu’au ${formatDateTime(expiresAt)}.`;

export default defineMail('email-verification', {
  subject: () => 'Validez votre adresse e-mail',
  html: (data) => (
    <MailLayout preview={ask} title="Validez votre adresse e-mail" reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{ask}</Paragraph>
      <Action href={data.url}>Valider mon adresse</Action>
      <Paragraph>{limit(data.expiresAt)}</Paragraph>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      ask,
      `Valider mon adresse :\n${data.url}`,
      limit(data.expiresAt),
      reason,
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    url: 'https://constat.example/verification?token=exemple',
    expiresAt: '2026-11-22T10:00:00.000Z',
  },
});
