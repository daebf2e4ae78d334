import { mentionsAction, subscriptionSign } from '../../derive/legal/shop.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-resiliation-trois-clics',
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'law', title: 'L. 215-1-1' },
    { kind: 'law', title: 'D. 215-1' },
  ],
  title: {
    fail: 'Un abonnement est proposé sans accès visible à la résiliation',
    pass: 'La résiliation des abonnements est accessible',
  },
  why: 'Depuis juin 2023, un abonnement souscrit par un particulier doit pouvoir être résilié en ligne, en quelques clics et sans compte imposé.',
  fix: 'Ajouter dans le pied de page un lien « Résilier votre contrat » qui mène directement au formulaire.',
  unread: 'complete',
  certainFor: ['shop'],
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const offer = subscriptionSign(pages);
    if (offer === null) return { status: 'inapplicable', reason: 'aucun abonnement repéré' };
    if (mentionsAction(pages, 'termination')) return { status: 'pass' };
    const evidence = [{ type: 'text' as const, quote: offer.quote, where: offer.url }];
    /** Offers to professionals are outside this duty, and the link may be on a page that was not visited. */
    if (site.profile !== 'shop' || !site.crawlComplete) return { status: 'review', evidence };
    return { status: 'fail', evidence };
  },
});
