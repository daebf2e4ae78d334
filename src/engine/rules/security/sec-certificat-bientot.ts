import { countOf, formatDateTime } from '#contract/french.ts';
import { daysBetween } from '../../derive/text/dates.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const warningDays = 15;
const shortLivedDays = threshold(45, {
  ours: 'Automated issuers hand out certificates of a few days: only their last third is worrying',
});

export default defineSiteRule({
  id: 'sec-certificat-bientot',
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
    const limit = whole !== null && whole < shortLivedDays ? whole / 3 : warningDays;
    if (left >= limit) return { status: 'pass' };
    return {
      status: 'fail',
      values: { days: left === 0 ? 'moins d’un jour' : countOf(left, 'jour', 'jours') },
      evidence: [{ type: 'value', label: 'Fin de validité', value: formatDateTime(tls.validTo) }],
    };
  },
});
