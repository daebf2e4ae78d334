import type { SiteShapes } from '#engine/artifacts.ts';
import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-notice-garantie.ts';

const shop = (text: string, changes: Partial<SiteShapes> = {}) =>
  siteArtifacts({
    pages: [
      shopHome(),
      pageFacts({ url: 'https://www.exemple.fr/bougie', isHome: false, kind: 'other', text }),
    ],
    ...changes,
  });
const { site } = siteArtifacts();

ruleCases(rule, {
  'the notice by its name': {
    artifacts: shop('Notice harmonisée sur la garantie légale de conformité'),
    verdict: 'pass',
  },
  'the notice by its words': {
    artifacts: shop('Garantie légale de conformité : 2 ans au minimum. Plus d’informations sur Your Europe.'),
    verdict: 'pass',
  },
  'a link to it': {
    artifacts: shop('Une bougie.', {
      pages: [
        shopHome({ links: [linkTo('/panier'), linkTo('/g', { text: 'Notice sur la garantie légale' })] }),
      ],
    }),
    verdict: 'pass',
  },
  'a picture of it': {
    artifacts: shop('Une bougie.', {
      pages: [
        shopHome({
          images: [{ url: 'https://www.exemple.fr/img/notice-harmonisee-garantie.png', broken: false }],
        }),
      ],
    }),
    verdict: 'pass',
  },
  'a guarantee alone': {
    artifacts: shop('Garantie légale de conformité et des vices cachés.'),
    verdict: 'review',
    evidence: [{ type: 'value', label: 'Pages lues sans la trouver', value: '2' }],
  },
  'before the day': {
    artifacts: shop('Une bougie.', { site: { ...site, startedAt: '2026-09-26T10:00:00.000Z' } }),
    verdict: 'inapplicable',
    reason: 'pas encore obligatoire',
  },
  'a site that sells nothing': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucune vente en ligne reconnue',
  },
});
