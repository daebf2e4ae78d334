import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

const reason = 'Vous recevez ce message car vous avez un compte Constat.';
const fact =
  'Constat a changé de service de connexion, et votre mot de passe n’a pas été transféré : il est stocké sous une forme illisible. Votre compte, vos audits et vos rapports sont intacts.';
const ask =
  'Pour vous connecter, choisissez un nouveau mot de passe : un lien vous sera envoyé à cette adresse.';

export default defineMail('account-moved', {
  subject: () => 'Choisissez un nouveau mot de passe',
  html: (data) => (
    <MailLayout preview={fact} title="Choisissez un nouveau mot de passe" reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact}</Paragraph>
      <Paragraph>{ask}</Paragraph>
      <Action href={data.resetUrl}>Choisir un mot de passe</Action>
    </MailLayout>
  ),
  text: (data) => paragraphs(greeting(data.displayName), fact, `${ask}\n${data.resetUrl}`, reason, signature),
  sample: { displayName: 'Camille Durand', resetUrl: 'https://constat.example/mot-de-passe-oublie' },
});
