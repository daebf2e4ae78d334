import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, shopHome } from '#tests/support/visit-parts.ts';
import rule from './legal-allegation-ecologique.ts';

const url = 'https://www.exemple.fr/bougie';
const shop = (text: string) =>
  siteArtifacts({ pages: [shopHome(), pageFacts({ url, isHome: false, kind: 'other', text })] });
const asked = (quote: string, asks: string) => ({
  verdict: 'review' as const,
  pages: [url],
  evidence: [{ type: 'text' as const, quote, where: `${url} – ${asks}` }],
});

ruleCases(rule, {
  'plain words': { artifacts: shop('Une bougie de cire de soja, coulée à Brest.'), verdict: 'pass' },
  'carbon neutral': {
    artifacts: shop('Une bougie neutre en carbone.'),
    ...asked(
      'Une bougie neutre en carbone.',
      'neutralité carbone : bilan, démarche de réduction et compensation à publier',
    ),
  },
  'words that no product may bear': {
    artifacts: shop('Un emballage biodégradable et léger.'),
    ...asked('Un emballage biodégradable et léger.', 'mention interdite sur un produit ou son emballage'),
  },
  'a general praise': {
    artifacts: shop('Nos produits sont éco-responsables.'),
    ...asked('Nos produits sont éco-responsables.', 'allégation générale : performance à démontrer'),
  },
  'what is not': {
    artifacts: shop('Ces piles ne sont pas biodégradables. Un don aux Amis de la Nature.'),
    verdict: 'pass',
  },
  'an official label beside it': {
    artifacts: shop('Une lessive écologique, certifiée Ecolabel européen.'),
    verdict: 'pass',
  },
  'ecology that is no praise of goods': {
    artifacts: shop('La transition écologique de notre région avance. Un meuble qui dure.'),
    verdict: 'pass',
  },
  'terms that speak of it': {
    artifacts: siteArtifacts({
      pages: [shopHome(), legalPage('sales-terms', 'Les emballages biodégradables sont repris.')],
    }),
    verdict: 'pass',
  },
  'a site that sells nothing': {
    artifacts: siteArtifacts({ pages: [pageFacts({ text: 'Une ville neutre en carbone.' })] }),
    verdict: 'inapplicable',
    reason: 'aucune vente en ligne reconnue',
  },
});
