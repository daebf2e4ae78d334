import { formatDateTime } from '#contract/french.ts';
import { defineMail } from './define-mail.ts';
import { greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

const reason = 'Vous recevez ce message car cette adresse était celle du compte. C’est le dernier.';
const fact = (deletedAt: string) =>
  `Votre compte a été supprimé le ${formatDateTime(deletedAt)}, avec vos audits, vos rapports et vos sessions. Cette suppression est définitive.`;
const thanks = 'Merci d’avoir utilisé Constat.';

export default defineMail('account-deleted', {
  subject: () => 'Votre compte a été supprimé',
  html: (data) => (
    <MailLayout preview={fact(data.deletedAt)} title="Votre compte a été supprimé" reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data.deletedAt)}</Paragraph>
      <Paragraph>{thanks}</Paragraph>
    </MailLayout>
  ),
  text: (data) => paragraphs(greeting(data.displayName), fact(data.deletedAt), thanks, reason, signature),
  sample: { displayName: 'Camille Durand', deletedAt: '2026-11-21T10:00:00.000Z' },
});
