import type { MailData } from '#contract/mails.ts';
import { joinRequestDays } from '#contract/space-roles.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';
import { plainName } from './plain-name.ts';

type Data = MailData<'organisation-join-asked'>;

const title = (data: Data) =>
  `${plainName(data.personEmail)} demande à rejoindre ${plainName(data.organisation)}`;
const fact = (data: Data) =>
  `La personne dont l’adresse est ${plainName(data.personEmail)} demande à rejoindre l’organisation ${plainName(data.organisation)} sur Constat. Son fournisseur d’identité lui donne le SIRET de l’organisation.`;
const how = `Elle ne voit rien avant votre accord. Ouvrez la page de l’organisation pour choisir son rôle et accepter, ou pour refuser${'\u00a0'}: elle recevra la réponse par e-mail. Sans réponse, la demande s’efface après ${joinRequestDays} jours.`;
const action = 'Voir la demande';
const reason = 'Vous recevez ce message car vous gérez les membres de cette organisation.';

export default defineMail('organisation-join-asked', {
  subject: title,
  html: (data) => (
    <MailLayout preview={fact(data)} title={title(data)} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data)}</Paragraph>
      <Paragraph>{how}</Paragraph>
      <Action href={data.url}>{action}</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(greeting(data.displayName), fact(data), how, `${action} :\n${data.url}`, reason, signature),
  sample: {
    displayName: 'Camille Durand',
    organisation: 'Mairie de Vallons-sur-Cère',
    personEmail: 'agent@vallons.exemple.fr',
    url: 'https://constat.example/organisation',
  },
});
