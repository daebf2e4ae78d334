import { countOf } from './french.ts';
import { historyText } from './plan-words.ts';
import { historyGraceDays, type PlanId, planOf } from './plans.ts';

/** What an account or an organisation holds that a smaller plan may not go on with. */
export interface PlanHoldings {
  /** Scheduled audits that the plan stops, and people who receive results beyond what it sends to. */
  readonly schedules: number;
  readonly recipients: number;
  /** Keys of the API and webhooks that work today. */
  readonly keys: number;
  readonly webhooks: number;
  /** Of an organisation: its people and the invitations that wait; 0 for an account. */
  readonly members: number;
  readonly invitations: number;
}

/** Members keep what they have: said of seats alone. Nothing where they suffice. */
export function seatWords(
  { members, invitations }: Pick<PlanHoldings, 'members' | 'invitations'>,
  seats: number,
): string | null {
  if (members + invitations <= seats) return null;
  const kept =
    members > seats
      ? `L’organisation a ${countOf(members, 'membre', 'membres')} pour ${countOf(seats, 'place', 'places')} : chacun garde son accès et son rôle, et rien n’est supprimé. Personne d’autre ne peut être invité tant qu’il n’y a pas de place.`
      : `L’organisation garde ses ${countOf(members, 'membre', 'membres')}.`;
  const waiting = Math.min(invitations, members + invitations - seats);
  if (waiting === 0) return kept;
  return `${kept} ${countOf(waiting, 'invitation en attente ne pourra', 'invitations en attente ne pourront')} pas être ${waiting === 1 ? 'acceptée' : 'acceptées'}, faute de place.`;
}

/** Keys and webhooks where the plan has none; null otherwise. */
export function accessWords(
  { keys, webhooks }: Pick<PlanHoldings, 'keys' | 'webhooks'>,
  plan: PlanId,
): string | null {
  if (planOf(plan).apiKeys || keys + webhooks === 0) return null;
  const held = [
    ...(keys > 0 ? [countOf(keys, 'clé d’API', 'clés d’API')] : []),
    ...(webhooks > 0 ? [countOf(webhooks, 'webhook', 'webhooks')] : []),
  ].join(' et ');
  const verb = keys + webhooks === 1 ? 'ne sert plus' : 'ne servent plus';
  return `${held} ${verb}. Tout est gardé et reprend avec une formule qui les comprend.`;
}

/** What a change to a smaller plan stops, line by line, before it is made; what is kept is said too. */
export function downgradeLines(from: PlanId, to: PlanId, held: PlanHoldings): string[] {
  const [before, after] = [planOf(from), planOf(to)];
  const { schedules, recipients } = held;
  const lines = [
    after.auditsPerMonth < before.auditsPerMonth &&
      `${countOf(after.auditsPerMonth, 'audit', 'audits')} par mois, de ${countOf(after.pagesPerAudit, 'page', 'pages')} au plus.`,
    schedules > 0 &&
      `${countOf(schedules, 'audit programmé s’arrête', 'audits programmés s’arrêtent')}. Leurs réglages sont gardés.`,
    recipients > 0 &&
      `${countOf(recipients, 'destinataire ne reçoit plus', 'destinataires ne reçoivent plus')} les résultats. Leur accord est gardé.`,
    accessWords(held, to),
    seatWords(held, after.seats),
    before.shareLinks &&
      !after.shareLinks &&
      'Les liens de partage déjà créés continuent, aucun autre ne peut l’être.',
    before.ownBrandPdf &&
      !after.ownBrandPdf &&
      'Les PDF ne portent plus votre marque. Votre nom et votre logo sont gardés.',
    after.historyDays < before.historyDays &&
      `Les rapports de plus de ${historyText(after.historyDays)} sont supprimés ${countOf(historyGraceDays, 'jour', 'jours')} après le changement. Leurs scores restent, et vous pouvez exporter les rapports d’ici là.`,
  ];
  return lines.filter((line) => typeof line === 'string');
}
