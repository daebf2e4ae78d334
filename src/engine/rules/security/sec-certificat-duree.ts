import { daysBetween } from '../../derive/text/dates.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

/** From that day, no public authority gives a certificate for longer. */
const shorterSince = '2026-03-15';
const longestDays = threshold(200, { from: 'CA/Browser Forum SC-081' });

export default defineSiteRule({
  id: 'sec-certificat-duree',
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'CA/Browser Forum SC-081' }],
  title: {
    fail: 'Le certificat du site dure {days} jours, plus que les prochains : son renouvellement est-il automatique ?',
    pass: 'La durée du certificat est celle des certificats d’aujourd’hui',
  },
  why: 'Depuis le 15 mars 2026, un certificat public dure 200 jours au plus, puis 100 à partir du 15 mars 2027 et 47 à partir du 15 mars 2029. Un renouvellement à la main sera vite oublié, et le site bloqué par les navigateurs.',
  fix: 'Demander à votre hébergeur si le renouvellement est automatique (ACME) et, sinon, le mettre en place avant l’échéance.',
  artifacts: ['tls'],
  evaluate({ tls }) {
    if (tls === null) return { status: 'inapplicable', reason: 'le site n’a pas de certificat' };
    if (!tls.trusted)
      return { status: 'inapplicable', reason: 'le certificat ne vient pas d’une autorité reconnue' };
    const days = daysBetween(tls.validFrom, tls.validTo);
    if (days === null) return { status: 'untested', reason: 'dates du certificat illisibles' };
    if (days <= longestDays || tls.validFrom >= shorterSince) return { status: 'pass' };
    return {
      status: 'review',
      values: { days: String(days) },
      evidence: [
        {
          type: 'value',
          label: 'Durée du certificat',
          value: `${days} jours`,
          expected: `${longestDays} jours au plus pour le prochain`,
        },
      ],
    };
  },
});
