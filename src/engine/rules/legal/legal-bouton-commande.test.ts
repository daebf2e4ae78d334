import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-bouton-commande.ts';

const { page } = pageArtifacts();
const at = (path: string, button: string) =>
  pageArtifacts(`<form method="post"><button>${button}</button></form>`, {
    page: { ...page, url: `https://www.exemple.fr${path}` },
  });

ruleCases(rule, {
  pay: { artifacts: at('/commande', 'Payer'), verdict: 'pass' },
  'words of the law': { artifacts: at('/checkout', 'Commande avec obligation de paiement'), verdict: 'pass' },
  'only « confirm »': {
    artifacts: at('/commande', 'Confirmer la commande'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > form > button' }],
  },
  'another page': {
    artifacts: at('/panier', 'Valider'),
    verdict: 'inapplicable',
    reason: 'pas une page de commande',
  },
  'no such button': {
    artifacts: at('/commande', 'Retour'),
    verdict: 'inapplicable',
    reason: 'aucun bouton de commande repéré',
  },
});
