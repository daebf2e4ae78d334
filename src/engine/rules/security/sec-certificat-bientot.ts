import { countOf, formatDateTime } from '#contract/french.ts';
import { daysBetween } from '../../derive/text/dates.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const warningDays = 15;
/** Issuers renew when a third of the lifetime is left: a warning comes once half of that has passed, fifteen days of ninety. */
const longLivedDays = threshold(90, { ours: 'below, fifteen days left may be before the renewal is due' });
const fewDays = threshold(10, {
  ours: 'those of a few days are renewed at half of their life: their last third is late',
});

/** Days left from which nobody seems to renew it, of so many in all. */
function worryingDays(whole: number | null): number {
  if (whole === null || whole >= longLivedDays) return warningDays;
  return whole < fewDays ? whole / 3 : whole / 6;
}

export default defineSiteRule({
  id: 'sec-certificat-bientot',
  // 2: certificates of 47 days, of which fifteen days left are those of the renewal.
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  parent: 'sec-certificat-expire',
  title: {
    fail: 'Le certificat du site expire dans {days}',
    pass: 'L’échéance du certificat est lointaine',
  },
  why: 'Un certificat oublié rend le site inaccessible du jour au lendemain : les navigateurs bloquent la page.',
  fix: 'Renouveler le certificat maintenant et vérifier que le renouvellement automatique fonctionne.',
  artifacts: ['site', 'tls'],
  evaluate({ site, tls }) {
    if (tls === null) return { status: 'inapplicable', reason: 'le site n’a pas de certificat' };
    const left = daysBetween(site.startedAt, tls.validTo);
    const whole = daysBetween(tls.validFrom, tls.validTo);
    if (left === null) return { status: 'untested', reason: 'date d’échéance illisible' };
    if (left < 0) return { status: 'inapplicable', reason: 'le certificat est déjà expiré' };
    if (left >= worryingDays(whole)) return { status: 'pass' };
    return {
      status: 'fail',
      values: { days: left === 0 ? 'moins d’un jour' : countOf(left, 'jour', 'jours') },
      evidence: [{ type: 'value', label: 'Fin de validité', value: formatDateTime(tls.validTo) }],
    };
  },
});
