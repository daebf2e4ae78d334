import { formatDateTime } from '#contract/french.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

const title = 'Un nouveau moyen de vous connecter';
const reason = 'Vous recevez ce message car il concerne la sécurité de votre compte.';
const fact = (provider: string, linkedAt: string) =>
  `Depuis le ${formatDateTime(linkedAt)}, une identité ${provider} ouvre votre compte Constat.`;
const todo =
  'Si ce n’est pas vous, retirez-la dans « Mon profil », puis choisissez un nouveau mot de passe : toutes les sessions se fermeront.';

export default defineMail('sign-in-linked', {
  subject: ({ provider }) => `${provider} ouvre désormais votre compte`,
  html: (data) => (
    <MailLayout preview={fact(data.provider, data.linkedAt)} title={title} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data.provider, data.linkedAt)}</Paragraph>
      <Paragraph>{todo}</Paragraph>
      <Action href={data.settingsUrl}>Voir mes connexions</Action>
      <Paragraph>
        <a href={data.resetUrl}>Choisir un nouveau mot de passe</a>
      </Paragraph>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data.provider, data.linkedAt),
      `${todo}\n${data.settingsUrl}\n${data.resetUrl}`,
      reason,
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    provider: 'ProConnect',
    linkedAt: '2026-11-18T10:00:00.000Z',
    settingsUrl: 'https://constat.example/dashboard?tab=settings#connexions',
    resetUrl: 'https://constat.example/mot-de-passe-oublie',
  },
});
