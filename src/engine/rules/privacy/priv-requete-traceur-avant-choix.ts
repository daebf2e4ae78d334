import { listOf } from '#contract/french.ts';
import { pagesOfServices, serviceEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { googleSignals, seenServices } from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

const doubtful = new Set(['ad', 'analytics', 'social', 'marketing', 'tag-manager', 'ab-test']);

/** Its measures were sent, and all say that the visitor refused: what Google’s consent mode does before any choice. */
function saysDenied(urls: readonly string[]): boolean {
  const signals = googleSignals(urls);
  return signals.length > 0 && signals.every(({ denied }) => denied);
}

export default defineSiteRule({
  id: 'priv-requete-traceur-avant-choix',
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'law', title: 'art. 82 LIL' },
    { kind: 'authority', title: 'CEPD 2/2023' },
  ],
  title: {
    fail: 'Des services de traçage sont contactés avant tout choix du visiteur ({names})',
    pass: 'Aucun service de traçage n’est contacté avant le choix',
  },
  messages: {
    doubtful: 'Des services sont contactés avant tout choix : usage à vérifier ({names})',
  },
  why: 'Même sans cookie, ces services apprennent l’adresse du visiteur, son appareil et la page lue. Les autorités européennes y voient un accès à l’appareil, donc soumis à accord.',
  fix: 'Ne charger ces services qu’après un clic sur « Accepter ».',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const services = seenServices(pages).filter(
      ({ service, urls }) => !(service.name === 'Google Analytics' && saysDenied(urls)),
    );
    const certain = services.filter(({ service: { consent, closed } }) => consent === 'required' && !closed);
    const shown =
      certain.length > 0
        ? certain
        : services.filter(
            ({ service: { closed, consent, purpose } }) =>
              closed !== undefined || (consent === 'unclear' && doubtful.has(purpose)),
          );
    if (shown.length === 0) return { status: 'pass' };
    const names = shown.map(({ service }) => service.name);
    const verdict = {
      values: { names: listOf(names.length > 3 ? [...names.slice(0, 3), 'd’autres'] : names) },
      occurrences: shown.length,
      pages: pagesOfServices(shown),
      evidence: serviceEvidence(shown),
    };
    if (certain.length > 0) return { status: 'fail', ...verdict };
    return { status: 'review', message: 'doubtful', ...verdict };
  },
});
