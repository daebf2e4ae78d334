import { listOf } from '#contract/french.ts';
import type { PageFacts } from '../../artifacts.ts';
import { classifyCookie, writtenCookies } from '../../derive/trackers/cookies.ts';
import { cookieEvidence, serviceEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { cookiesBeforeChoice, lostServices, seenServices } from '../../derive/trackers/trackers.ts';
import { defineSiteRule, type Verdict } from '../../rule.ts';

/** No tool that may do without consent was seen; another may have been, or one behind a manager of tags that did not come. */
function withoutExemptable(pages: readonly PageFacts[]): Verdict {
  const others = new Set([
    ...writtenCookies(pages)
      .map(classifyCookie)
      .flatMap(({ purpose, vendor }) => (purpose === 'analytics' ? [vendor] : [])),
    ...seenServices(pages).flatMap(({ service }) => (service.purpose === 'analytics' ? [service.name] : [])),
  ]);
  if (others.size > 0)
    return {
      status: 'inapplicable',
      reason: `la mesure d’audience appelée avant tout choix (${listOf([...others])}) n’est pas connue pour pouvoir se passer d’accord`,
    };
  const lost = lostServices(pages).find(({ service }) => service.purpose === 'tag-manager');
  return lost
    ? {
        status: 'untested',
        reason: `${lost.service.name} n’a pas pu être lu : ce qu’il charge n’est pas connu`,
      }
    : { status: 'pass' };
}

export default defineSiteRule({
  id: 'priv-mesure-exemption-conditions',
  version: 3,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL audience 04/07/2025', date: '2025-07-04' }],
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
    if (cookies.length + services.length === 0) return withoutExemptable(pages);
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
