import { googleSignal, lostServices, seenServices } from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-google-consent-mode',
  version: 2,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL' }],
  title: {
    fail: 'Google reçoit des signaux avant l’accord, sans cookie : à vérifier',
    pass: 'Google ne reçoit pas de signal de mesure avant l’accord',
  },
  why: 'Dans ce mode dit « avancé », Google reçoit la page lue et des données techniques même quand le visiteur n’a rien accepté.',
  fix: 'Choisir le mode de base, qui n’appelle Google qu’après accord.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const urls = seenServices(pages)
      .flatMap((seen) => seen.urls)
      .filter((url) => googleSignal(url)?.denied === true);
    if (
      urls.length === 0 &&
      lostServices(pages).some(({ service }) => /^Google (?:Ana|Ads|Tag)/.test(service.name))
    )
      return {
        status: 'untested',
        reason: 'un script de Google, appelé avant tout choix, n’a pas pu être lu',
      };
    if (urls.length === 0) return { status: 'pass' };
    return { status: 'review', evidence: urls.slice(0, 10).map((url) => ({ type: 'request', url })) };
  },
});
