import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie, legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-traceur-avant-choix.ts';

const site = (...cookies: ReturnType<typeof cookie>[]) => siteArtifacts({ pages: [pageFacts({ cookies })] });
const year = 365 * 86_400;
const described = (text: string, ...cookies: ReturnType<typeof cookie>[]) =>
  siteArtifacts({ pages: [pageFacts({ cookies }), legalPage('privacy', text)] });

ruleCases(rule, {
  'no cookie': { artifacts: site(), verdict: 'pass' },
  'a session, a basket, a choice': {
    artifacts: site(cookie('PHPSESSID'), cookie('cart'), cookie('tarteaucitron', { lifetimeSeconds: year })),
    verdict: 'pass',
  },
  'exemptable audience measurement': {
    artifacts: site(cookie('_pk_id.1.1fff', { lifetimeSeconds: year })),
    verdict: 'pass',
  },
  'a tracker being deleted': { artifacts: site(cookie('_ga', { lifetimeSeconds: -1 })), verdict: 'pass' },
  'a generic name on the site’s own domain': {
    artifacts: site(cookie('uid'), cookie('fr'), cookie('locale', { lifetimeSeconds: year })),
    verdict: 'pass',
  },
  'a basket and a language that the policy tells in plain words': {
    artifacts: described(
      'Les cookies de ce site. PHPSESSID : votre session, le temps de la visite. panier_id : retrouve votre panier, sept jours. langue : retient la langue choisie, six mois.',
      cookie('panier_id', { lifetimeSeconds: 7 * 86_400 }),
      cookie('langue', { lifetimeSeconds: year }),
    ),
    verdict: 'pass',
  },
  'an unknown cookie for the session': { artifacts: site(cookie('abc')), verdict: 'pass' },
  'Google Analytics': {
    artifacts: site(cookie('_ga', { lifetimeSeconds: 2 * year, source: 'document.cookie' })),
    verdict: 'fail',
    title: 'Des traceurs sont déposés avant tout choix du visiteur (Google Analytics)',
    evidence: [
      {
        type: 'cookie',
        name: '_ga',
        note: 'Google Analytics, mesure d’audience, durée : 730 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'Meta pixel': {
    artifacts: site(cookie('_fbp', { lifetimeSeconds: 90 * 86_400 })),
    verdict: 'fail',
    title: 'Des traceurs sont déposés avant tout choix du visiteur (Meta (Facebook, Instagram))',
    evidence: [
      {
        type: 'cookie',
        name: '_fbp',
        note: 'Meta (Facebook, Instagram), publicité, durée : 90 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'a generic name on the vendor’s domain': {
    artifacts: site(cookie('uid', { domain: '.criteo.com', thirdParty: true })),
    verdict: 'fail',
    title: 'Des traceurs sont déposés avant tout choix du visiteur (Criteo)',
    evidence: [
      {
        type: 'cookie',
        name: 'uid',
        note: 'Criteo, publicité, durée : jusqu’à la fermeture du navigateur, posé par https://www.exemple.fr/',
      },
    ],
  },
  'an unknown name set by an advertiser’s domain': {
    artifacts: site(cookie('zz', { domain: '.doubleclick.net', thirdParty: true })),
    verdict: 'fail',
    title: 'Des traceurs sont déposés avant tout choix du visiteur (Google Ads)',
    evidence: [
      {
        type: 'cookie',
        name: 'zz',
        note: 'Google Ads, publicité, durée : jusqu’à la fermeture du navigateur, posé par https://www.exemple.fr/',
      },
    ],
  },
  'an unknown name set by a tracker’s script': {
    artifacts: site(cookie('zz', { setBy: 'https://connect.facebook.net/fr_FR/fbevents.js' })),
    verdict: 'fail',
    title: 'Des traceurs sont déposés avant tout choix du visiteur (Meta (Facebook, Instagram))',
    evidence: [
      {
        type: 'cookie',
        name: 'zz',
        note: 'Meta (Facebook, Instagram), réseau social, durée : jusqu’à la fermeture du…',
      },
    ],
  },
  'the memory of a banner': {
    artifacts: site(
      cookie('cb-enabled', { lifetimeSeconds: year }),
      cookie('cookieconsent_status', { lifetimeSeconds: year }),
      cookie('vu', { lifetimeSeconds: year, setBy: 'https://www.exemple.fr/js/jquery.cookiebar.min.js' }),
    ),
    verdict: 'pass',
  },
  'the memory of a banner that the site wrote, which holds nothing of anybody': {
    artifacts: site(
      cookie('monsitergpd', { lifetimeSeconds: year, value: '{}' }),
      cookie('gdpr_choice', {
        lifetimeSeconds: year,
        value: '%7B%22maps%22%3Afalse%2C%22video%22%3Afalse%7D',
      }),
      cookie('consentement', { lifetimeSeconds: year, value: '' }),
      cookie('cookie-accept', { lifetimeSeconds: year, value: 'non' }),
      cookie('acceptCookiesChoice', { lifetimeSeconds: year, value: 'googleAnalytics=wait!v=2' }),
    ),
    verdict: 'pass',
  },
  'such a name, over a number drawn for a visitor, or more than was kept': {
    artifacts: site(
      cookie('gdpr_uid', { lifetimeSeconds: year, value: 'a81f03bc99' }),
      cookie('rgpd', { lifetimeSeconds: year, value: '1732609042113' }),
      cookie('consent_ref', { lifetimeSeconds: year, value: 'kQzXvBtRmPw' }),
      cookie('consent', { lifetimeSeconds: year, value: 'oui,'.repeat(16) }),
    ),
    verdict: 'review',
    title: 'Des cookies de fonction inconnue sont déposés avant tout choix : à vérifier',
    evidence: ['gdpr_uid', 'rgpd', 'consent_ref', 'consent'].map((name) => ({ type: 'cookie', name })),
  },
  'such a name, on the domain of another': {
    artifacts: site(
      cookie('gdpr', { lifetimeSeconds: year, value: '0', domain: '.outil.example', thirdParty: true }),
    ),
    verdict: 'review',
    title: 'Un cookie de fonction inconnue est déposé avant tout choix : à vérifier',
    evidence: [{ type: 'cookie', name: 'gdpr' }],
  },
  'the choice, kept by a known manager that the site holds itself': {
    artifacts: site(
      cookie('a', {
        lifetimeSeconds: year,
        setBy: 'https://www.exemple.fr/tarteaucitron/tarteaucitron.min.js?v=2',
      }),
      cookie('b', { lifetimeSeconds: year, setBy: 'https://www.exemple.fr/js/klaro-no-css.js' }),
      cookie('c', { lifetimeSeconds: year, setBy: 'https://cdn.jsdelivr.net/npm/orejime/dist/orejime.js' }),
      cookie('d', {
        lifetimeSeconds: year,
        setBy: 'https://www.exemple.fr/wp-content/plugins/cookie-notice/js/front.min.js',
      }),
    ),
    verdict: 'pass',
  },
  'what the services of such a manager write': {
    artifacts: site(
      cookie('a', {
        lifetimeSeconds: year,
        setBy: 'https://www.exemple.fr/tarteaucitron/tarteaucitron.services.js',
      }),
    ),
    verdict: 'review',
    title: 'Un cookie de fonction inconnue est déposé avant tout choix : à vérifier',
    evidence: [{ type: 'cookie', name: 'a' }],
  },
  'the policy gives it a purpose that the service needs': {
    artifacts: described(
      'Nom du cookie : avis, pour enregistrer votre choix.',
      cookie('avis', { lifetimeSeconds: year }),
    ),
    verdict: 'pass',
  },
  'the policy gives it another purpose': {
    artifacts: described(
      'Cookie visite_1 : mesure d’audience.',
      cookie('visite_1', { lifetimeSeconds: year }),
    ),
    verdict: 'review',
    title: 'Le but que la politique donne à un cookie déposé avant tout choix reste à vérifier',
    occurrences: 1,
    evidence: [
      { type: 'cookie', name: 'visite_1' },
      { type: 'text', quote: "Cookie visite_1 : mesure d'audience.…" },
    ],
  },
  'one the policy describes beside one it does not': {
    artifacts: described(
      'Cookie visite_1 : mesure d’audience.',
      cookie('visite_1', { lifetimeSeconds: year }),
      cookie('autre', { lifetimeSeconds: year }),
    ),
    verdict: 'review',
    title: 'Un cookie de fonction inconnue est déposé avant tout choix : à vérifier',
    evidence: [{ type: 'cookie', name: 'autre' }],
  },
  'a tracker set by the script of a banner': {
    artifacts: site(
      cookie('_fbp', { lifetimeSeconds: year, setBy: 'https://www.exemple.fr/cookie-consent.js' }),
    ),
    verdict: 'fail',
    title: 'Des traceurs sont déposés avant tout choix du visiteur (Meta (Facebook, Instagram))',
    evidence: [
      {
        type: 'cookie',
        name: '_fbp',
        note: 'Meta (Facebook, Instagram), publicité, durée : 365 j, posé par…',
      },
    ],
  },
  'an unknown cookie set by a tool for cookies, which is no banner': {
    artifacts: site(
      cookie('abc', { lifetimeSeconds: year, setBy: 'https://www.exemple.fr/jquery.cookie.js' }),
      cookie('abd', { lifetimeSeconds: year }),
    ),
    verdict: 'review',
    title: 'Des cookies de fonction inconnue sont déposés avant tout choix : à vérifier',
    evidence: [
      {
        type: 'cookie',
        name: 'abc',
        note: 'durée : 365 j, posé par https://www.exemple.fr/jquery.cookie.js',
      },
      { type: 'cookie', name: 'abd', note: 'durée : 365 j, posé par https://www.exemple.fr/' },
    ],
  },
  'an unknown long-lived cookie': {
    artifacts: site(cookie('visiteur', { lifetimeSeconds: year })),
    verdict: 'review',
    title: 'Un cookie de fonction inconnue est déposé avant tout choix : à vérifier',
    evidence: [{ type: 'cookie', name: 'visiteur', note: 'durée : 365 j, posé par https://www.exemple.fr/' }],
  },
  'an unknown third party': {
    artifacts: site(cookie('x', { domain: 'autre.net', thirdParty: true })),
    verdict: 'review',
    title: 'Un cookie de fonction inconnue est déposé avant tout choix : à vérifier',
    evidence: [
      {
        type: 'cookie',
        name: 'x',
        note: 'durée : jusqu’à la fermeture du navigateur, posé par https://www.exemple.fr/',
      },
    ],
  },
});
