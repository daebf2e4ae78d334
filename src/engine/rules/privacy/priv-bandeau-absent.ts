import { listOf } from '#contract/french.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { classifyCookie, writtenCookies } from '../../derive/trackers/cookies.ts';
import { cookieEvidence, serviceEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { seenServices, trackersBeforeChoice } from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-bandeau-absent',
  severity: 'bloquant',
  automation: 'semi',
  effort: 2,
  references: ['CNIL 2020-092'],
  title: {
    fail: 'Des traceurs sont présents mais aucun bandeau de choix n’a été trouvé ({names})',
    pass: 'Un bandeau de choix est présent',
  },
  why: 'Ces services demandent l’accord du visiteur. Sans bandeau, il ne peut ni accepter ni refuser : il n’y a pas de consentement.',
  fix: 'Retirer ces services, ou installer une plateforme de consentement qui les bloque tant que le visiteur n’a pas accepté.',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    if (bannerOf(pages)) return { status: 'pass' };
    const { cookies, services, names } = trackersBeforeChoice(pages);
    if (names.length === 0)
      return { status: 'inapplicable', reason: 'aucun service soumis à accord n’a été vu' };
    if (pages.every((page) => page.consentBanner === null))
      return { status: 'untested', reason: 'la recherche du bandeau n’a pas abouti' };
    const manager =
      seenServices(pages).some(({ service }) => service.purpose === 'consent') ||
      writtenCookies(pages).some((cookie) => classifyCookie(cookie).purpose === 'consent');
    const verdict = {
      values: { names: listOf(names.length > 3 ? [...names.slice(0, 3), 'd’autres'] : names) },
      evidence: [...cookieEvidence(cookies), ...serviceEvidence(services)],
    };
    const proof =
      verdict.evidence.length > 0
        ? verdict
        : { ...verdict, evidence: [{ type: 'value' as const, label: 'Services', value: names.join(', ') }] };
    if (manager) return { status: 'review', ...proof };
    return { status: 'fail', unseen: true, ...proof };
  },
});
