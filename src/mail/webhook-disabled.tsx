import { formatDateTime } from '#contract/french.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

const title = 'Un de vos webhooks est désactivé';
const reason = 'Vous recevez ce message car votre compte a un webhook vers cette adresse.';
const fact = (host: string, since: string) =>
  `Votre webhook vers ${host} n’a rien accepté depuis le ${formatDateTime(since)}. Nous ne lui envoyons plus rien.`;
const todo =
  'Dans « Mon profil », vous pouvez voir ses réponses, l’essayer, le remettre en route et renvoyer ce qu’il a manqué.';

export default defineMail('webhook-disabled', {
  subject: ({ host }) => `Webhook désactivé : ${host}`,
  html: (data) => (
    <MailLayout preview={fact(data.host, data.since)} title={title} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data.host, data.since)}</Paragraph>
      <Paragraph>{todo}</Paragraph>
      <Action href={data.settingsUrl}>Voir mes webhooks</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data.host, data.since),
      `${todo}\n${data.settingsUrl}`,
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
