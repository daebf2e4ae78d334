import { describe, expect, test } from 'vitest';
import type { PageFacts } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import { isShop } from './shop.ts';

const product = pageFacts({ text: 'Plaid Oro, 120 € Ajouter au panier' });
const offer = pageFacts({ structuredDataTypes: ['Offer'] });
const withdrawal =
  'Le consommateur dispose d’un délai de quatorze jours pour exercer son droit de rétractation.';
const delivery = 'La livraison intervient sous dix jours.';
const online = 'Toute commande passée sur le site vaut acceptation des présentes conditions.';
const consumers = `${online} ${delivery} ${withdrawal}`;
const terms = (text: string, changes: Partial<PageFacts> = {}) => legalPage('sales-terms', text, changes);
const link = {
  text: 'Conditions générales de vente',
  url: 'https://www.exemple.fr/cgv',
  region: 'footer',
  rel: '',
} as const;
const english =
  'Our woollen plaids are made by hand in the hills with the wool of our own sheep. Oro plaid, 120 € Add to cart';
const isKnown = (...pages: readonly PageFacts[]) => isShop({ ...siteArtifacts(), pages });

describe('a shop is not known by', () => {
  test.each<[string, readonly PageFacts[]]>([
    ['its terms of sale alone', [pageFacts(), terms(consumers)]],
    ['a price and a button alone', [product]],
    ['terms that nobody read', [pageFacts({ ...product, links: [link] })]],
    ['terms kept for trade', [product, terms(`Conditions réservées aux professionnels. ${consumers}`)]],
    [
      'terms that tell trade that it has no right of withdrawal',
      [
        product,
        terms(
          `${online} ${delivery} Le client professionnel ne bénéficie pas du délai de rétractation de 14 jours des consommateurs.`,
        ),
      ],
    ],
    [
      'the terms of rooms to let',
      [
        offer,
        terms(
          'La réservation en ligne est ferme : le consommateur ne dispose pas du droit de rétractation (article L. 221-28).',
        ),
      ],
    ],
    [
      'the terms of lessons ordered by a signed estimate',
      [
        offer,
        terms(
          `La commande est ferme à réception du devis signé. Les supports sont livrés le premier jour. ${withdrawal}`,
        ),
      ],
    ],
    ['terms that say nothing of a delivery', [offer, terms(`${online} ${withdrawal}`)]],
    [
      'an article on terms of sale',
      [product, pageFacts({ url: 'https://www.exemple.fr/blog', isHome: false, text: consumers })],
    ],
    [
      'the terms of an English site',
      [pageFacts({ ...product, lang: 'en', text: english }), terms(consumers)],
    ],
  ])('%s', (_, pages) => {
    expect(isKnown(...pages)).toBe(false);
  });
});

describe('a shop is known by', () => {
  test.each<[string, readonly PageFacts[]]>([
    ['a price with a button, and terms of sale to consumers', [product, terms(consumers)]],
    [
      'the same, told in other words',
      [
        product,
        terms(
          'Le client valide son panier puis sa commande. Les articles sont expédiés par la Poste. Formulaire de rétractation : à renvoyer par le consommateur.',
        ),
      ],
    ],
    [
      'the same, of a shop that sells to both, but not to resellers',
      [product, terms(`${consumers} Elles s’appliquent aux particuliers comme aux professionnels.`)],
    ],
    [
      'a product declared and such terms',
      [pageFacts({ structuredDataTypes: ['Product'] }), terms(consumers)],
    ],
  ])('%s', (_, pages) => {
    expect(isKnown(...pages)).toBe(true);
  });
});
