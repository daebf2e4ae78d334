import { writtenCookies } from '../../derive/trackers/cookies.ts';
import { cookieEvidence, pagesOfServices, serviceEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { seenServices } from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-recaptcha-sans-accord',
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: ['art. 82 LIL'],
  title: {
    fail: 'Le contrôle anti-robot de Google (reCAPTCHA) se charge sans accord',
    pass: 'Pas de contrôle anti-robot de Google avant l’accord',
  },
  why: 'Cet outil envoie à Google des données qui servent à autre chose qu’à protéger le formulaire. La CNIL a sanctionné en 2023 son emploi sans accord.',
  fix: 'Choisir un contrôle sans traceur (piège invisible, question simple, solution européenne), ou ne charger reCAPTCHA qu’après accord.',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const services = seenServices(pages).filter(({ service }) => service.name === 'Google reCAPTCHA');
    const cookies = writtenCookies(pages).filter(({ name }) => name === '_GRECAPTCHA');
    if (services.length + cookies.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      pages: pagesOfServices(services),
      evidence: [...serviceEvidence(services), ...cookieEvidence(cookies)],
    };
  },
});
