import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature, stopLine } from './layout.tsx';

const reason = 'Vous recevez ce message car vous avez lancé cet audit sur Constat.';
const fact = (host: string) => `L’audit de ${host} n’a pas pu aboutir.`;
const cost = 'Cet échec vient de nous : l’audit ne compte pas dans votre quota.';

export default defineMail('audit-failed', {
  subject: (data) => `L’audit de ${data.host} n’a pas abouti`,
  html: (data) => (
    <MailLayout
      preview={data.errorMessage}
      title={`L’audit de ${data.host} n’a pas abouti`}
      reason={reason}
      stopUrl={data.stopUrl}
    >
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data.host)}</Paragraph>
      <Paragraph>
        <strong>{data.errorMessage}</strong>
      </Paragraph>
      {data.ours && <Paragraph>{cost}</Paragraph>}
      <Paragraph>
        Adresse demandée{'\u00a0'}: {data.url}
      </Paragraph>
      <Action href={data.reportUrl}>Voir le détail et relancer</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data.host),
      data.errorMessage,
      data.ours && cost,
      `Adresse demandée\u00a0: ${data.url}`,
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
