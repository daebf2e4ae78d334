import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import rule from './priv-traceur-avant-choix.ts';

const site = (...cookies: ReturnType<typeof cookie>[]) => siteArtifacts({ pages: [pageFacts({ cookies })] });
const year = 365 * 86_400;

ruleCases(rule, {
  pass: {
    'no cookie': site(),
    'a session, a basket, a choice': site(
      cookie('PHPSESSID'),
      cookie('cart'),
      cookie('tarteaucitron', { lifetimeSeconds: year }),
    ),
    'exemptable audience measurement': site(cookie('_pk_id.1.1fff', { lifetimeSeconds: year })),
    'a tracker being deleted': site(cookie('_ga', { lifetimeSeconds: -1 })),
    'a generic name on the site’s own domain': site(
      cookie('uid'),
      cookie('fr'),
      cookie('locale', { lifetimeSeconds: year }),
    ),
    'an unknown cookie for the session': site(cookie('abc')),
  },
  fail: {
    'Google Analytics': site(cookie('_ga', { lifetimeSeconds: 2 * year, source: 'document.cookie' })),
    'Meta pixel': site(cookie('_fbp', { lifetimeSeconds: 90 * 86_400 })),
    'a generic name on the vendor’s domain': site(cookie('uid', { domain: '.criteo.com', thirdParty: true })),
    'an unknown name set by an advertiser’s domain': site(
      cookie('zz', { domain: '.doubleclick.net', thirdParty: true }),
    ),
    'an unknown name set by a tracker’s script': site(
      cookie('zz', { setBy: 'https://connect.facebook.net/fr_FR/fbevents.js' }),
    ),
  },
  review: {
    'an unknown long-lived cookie': site(cookie('visiteur', { lifetimeSeconds: year })),
    'an unknown third party': site(cookie('x', { domain: 'autre.net', thirdParty: true })),
  },
});
