import { formatDateTime } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { defineMail } from './define-mail.ts';
import { Action, MailLayout, Paragraph, paragraphs, signature, stopLine } from './layout.tsx';
import { plainName } from './plain-name.ts';

type Data = MailData<'recipient-confirmation'>;

const title = (data: Data) => `Recevoir les audits de ${plainName(data.host)} ?`;
const ask = (data: Data) =>
  `${plainName(data.ownerEmail)} vous propose de recevoir par e-mail les résultats des audits de ${plainName(data.host)}, réalisés avec Constat.`;
const consent = 'Rien ne vous sera envoyé sans votre accord, et vous pourrez arrêter d’un clic.';
const action = 'Donner mon accord';
const limit = (data: Data) => `Cette proposition est valable jusqu’au ${formatDateTime(data.expiresAt)}.`;
const reason =
  'Vous recevez ce message car votre adresse a été indiquée sur Constat. Si cela ne vous dit rien, ignorez-le\u00a0: vous ne recevrez rien d’autre.';

export default defineMail('recipient-confirmation', {
  subject: title,
  html: (data) => (
    <MailLayout
      preview={ask(data)}
      title={title(data)}
      reason={reason}
      stopUrl={data.stopUrl}
      brand={data.brand}
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>{ask(data)}</Paragraph>
      <Paragraph>{consent}</Paragraph>
      <Action href={data.url}>{action}</Action>
      <Paragraph>{limit(data)}</Paragraph>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      'Bonjour,',
      ask(data),
      consent,
      `${action} :\n${data.url}`,
      limit(data),
      reason,
      stopLine(data.stopUrl),
      signature,
    ),
  sample: {
    host: 'www.exemple.fr',
    ownerEmail: 'camille@exemple.fr',
    url: 'https://constat.example/destinataire?token=exemple',
    expiresAt: '2026-11-29T10:00:00.000Z',
    stopUrl: 'https://constat.example/desabonnement/destinataire/01990000-0000-7000-8000-000000000000',
  },
});
