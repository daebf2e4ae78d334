import { formatDateTime } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { defineMail } from './define-mail.ts';
import { Action, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';
import { plainName } from './plain-name.ts';

type Data = MailData<'organisation-invitation'>;

const title = (data: Data) => `Rejoindre ${plainName(data.organisation)} sur Constat`;
const ask = (data: Data) =>
  `${plainName(data.inviterEmail)} vous invite à rejoindre l’organisation ${plainName(data.organisation)} sur Constat, comme ${data.roleLabel}.`;
const how =
  'Connectez-vous avec cette adresse, ou créez votre compte\u00a0: vous choisirez ensuite d’accepter ou non.';
const action = 'Voir l’invitation';
const limit = (data: Data) =>
  `Ce lien sert une seule fois, pour cette adresse, jusqu’au ${formatDateTime(data.expiresAt)}.`;
const reason =
  'Vous recevez ce message car votre adresse a été indiquée sur Constat. Si cela ne vous dit rien, ignorez-le\u00a0: rien ne change.';

export default defineMail('organisation-invitation', {
  subject: title,
  html: (data) => (
    <MailLayout preview={ask(data)} title={title(data)} reason={reason}>
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>{ask(data)}</Paragraph>
      <Paragraph>{how}</Paragraph>
      <Action href={data.url}>{action}</Action>
      <Paragraph>{limit(data)}</Paragraph>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs('Bonjour,', ask(data), how, `${action} :\n${data.url}`, limit(data), reason, signature),
  sample: {
    organisation: 'Mairie de Vallons-sur-Cère',
    inviterEmail: 'camille@exemple.fr',
    roleLabel: 'membre',
    url: 'https://constat.example/invitation/exemple',
    expiresAt: '2026-12-05T10:00:00.000Z',
  },
});
