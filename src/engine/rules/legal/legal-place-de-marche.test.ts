import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-place-de-marche.ts';

const article = (id: number, text: string) => {
  const url = `https://www.exemple.fr/article-${id}`;
  return pageFacts({ url, requestedUrl: url, isHome: false, kind: 'other', text });
};
const market = (text = '', ...sellers: readonly string[]) =>
  siteArtifacts({
    pages: [
      shopHome({ text: `Bougie parfumée 12,90 € Ajouter au panier ${text}` }),
      ...(sellers.length > 0 ? sellers : ['La Ruche', 'Atelier Brun']).map((name, id) =>
        article(id, `Bougie 9,90 € Vendu par ${name}`),
      ),
    ],
  });
const ranking = 'Comment sont classées les offres';
const status = 'Tous nos vendeurs professionnels';
const identity = 'Informations sur le vendeur';
const quotes = [
  { type: 'text', quote: 'Bougie 9,90 € Vendu par La Ruche', where: 'https://www.exemple.fr/article-0' },
  { type: 'text', quote: 'Bougie 9,90 € Vendu par Atelier Brun' },
] as const;
const one = 'un seul vendeur, ou aucun, est nommé';

ruleCases(rule, {
  'all is said': { artifacts: market(`${ranking}. ${status}. ${identity}.`), verdict: 'pass' },
  'nothing is said': {
    artifacts: market(),
    verdict: 'review',
    occurrences: 3,
    evidence: [
      { type: 'value', label: 'Non trouvé', value: 'comment les offres sont classées' },
      { type: 'value', value: 'si chaque vendeur est un professionnel ou un particulier' },
      { type: 'value', value: 'qui est chaque vendeur : nom, adresse, immatriculation' },
      ...quotes,
    ],
  },
  'the ranking is not told': {
    artifacts: market(`${status}. ${identity}.`),
    verdict: 'review',
    occurrences: 1,
    evidence: [{ type: 'value', value: 'comment les offres sont classées' }, ...quotes],
  },
  'a link that says it': {
    artifacts: siteArtifacts({
      pages: [
        ...market(`${status}. ${identity}.`).pages,
        pageFacts({
          links: [
            {
              text: 'Critères de classement',
              url: 'https://www.exemple.fr/c',
              region: 'footer',
              rel: '',
            },
          ],
        }),
      ],
    }),
    verdict: 'pass',
  },
  'the shop alone': {
    artifacts: market('', 'La Ruche', 'La Ruche'),
    verdict: 'inapplicable',
    reason: one,
  },
  'articles sold by the dozen': {
    artifacts: market('', 'Lot', 'Boîte'),
    verdict: 'inapplicable',
    reason: one,
  },
  'news about sales': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ text: 'Un dessin vendu par Sotheby’s, un autre vendu par Christie’s.' })],
    }),
    verdict: 'inapplicable',
    reason: 'aucune vente en ligne reconnue',
  },
});
