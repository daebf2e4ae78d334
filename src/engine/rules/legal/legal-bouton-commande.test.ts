import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-bouton-commande.ts';

const { page } = pageArtifacts();
const at = (path: string, button: string) =>
  pageArtifacts(`<form method="post"><button>${button}</button></form>`, {
    page: { ...page, url: `https://www.exemple.fr${path}` },
  });

ruleCases(rule, {
  pass: {
    pay: at('/commande', 'Payer'),
    'words of the law': at('/checkout', 'Commande avec obligation de paiement'),
  },
  review: { 'only « confirm »': at('/commande', 'Confirmer la commande') },
  inapplicable: { 'another page': at('/panier', 'Valider'), 'no such button': at('/commande', 'Retour') },
});
