import type { MailData } from '#contract/mails.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';
import { plainName } from './plain-name.ts';

type Data = MailData<'organisation-join-answered'>;

const title = ({ organisation, roleLabel }: Data) =>
  roleLabel === null
    ? `${plainName(organisation)} n’a pas accepté votre demande`
    : `Vous faites maintenant partie de ${plainName(organisation)}`;
const fact = ({ organisation, roleLabel }: Data) =>
  roleLabel === null
    ? `L’organisation ${plainName(organisation)} n’a pas accepté votre demande à la rejoindre sur Constat. Rien ne change dans votre compte.`
    : `L’organisation ${plainName(organisation)} a accepté votre demande : vous y êtes ${roleLabel}.`;
const next = ({ roleLabel }: Data) =>
  roleLabel === null
    ? 'Si cela vous surprend, parlez-en avec la personne qui gère Constat dans votre organisation : elle peut aussi vous inviter par e-mail.'
    : 'Ouvrez-la depuis « Mes espaces ». Votre espace personnel reste le vôtre.';
const action = 'Voir mes espaces';
const reason = 'Vous recevez ce message car vous avez demandé à rejoindre cette organisation.';

export default defineMail('organisation-join-answered', {
  subject: title,
  html: (data) => (
    <MailLayout preview={fact(data)} title={title(data)} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data)}</Paragraph>
      <Paragraph>{next(data)}</Paragraph>
      <Action href={data.url}>{action}</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data),
      next(data),
      `${action} :\n${data.url}`,
      reason,
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    organisation: 'Mairie de Vallons-sur-Cère',
    roleLabel: 'membre',
    url: 'https://constat.example/espaces',
  },
});
