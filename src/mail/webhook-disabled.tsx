import { formatDateTime } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

type Data = MailData<'webhook-disabled'>;

const titleOf = ({ channel }: Data) =>
  channel === undefined ? 'Un de vos webhooks est désactivé' : 'Un de vos salons est désactivé';
const reason = 'Vous recevez ce message car votre compte annonce des événements à cette adresse.';
const what = ({ channel, host }: Data) =>
  channel === undefined ? `Votre webhook vers ${host}` : `Votre salon ${channel} (${host})`;
const fact = (data: Data) =>
  data.gone
    ? `${what(data)} n’existe plus, ou ne nous est plus ouvert. Nous ne lui envoyons plus rien.`
    : `${what(data)} n’a rien accepté depuis le ${formatDateTime(data.since)}. Nous ne lui envoyons plus rien.`;
const todo = ({ channel }: Data) =>
  channel === undefined
    ? 'Dans « Mon profil », vous pouvez voir ses réponses, l’essayer, le remettre en route et renvoyer ce qu’il a manqué.'
    : 'Dans « Mon profil », vous pouvez voir ses réponses, l’essayer et le remettre en route, ou ajouter sa nouvelle adresse.';

export default defineMail('webhook-disabled', {
  subject: ({ host, channel }) =>
    channel === undefined ? `Webhook désactivé : ${host}` : `Salon ${channel} désactivé`,
  html: (data) => (
    <MailLayout preview={fact(data)} title={titleOf(data)} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data)}</Paragraph>
      <Paragraph>{todo(data)}</Paragraph>
      <Action href={data.settingsUrl}>Voir mes webhooks</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data),
      `${todo(data)}\n${data.settingsUrl}`,
      reason,
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    host: 'outils.exemple.fr',
    since: '2026-11-18T10:00:00.000Z',
    settingsUrl: 'https://constat.example/dashboard?tab=settings',
  },
});
