import { foldText } from '#contract/fold-text.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { defineSiteRule } from '../../rule.ts';

/** First day of the duty. */
const since = '2026-09-27';

/** The notice by its name, or by the words that it bears. */
const notice =
  /\b(?:notice|avis|information) harmonise\w* (?:sur|relati\w+|de|concernant)\b[^.]{0,40}\bgarantie|\bgarantie legale de conformite\b[^§]{0,400}?\byour ?europe\b|\byour ?europe\b[^§]{0,400}?\bgarantie legale de conformite\b/;
const noticeLink =
  /^(?:la |notre |voir la )?(?:notice|avis) (?:harmonise\w* )?(?:sur |relati\w+ a )?(?:la )?garantie legale/;

/** Name of a file that shows it. */
const noticePicture =
  /(?:notice|avis|harmoni[sz]ed?)[^/]{0,40}(?:garantie|guarantee)|(?:garantie|guarantee)[^/]{0,40}(?:notice|harmoni[sz]e)/i;

export default defineSiteRule({
  id: 'legal-notice-garantie',
  // The directive binds sellers by the law that brings it into French law; the notice may be a picture.
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [
    {
      kind: 'law',
      title: 'Directive (UE) 2024/825, art. 2',
      date: '2024-02-28',
      url: 'https://eur-lex.europa.eu/eli/dir/2024/825/oj/fra',
    },
    {
      kind: 'law',
      title: 'Règlement d’exécution (UE) 2025/1960',
      date: '2025-09-25',
      url: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj/fra',
    },
  ],
  title: {
    fail: 'La notice européenne sur la garantie légale de conformité n’a pas été trouvée : à vérifier',
    pass: 'La notice européenne sur la garantie légale de conformité a été trouvée',
  },
  why: 'Depuis le 27 septembre 2026, la directive (UE) 2024/825 demande aux vendeurs de biens d’afficher, bien en vue avant l’achat, une notice au modèle unique. Elle ne s’impose aux vendeurs qu’une fois transposée en droit français, ce qui est à vérifier. Elle peut être une image, que ce contrôle ne lit pas.',
  fix: 'Afficher la notice au modèle du règlement (UE) 2025/1960 sur les fiches des produits ou dans le parcours de commande, avec son texte pour les personnes qui ne voient pas l’image.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages }))
      return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue', unseen: true };
    if (site.startedAt < since) return { status: 'inapplicable', reason: 'pas encore obligatoire' };
    const isFound = pages.some(
      (page) =>
        notice.test(foldedTextOf(page)) ||
        notice.test(foldText(page.footerText)) ||
        page.images.some(({ url }) => noticePicture.test(url)) ||
        page.links.some(({ text }) => noticeLink.test(foldText(text))),
    );
    if (isFound) return { status: 'pass' };
    return {
      status: 'review',
      evidence: [{ type: 'value', label: 'Pages lues sans la trouver', value: String(pages.length) }],
    };
  },
});
