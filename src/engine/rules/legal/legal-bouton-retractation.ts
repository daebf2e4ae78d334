import { legalDates } from '#reference/legal-patterns.ts';
import { searchedPlaces } from '../../derive/legal/legal-pages.ts';
import { hasAccounts, isShop, mentionsAction, takesOrders } from '../../derive/legal/shop.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-bouton-retractation',
  version: 6,
  severity: 'majeur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'law', title: 'L. 221-21' },
    { kind: 'law', title: 'L. 221-28' },
    { kind: 'law', title: 'L. 242-13' },
    { kind: 'law', title: 'D. 221-5 (19/06/2026)', date: '2026-06-19' },
  ],
  title: {
    fail: 'La fonction de rétractation en ligne n’a pas été trouvée : à vérifier',
    pass: 'Une fonction de rétractation en ligne est présente',
  },
  messages: {
    account: 'La fonction de rétractation en ligne n’a pas été trouvée : à vérifier dans l’espace client',
    noOrder: 'Si des commandes se passent en ligne, une fonction de rétractation doit y être : à vérifier',
  },
  why: 'Depuis le 19 juin 2026, une boutique en ligne doit offrir une fonction de rétractation affichée de façon visible, facilement accessible et disponible pendant tout le délai ; les services financiers vendus à distance aussi (L. 222-8). L’absence expose à une amende pouvant atteindre 75 000 € pour une société, 15 000 € pour une personne physique. Certains contrats en sont exclus (L. 221-28) : biens faits sur mesure ou périssables, billets et séjours à une date donnée.',
  fix: 'Ajouter un lien « Renoncer au contrat ici » visible pendant tout le délai, puis un bouton « Confirmer la rétractation » suivi d’un accusé de réception. Si vos clients n’ont pas de compte, ce lien mène à un formulaire (nom, commande, adresse e-mail).',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages })) return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue' };
    if (site.startedAt < legalDates.withdrawalFunction)
      return { status: 'inapplicable', reason: 'pas encore obligatoire' };
    if (mentionsAction(pages, 'withdrawal')) return { status: 'pass' };
    /** It may stand in the customer’s account or behind the order, which are never opened: never a certain failure. */
    const evidence = searchedPlaces(pages, 'un lien « Renoncer au contrat »');
    if (!takesOrders(pages)) return { status: 'review', message: 'noOrder', severity: 'mineur', evidence };
    return hasAccounts(pages)
      ? { status: 'review', message: 'account', evidence }
      : { status: 'review', evidence };
  },
});
