import { formatDateTime } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

type Data = MailData<'factor-reset-asked'>;

const title = 'Retrait de votre deuxième étape demandé';
const reason = 'Vous recevez ce message pour la sécurité de votre compte Constat.';

const fact = ({ askedAt, dueAt }: Data) =>
  `Le ${formatDateTime(askedAt)}, l’administration de ce service a demandé que la deuxième étape de connexion soit retirée de votre compte. Elle le sera à votre première connexion après le ${formatDateTime(dueAt)} : votre mot de passe suffira alors.`;
const yours = 'Si vous l’avez demandé parce que vous avez perdu vos moyens de connexion, ne faites rien.';
const doubt = 'Sinon, refusez : rien ne sera retiré.';

export default defineMail('factor-reset-asked', {
  subject: () => title,
  html: (data) => (
    <MailLayout preview={fact(data)} title={title} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data)}</Paragraph>
      <Paragraph>{yours}</Paragraph>
      <Paragraph>{doubt}</Paragraph>
      <Action href={data.url}>Refuser</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(greeting(data.displayName), fact(data), yours, `${doubt}\n${data.url}`, reason, signature),
  sample: {
    displayName: 'Camille Durand',
    askedAt: '2026-11-21T10:00:00.000Z',
    dueAt: '2026-11-22T10:00:00.000Z',
    url: 'https://constat.example/refus-reinitialisation?token=exemple',
  },
});
