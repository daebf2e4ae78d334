import type { MailData } from '#contract/mails.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature, stopLine } from './layout.tsx';

type Data = MailData<'audit-failed'>;

const reason = 'Vous recevez ce message car vous avez lancé cet audit sur Constat.';
const isBlocked = ({ steps = [] }: Data) => steps.length > 0;
/** A site that keeps us out is not a failure of anybody’s: another sentence, and what to do. */
const title = (data: Data) =>
  isBlocked(data)
    ? `L’audit de ${data.host} a été bloqué par le site`
    : `L’audit de ${data.host} n’a pas abouti`;
const fact = (data: Data) =>
  isBlocked(data)
    ? `${data.host} n’a pas laissé Constat lire ses pages : aucun rapport n’a été rédigé.`
    : 'Aucun rapport n’a été rédigé. En voici la raison\u00a0:';
/** What to do comes in steps: the reason alone is said before them. */
const why = (data: Data) =>
  isBlocked(data) ? data.errorMessage.replace(/(?<=[.!?])\s.*$/s, '') : data.errorMessage;
const asked = (data: Data) => `Adresse demandée : ${data.url}`;
const numbered = ({ steps = [] }: Data) => steps.map((step, index) => `${index + 1}. ${step}`);

function cost({ ours, free }: Data): string | null {
  if (ours) return 'Cet échec vient de nous : l’audit ne compte pas dans votre quota.';
  return free ? 'Cet audit ne compte pas dans votre quota.' : null;
}

export default defineMail('audit-failed', {
  subject: title,
  html: (data) => (
    <MailLayout preview={data.errorMessage} title={title(data)} reason={reason} stopUrl={data.stopUrl}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data)}</Paragraph>
      <Paragraph>
        <strong>{why(data)}</strong>
      </Paragraph>
      {numbered(data).map((step) => (
        <Paragraph key={step}>{step}</Paragraph>
      ))}
      {cost(data) && <Paragraph>{cost(data)}</Paragraph>}
      <Paragraph>{asked(data)}</Paragraph>
      <Action href={data.reportUrl}>Voir le détail et relancer</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data),
      why(data),
      ...numbered(data),
      cost(data),
      asked(data),
      `Voir le détail et relancer :\n${data.reportUrl}`,
      reason,
      stopLine(data.stopUrl),
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    url: 'https://www.exemple.fr/',
    host: 'www.exemple.fr',
    errorMessage: 'Le site n’a pas répondu à temps. Vérifiez qu’il est en ligne, puis relancez l’audit.',
    ours: false,
    finishedAt: '2026-11-21T10:05:00.000Z',
    reportUrl: 'https://constat.example/reports/0199',
    stopUrl: 'https://constat.example/desabonnement?jeton=exemple&groupe=results',
  },
});
