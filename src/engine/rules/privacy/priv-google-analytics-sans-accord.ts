import type { PageFacts } from '../../artifacts.ts';
import { classifyCookie } from '../../derive/trackers/cookies.ts';
import { cookieEvidence } from '../../derive/trackers/tracker-evidence.ts';
import {
  cookiesBeforeChoice,
  googleSignals,
  measuresAskedAtOnce,
  seenServices,
} from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

const callsOf = ({ url, askedMeasures = [] }: PageFacts) =>
  askedMeasures.map((quote) => ({ type: 'text' as const, quote, where: url }));

export default defineSiteRule({
  id: 'priv-google-analytics-sans-accord',
  version: 3,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'law', title: 'art. 82 LIL' },
    { kind: 'authority', title: 'CNIL 2020-091' },
  ],
  title: {
    fail: 'Google Analytics mesure les visiteurs sans leur accord',
    pass: 'Google Analytics attend l’accord du visiteur',
  },
  messages: {
    loaded: 'Le script de Google Analytics est chargé avant tout choix : mesure à vérifier',
    asked: 'La page demande à Google Analytics de mesurer ses visiteurs, sans leur accord',
  },
  why: 'Google Analytics ne peut pas être dispensé de consentement : Google se réserve d’employer ces données pour ses propres besoins.',
  fix: 'Soumettre Google Analytics au bandeau de consentement, ou choisir un outil de mesure qui peut en être dispensé s’il est bien réglé (Matomo, Piano, Eulerian…), selon votre propre évaluation : la CNIL n’en publie plus la liste depuis 2026.',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const cookies = cookiesBeforeChoice(pages, 'required').filter(
      (cookie) => classifyCookie(cookie).vendor === 'Google Analytics',
    );
    const seen = seenServices(pages).find(({ service }) => service.name === 'Google Analytics');
    const signals = googleSignals(seen?.urls ?? []);
    const measured = signals.filter(({ denied }) => !denied);
    const sent = measured.filter(({ url }) => url.includes('gcs=') || !url.endsWith('…'));
    const evidence = [
      ...cookieEvidence(cookies),
      ...measured
        .slice(0, 5)
        .map(({ url }) => ({ type: 'request' as const, url, note: 'mesure envoyée avant tout choix' })),
    ];
    if (cookies.length > 0 || sent.length > 0) return { status: 'fail', evidence };
    if (measured.length > 0) return { status: 'review', evidence };
    if (!seen) return { status: 'inapplicable', reason: 'Google Analytics n’a pas été vu' };
    // Its script came, and no measure was seen: it may wait for the choice, or have been out of reach during the visit.
    if (signals.length === 0) {
      const asking = measuresAskedAtOnce(pages);
      if (asking.length > 0) return { status: 'fail', message: 'asked', evidence: asking.flatMap(callsOf) };
      const scripts = seen.urls.slice(0, 5).map((url) => ({ type: 'request' as const, url }));
      return { status: 'review', message: 'loaded', evidence: scripts };
    }
    return { status: 'pass' };
  },
});
