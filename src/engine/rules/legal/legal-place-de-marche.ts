import type { Evidence } from '#contract/report.ts';
import { foldedWordsOf } from '../../derive/legal/legal-text.ts';
import { namedSellers } from '../../derive/legal/sellers.ts';
import { isShop, takesOrders } from '../../derive/legal/shop.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

/** What buyers must be told, and the words by which it may be. */
const duties: readonly { readonly label: string; readonly words: RegExp }[] = [
  {
    label: 'comment les offres sont classées',
    words:
      /\bdereferenc\w{1,8}\b|\b(?:criteres?|parametres?|modalites?|regles?|principes?|methodes?|politique) (?:de |d'|du |des )(?:classements?|referencements?|tri|affichage)\b|\b(?:classement|referencement|ordre d'(?:affichage|apparition)) (?:de |des |d'|par )|\b(?:offres?|produits?|articles?|annonces?|resultats?|vendeurs?) (?:\w+ ){0,3}(?:class|tri|ordonn|referenc)(?:e|es|ee|ees)\b|\bcomment (?:\w+ ){0,3}(?:class|ordonn|referenc)\w{1,6}\b/,
  },
  {
    label: 'si chaque vendeur est un professionnel ou un particulier',
    words:
      /\b(?:vendeurs?|vendeuses?|marchands?|annonceurs?|commercants?|boutiques?|createurs?|artisans?) (?:\w+ ){0,2}(?:professionnel(?:le)?s?|pros?|particuliers?)\b|\b(?:professionnels?|particuliers?) (?:ou|et) (?:\w+ )?(?:professionnels?|particuliers?|consommateurs?)\b|\b(?:qualite|statut) (?:du |des |de chaque |de ce )(?:vendeurs?|annonceurs?|marchands?)\b/,
  },
  {
    label: 'qui est chaque vendeur : nom, adresse, immatriculation',
    words:
      /\b(?:informations?|infos|coordonnees|identite|mentions?|immatriculation|sire[nt]|adresses?|conditions|cgv|fiches?|pages?|profils?|propos) (?:\w+ )?(?:sur |du |de la |des |de chaque |de nos |de ce |de cette )(?:le |la |les )?(?:vendeurs?|boutiques?|marchands?|partenaires?|createurs?|artisans?|producteurs?)\b|\b(?:fiche|page|profil|voir la|visiter la) (?:vendeur|boutique|marchand)\b|\bnos (?:vendeurs|marchands|boutiques|createurs|artisans|producteurs)\b/,
  },
];

const severalSellers = threshold(2, { ours: 'one seller is the shop itself' });

export default defineSiteRule({
  id: 'legal-place-de-marche',
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'law', title: 'L. 111-7 C. conso' },
    { kind: 'law', title: 'art. 30 DSA' },
  ],
  title: {
    fail: 'Plusieurs vendeurs sont nommés : les informations d’une place de marché sont à vérifier',
    pass: 'Les informations attendues d’une place de marché ont été trouvées',
  },
  why: 'Qui vend pour d’autres doit dire à l’acheteur comment les offres sont classées, et à qui il achète : sans cela, il ne sait ni de qui il a des droits, ni lesquels. Le règlement européen (DSA) exempte les petites entreprises de son article 30.',
  fix: 'Dire sur une page accessible de partout comment les offres sont classées, et sur chaque offre le statut, le nom et les coordonnées du vendeur.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const sellers = namedSellers(pages);
    if (sellers.length < severalSellers)
      return { status: 'inapplicable', reason: 'un seul vendeur, ou aucun, est nommé' };
    if (!isShop({ site, pages }) && !takesOrders(pages))
      return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
    const missing = duties.filter(({ words }) => !pages.some((page) => words.test(foldedWordsOf(page))));
    if (missing.length === 0) return { status: 'pass' };
    const evidence: Evidence[] = [
      ...missing.map(({ label }): Evidence => ({ type: 'value', label: 'Non trouvé', value: label })),
      ...sellers.map(({ quote, url }): Evidence => ({ type: 'text', quote, where: url })),
    ];
    return { status: 'review', evidence, occurrences: missing.length };
  },
});
