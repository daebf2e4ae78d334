import { countOf, formatDate } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import { accessWords, seatWords } from '#contract/plan-effects.ts';
import { historyText, planName } from '#contract/plan-words.ts';
import { planOf } from '#contract/plans.ts';
import { defineMail } from './define-mail.ts';
import { Action, greeting, MailLayout, Paragraph, paragraphs, signature } from './layout.tsx';
import { plainName } from './plain-name.ts';

const reason = 'Vous recevez ce message car la formule de votre compte Constat a changé.';
type Data = MailData<'plan-changed'>;
const title = ({ plan, organisation }: Data) =>
  organisation === undefined
    ? `Vous avez maintenant la ${planName(plan)}`
    : `${plainName(organisation)} a maintenant la ${planName(plan)}`;
const fact = ({ plan, previousPlan, organisation }: Data) =>
  `${organisation === undefined ? 'Votre compte' : `L’organisation ${plainName(organisation)}`} passe de la ${planName(previousPlan)} à la ${planName(plan)}.`;
const rights = ({ plan: id, organisation }: Data) => {
  const plan = planOf(id);
  const seats =
    organisation === undefined ? '' : ` et ${countOf(plan.seats, 'place', 'places')} pour ses membres`;
  return `Elle comprend ${countOf(plan.auditsPerMonth, 'audit', 'audits')} par mois, jusqu’à ${countOf(plan.pagesPerAudit, 'page', 'pages')} par audit${seats}, et garde vos rapports pendant ${historyText(plan.historyDays)}.`;
};
/** What becomes of the people of an organisation. */
const seats = ({ plan, people }: Data) => people && seatWords(people, planOf(plan).seats);
const accesses = ({ plan, keys = 0, webhooks = 0 }: Data) => accessWords({ keys, webhooks }, plan);
/** Said before anything goes. */
const removal = ({ shorterHistory }: Data) =>
  shorterHistory
    ? `Les rapports de plus de ${historyText(shorterHistory.historyDays)} seront supprimés à partir du ${formatDate(shorterHistory.removedFrom)}. Leurs scores restent dans votre historique. Pour garder un rapport, exportez-le avant cette date.`
    : '';

const stopped = ({ stoppedSchedules = 0 }: Data) =>
  stoppedSchedules > 0 &&
  `${countOf(stoppedSchedules, 'audit programmé dépasse ce que permet cette formule et est arrêté', 'audits programmés dépassent ce que permet cette formule et sont arrêtés')}. Leurs réglages sont gardés.`;

/** Said of people, since nobody else tells them. */
const unheard = ({ pausedRecipients = 0 }: Data) =>
  pausedRecipients > 0 &&
  `${countOf(pausedRecipients, 'destinataire ne reçoit plus', 'destinataires ne reçoivent plus')} les résultats de vos sites. Leur accord est gardé${'\u00a0'}: les envois reprennent avec une formule qui en permet davantage.`;

export default defineMail('plan-changed', {
  subject: (data) => title(data),
  html: (data) => (
    <MailLayout preview={fact(data)} title={title(data)} reason={reason}>
      <Paragraph>{greeting(data.displayName)}</Paragraph>
      <Paragraph>{fact(data)}</Paragraph>
      <Paragraph>{rights(data)}</Paragraph>
      {stopped(data) && <Paragraph>{stopped(data)}</Paragraph>}
      {unheard(data) && <Paragraph>{unheard(data)}</Paragraph>}
      {accesses(data) && <Paragraph>{accesses(data)}</Paragraph>}
      {seats(data) && <Paragraph>{seats(data)}</Paragraph>}
      {data.shorterHistory && <Paragraph>{removal(data)}</Paragraph>}
      <Action href={data.planUrl}>Voir ma formule</Action>
    </MailLayout>
  ),
  text: (data) =>
    paragraphs(
      greeting(data.displayName),
      fact(data),
      rights(data),
      stopped(data),
      unheard(data),
      accesses(data) ?? '',
      seats(data) ?? '',
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
    keys: 2,
    webhooks: 1,
    organisation: 'Agence du Pont',
    people: { members: 3, invitations: 1 },
    shorterHistory: { historyDays: 90, removedFrom: '2026-12-21T10:00:00.000Z' },
    planUrl: 'https://constat.example/dashboard?tab=plan',
  },
});
