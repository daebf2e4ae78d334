import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './priv-traceur-avant-choix.ts';

const site = (...cookies: ReturnType<typeof cookie>[]) => siteArtifacts({ pages: [pageFacts({ cookies })] });
const year = 365 * 86_400;

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
