import { formatDate } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';
import { plainName } from './plain-name.ts';

type Data = MailData<'organisation-factor-asked'>;

const title = (data: Data) => `Protégez votre compte avant le ${formatDate(data.from)}`;
const fact = (data: Data) =>
  `L’organisation ${plainName(data.organisation)} demande une deuxième étape de connexion à ses membres à partir du ${formatDate(data.from)}, et votre compte n’en a pas.`;
const consequence =
  'À partir de cette date, vous ne pourrez plus ouvrir l’organisation sans elle. Votre espace personnel et le reste de votre compte restent ouverts, et rien n’est supprimé.';
const how =
  'Ajoutez une application d’authentification ou une clé d’accès dans « Mon profil » : c’est fait en deux minutes. Si vous vous connectez par un fournisseur qui vérifie déjà un second facteur, il compte aussi.';
const action = 'Ajouter une deuxième étape';
const reason = 'Vous recevez ce message car vous faites partie de cette organisation sur Constat.';

export default defineMail('organisation-factor-asked', {
  subject: title,
  html: (data) => (
    <MailLayout preview={fact(data)} title={title(data)} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data)}</Paragraph>
      <Paragraph>{consequence}</Paragraph>
      <Paragraph>{how}</Paragraph>
      <Action href={data.url}>{action}</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data),
      consequence,
      how,
      `${action} :\n${data.url}`,
      reason,
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    organisation: 'Mairie de Vallons-sur-Cère',
    from: '2026-12-05T10:00:00.000Z',
    url: 'https://constat.example/dashboard?tab=settings#deuxieme-etape',
  },
});
