import { writtenCookies } from '../../derive/trackers/cookies.ts';
import { cookieEvidence, pagesOfServices, serviceEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { seenServices } from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-recaptcha-sans-accord',
  version: 2,
  // Google is a processor since April 2026: what is left to justify is the reading and writing on the device.
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'law', title: 'art. 82 LIL' },
    { kind: 'law', title: 'RGPD 28' },
  ],
  title: {
    fail: 'Le contrôle anti-robot de Google (reCAPTCHA) se charge avant tout choix : nécessité à vérifier',
    pass: 'Pas de contrôle anti-robot de Google avant l’accord',
  },
  why: 'L’outil lit ou écrit des informations sur l’appareil avant tout choix : à justifier comme strictement nécessaire à la sécurité du formulaire, ou à soumettre à l’accord. Depuis le 2 avril 2026, Google agit pour ce service comme sous-traitant.',
  fix: 'Ne charger reCAPTCHA que sur les pages qui ont un formulaire à protéger, vérifier le contrat de sous-traitance de Google et retirer le renvoi à ses règles de confidentialité. Ou choisir un contrôle sans traceur (piège invisible, question simple).',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const services = seenServices(pages).filter(({ service }) => service.name === 'Google reCAPTCHA');
    const cookies = writtenCookies(pages).filter(({ name }) => name === '_GRECAPTCHA');
    if (services.length + cookies.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      pages: pagesOfServices(services),
      evidence: [...serviceEvidence(services), ...cookieEvidence(cookies)],
    };
  },
});
