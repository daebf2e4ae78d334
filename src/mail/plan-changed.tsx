import { countOf, formatDate } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { historyText, planName } from '#contract/plan-words.ts';
import { type PlanId, planOf } from '#contract/plans.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';

const reason = 'Vous recevez ce message car la formule de votre compte Constat a changé.';
const title = (id: PlanId) => `Vous avez maintenant la ${planName(id)}`;
const fact = (plan: PlanId, previous: PlanId) =>
  `Votre compte passe de la ${planName(previous)} à la ${planName(plan)}.`;
const rights = (id: PlanId) => {
  const plan = planOf(id);
  return `Elle comprend ${countOf(plan.auditsPerMonth, 'audit', 'audits')} par mois, jusqu’à ${countOf(plan.pagesPerAudit, 'page', 'pages')} par audit, et garde vos rapports pendant ${historyText(plan.historyDays)}.`;
};
/** Said before anything goes. */
const removal = ({ shorterHistory }: MailData<'plan-changed'>) =>
  shorterHistory
    ? `Les rapports de plus de ${historyText(shorterHistory.historyDays)} seront supprimés à partir du ${formatDate(shorterHistory.removedFrom)}. Leurs scores restent dans votre historique. Pour garder un rapport, exportez-le avant cette date.`
    : '';

const stopped = ({ stoppedSchedules = 0 }: MailData<'plan-changed'>) =>
  stoppedSchedules > 0 &&
  `${countOf(stoppedSchedules, 'audit programmé dépasse ce que permet cette formule et est arrêté', 'audits programmés dépassent ce que permet cette formule et sont arrêtés')}. Leurs réglages sont gardés.`;

/** Said of people, since nobody else tells them. */
const unheard = ({ pausedRecipients = 0 }: MailData<'plan-changed'>) =>
  pausedRecipients > 0 &&
  `${countOf(pausedRecipients, 'destinataire ne reçoit plus', 'destinataires ne reçoivent plus')} les résultats de vos sites. Leur accord est gardé${'\u00a0'}: les envois reprennent avec une formule qui en permet davantage.`;

export default defineMail('plan-changed', {
  subject: (data) => title(data.plan),
  html: (data) => (
    <MailLayout preview={fact(data.plan, data.previousPlan)} title={title(data.plan)} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data.plan, data.previousPlan)}</Paragraph>
      <Paragraph>{rights(data.plan)}</Paragraph>
      {stopped(data) && <Paragraph>{stopped(data)}</Paragraph>}
      {unheard(data) && <Paragraph>{unheard(data)}</Paragraph>}
      {data.shorterHistory && <Paragraph>{removal(data)}</Paragraph>}
      <Action href={data.planUrl}>Voir ma formule</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data.plan, data.previousPlan),
      rights(data.plan),
      stopped(data),
      unheard(data),
      removal(data),
      `Voir ma formule :\n${data.planUrl}`,
      reason,
      signature,
    ),
  sample: {
    displayName: 'Camille Durand',
    plan: 'free',
    previousPlan: 'pro',
    stoppedSchedules: 2,
    pausedRecipients: 3,
    shorterHistory: { historyDays: 90, removedFrom: '2026-12-21T10:00:00.000Z' },
    planUrl: 'https://constat.example/dashboard?tab=plan',
  },
});
