import { foldText } from '#contract/fold-text.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { defineSiteRule } from '../../rule.ts';

const contribution =
  /\b(?:laisser|publier|ajouter|poster|ecrire) (?:un|votre) (?:commentaire|avis|annonce)\b|\b(?:publier|poster) (?:un|votre) message\b/;
/** One leaves a message on an answering machine too, or in a contact form: only a public place makes it a contribution. */
const publicMessage =
  /\b(?:laisser|ajouter|ecrire) (?:un|votre) message (?:\w+ )?(?:sur|dans) (?:le|la|notre|votre|mon|son|ce|cette) (?:mur|forum|livre d'or|fil|discussion)\b|\b(?:livre d'or|forum|fil de discussion)\b.{0,100}\b(?:laisser|ajouter|ecrire) (?:un|votre) message\b/;

const isOpen = (folded: string): boolean => contribution.test(folded) || publicMessage.test(folded);
const report = /\bsignaler\b|\bsignalement\b|\bnotifi(?:er|cation)\b|\bcontenu illicite\b|\bmoderation\b/;

export default defineSiteRule({
  id: 'legal-point-de-contact-dsa',
  version: 3,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'law', title: 'DSA art. 11-12' },
    { kind: 'law', title: 'DSA art. 16' },
  ],
  title: {
    fail: 'Des visiteurs peuvent publier du contenu, sans moyen visible de signaler un abus : à vérifier',
    pass: 'Un moyen de signaler un contenu est présent',
  },
  why: 'Un site qui accueille des commentaires ou des annonces doit offrir un moyen simple de signaler un contenu illicite.',
  fix: 'Ajouter un lien « Signaler » près des contributions et une adresse de contact pour les autorités.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const open = pages.filter(
      (page) => page.forms.some((form) => isOpen(foldText(form.text))) || isOpen(foldedTextOf(page)),
    );
    if (open.length === 0) return { status: 'inapplicable', reason: 'aucune contribution publique repérée' };
    if (
      pages.some(
        (page) =>
          report.test(foldedTextOf(page)) || page.links.some(({ text }) => report.test(foldText(text))),
      )
    )
      return { status: 'pass' };
    return {
      status: 'review',
      evidence: open.map(({ url }) => ({ type: 'page', url, note: 'contributions ouvertes' })),
    };
  },
});
