import { formatDate } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { backToFree } from '#contract/plan-words.ts';
import { planOf } from '#contract/plans.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

const reason = 'Vous recevez ce message car vous avez un abonnement à Constat.';
type Data = MailData<'payment-problem'>;

const title = ({ problem }: Data) =>
  problem === 'approval' ? 'Votre banque attend votre accord' : 'Un paiement n’est pas passé';
const fact = ({ problem, plan }: Data) =>
  problem === 'approval'
    ? `Le paiement de votre formule ${planOf(plan).label} attend que vous le confirmiez auprès de votre banque.`
    : `Le paiement de votre formule ${planOf(plan).label} a été refusé, sans doute parce que la carte a expiré, que son plafond est atteint ou que le compte n’est pas assez approvisionné.`;
const consequence = ({ keptUntil }: Data) =>
  keptUntil === null
    ? 'Votre formule ne change pas pour le moment.'
    : `Vous gardez votre formule jusqu’au ${formatDate(keptUntil)}. Sans paiement d’ici là, ${backToFree}.`;
const action = ({ problem }: Data) =>
  problem === 'approval' ? 'Confirmer le paiement' : 'Régler la facture';
/** The provider’s page; without one, ours leads to it. */
const address = ({ invoiceUrl, planUrl }: Data) => invoiceUrl ?? planUrl;

export default defineMail('payment-problem', {
  subject: (data) => title(data),
  html: (data) => (
    <MailLayout preview={fact(data)} title={title(data)} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data)}</Paragraph>
      <Paragraph>{consequence(data)}</Paragraph>
      <Action href={address(data)}>{action(data)}</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data),
      consequence(data),
      `${action(data)} :\n${address(data)}`,
      reason,
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    plan: 'pro',
    problem: 'failed',
    keptUntil: '2026-12-05T10:00:00.000Z',
    invoiceUrl: 'https://invoice.stripe.com/i/acct_1/test_1',
    planUrl: 'https://constat.example/dashboard?tab=plan',
  },
});
