import { listOf } from '#contract/french.ts';
import { classifyCookie } from '../../derive/trackers/cookies.ts';
import { cookieEvidence, pagesOfServices, serviceEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { cookiesBeforeChoice, seenServices } from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-rejeu-session',
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'art. 82 LIL' }],
  title: {
    fail: 'Les gestes des visiteurs sont enregistrés avant leur accord ({names})',
    pass: 'Aucun enregistrement des gestes du visiteur avant son accord',
  },
  messages: {
    loaded: 'Un outil d’enregistrement des gestes est chargé avant l’accord ({names})',
  },
  why: 'Ces outils filment la visite : déplacements, clics, parfois saisies. Les lancer sans accord est une atteinte forte à la vie privée.',
  fix: 'Ne charger l’outil qu’après accord, et masquer tous les champs de saisie dans son réglage.',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const cookies = cookiesBeforeChoice(pages, 'required').filter(
      (cookie) => classifyCookie(cookie).purpose === 'session-replay',
    );
    const services = seenServices(pages).filter(({ service }) => service.purpose === 'session-replay');
    if (cookies.length + services.length === 0) return { status: 'pass' };
    const recording = services.filter(({ service, urls }) =>
      urls.some((url) => service.recording?.test(url)),
    );
    const names = new Set([
      ...services.map(({ service }) => service.name),
      ...cookies.map((cookie) => classifyCookie(cookie).vendor),
    ]);
    const verdict = {
      values: { names: listOf([...names]) },
      pages: pagesOfServices(services),
      evidence: [...cookieEvidence(cookies), ...serviceEvidence(services)],
    };
    if (cookies.length + recording.length > 0) return { status: 'fail', ...verdict };
    return { status: 'review', message: 'loaded', ...verdict };
  },
});
