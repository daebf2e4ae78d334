import { formatNumber } from '#contract/french.ts';
import {
  classifyCookie,
  lifetimeDays,
  thirteenMonthsDays,
  writtenCookies,
} from '../../derive/trackers/cookies.ts';
import { cookieEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-duree-cookie-audience',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL audience 04/07/2025', date: '2025-07-04' }],
  title: {
    fail: 'Un cookie de mesure d’audience dure plus de 13 mois ({days} jours)',
    pass: 'Les cookies de mesure d’audience durent 13 mois au plus',
  },
  why: 'Treize mois est la durée que la CNIL admet pour se passer d’accord. Au-delà, l’outil ne remplit plus les conditions de la dispense ; avec accord, la durée paraît excessive.',
  fix: 'Régler l’outil de mesure sur 13 mois au plus, sans prolonger la durée à chaque visite.',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const audience = writtenCookies(pages).filter((cookie) => classifyCookie(cookie).purpose === 'analytics');
    if (audience.length === 0) return { status: 'inapplicable', reason: 'aucun cookie de mesure d’audience' };
    const long = audience
      .filter((cookie) => lifetimeDays(cookie) > thirteenMonthsDays)
      .sort((a, b) => lifetimeDays(b) - lifetimeDays(a));
    const longest = long[0];
    if (!longest) return { status: 'pass' };
    const exempt = long.some((cookie) => classifyCookie(cookie).consent === 'exemptable');
    return {
      status: 'fail',
      severity: exempt ? 'majeur' : 'mineur',
      values: { days: formatNumber(lifetimeDays(longest)) },
      evidence: cookieEvidence(long),
    };
  },
});
