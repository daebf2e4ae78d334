import { listOf } from '#contract/french.ts';
import { classifyCookie } from '../../derive/trackers/cookies.ts';
import { cookieEvidence, serviceEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { cookiesBeforeChoice, seenServices } from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-mesure-exemption-conditions',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: ['CNIL audience 04/07/2025'],
  title: {
    fail: 'Une mesure d’audience fonctionne sans accord ({names}) : conditions à vérifier',
    pass: 'Pas de mesure d’audience avant l’accord',
  },
  why: 'Cet outil peut se passer d’accord s’il est réglé pour cela : statistiques anonymes, pour vous seul, 13 mois au plus. Depuis 2026, la CNIL ne publie plus de liste : à vous de le vérifier et de garder la preuve.',
  fix: 'Suivre le guide de réglage de l’éditeur, informer les visiteurs dans la politique de confidentialité et conserver votre évaluation.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const cookies = cookiesBeforeChoice(pages, 'exemptable');
    const services = seenServices(pages).filter(({ service }) => service.consent === 'exemptable');
    if (cookies.length + services.length === 0) return { status: 'pass' };
    const names = new Set([
      ...cookies.map((cookie) => classifyCookie(cookie).vendor),
      ...services.map(({ service }) => service.name),
    ]);
    return {
      status: 'review',
      values: { names: listOf([...names]) },
      evidence: [...cookieEvidence(cookies), ...serviceEvidence(services)],
    };
  },
});
