import { legalLinks } from '#reference/legal-patterns.ts';
import { linksTo } from '../../derive/legal/legal-pages.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { choiceSettings } from '../../derive/trackers/choice-ways.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-retrait-introuvable',
  version: 3,
  severity: 'majeur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 7.3' }],
  parent: 'priv-bandeau-absent',
  title: {
    fail: 'Aucun lien permanent pour revenir sur son choix de cookies n’a été trouvé : à vérifier',
    pass: 'Un lien permanent permet de revenir sur son choix de cookies',
  },
  why: 'Retirer son accord doit être aussi simple que le donner. Sans lien visible, le visiteur ne peut plus changer d’avis.',
  fix: 'Ajouter dans le pied de page un lien « Gérer les cookies » qui rouvre le bandeau.',
  artifacts: ['pages', 'consentVisits'],
  evaluate({ pages, consentVisits: { withdraw } }) {
    const shown = bannerOf(pages);
    if (!shown) return { status: 'inapplicable', reason: 'aucun bandeau de choix' };
    const named = linksTo(pages, 'cookies').length > 0;
    const inFooter = pages.some(
      (page) => quoteAround(page.footerText, choiceSettings) || legalLinks.cookies.test(page.footerText),
    );
    const elsewhere = pages.some(({ choiceWays = [] }) => choiceWays.length > 0);
    const reopened = withdraw !== null && withdraw.clicked !== null;
    if (named || inFooter || elsewhere || reopened) return { status: 'pass' };
    /** An icon without words may do it: after a choice too, only a person can tell. */
    const when = withdraw ? 'avant ni après le choix' : 'avant le choix';
    return {
      status: 'review',
      evidence: [{ type: 'page', url: shown.url, note: `ni lien ni bouton « Gérer les cookies » ${when}` }],
    };
  },
});
