import type { Evidence } from '#contract/report.ts';
import { noticeItems } from '#reference/legal-patterns.ts';
import { withoutHash } from '../../derive/http/domains.ts';
import { orAnnounced } from '../../derive/legal/announced-pages.ts';
import { isPageOf, type LegalDocument, littleText } from '../../derive/legal/legal-pages.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

/** The publisher, told as such: a number of register alone may stand beside any address. */
const publisher =
  /\bediteurs?\b|\b(?:editee?s?|publiee?s?|realisee?s? et geree?s?) par\b|\bproprietaires?\b|\b(?:raison|denomination) sociale\b|\bsiege social\b|\br\.?c\.?s\.?\b|\bcapital\b/;

/** A link alone makes a notice of these pages, read whole and in French, which name none of those it must name. */
function isHollow({ status, pages, folded, opened }: LegalDocument): boolean {
  if (opened || status === 'announced' || pages.length === 0) return false;
  if ([publisher, noticeItems.hosting, noticeItems.director].some((named) => named.test(folded)))
    return false;
  return pages.every(
    (page) =>
      !isPageOf(page, 'notice') &&
      !page.isHome &&
      !page.textCut &&
      page.text.length >= littleText &&
      /^(?:fr\b|$)/i.test(page.lang),
  );
}

export default defineMentionRule({
  id: 'legal-mentions-absentes',
  version: 5,
  severity: 'bloquant',
  automation: 'semi',
  effort: 1,
  references: ['LCEN art. 1-1'],
  title: {
    fail: 'Aucune page de mentions légales n’a été trouvée',
    pass: 'Les mentions légales sont accessibles',
  },
  messages: {
    announced: 'La page des mentions légales annonce seulement un texte à venir',
    hollow: 'La page des mentions légales ne nomme ni éditeur, ni hébergeur, ni directeur',
  },
  why: 'Tout site doit dire qui le publie et qui l’héberge. L’absence de ces mentions est punie par la loi, et inspire la méfiance.',
  fix: 'Publier une page « Mentions légales » (éditeur, directeur de la publication, hébergeur) et la lier depuis le pied de toutes les pages.',
  advice: {
    hollow: {
      why: 'Tout site doit dire qui le publie et qui l’héberge : ce lien le promet, et mène à une page qui parle d’autre chose.',
      fix: 'Écrire une page « Mentions légales » (éditeur, directeur de la publication, hébergeur) et y faire mener ce lien.',
    },
    announced: {
      fix: 'Écrire les mentions légales dans cette page : éditeur, directeur de la publication, hébergeur.',
    },
  },
  document: 'notice',
  missing: 'un lien « Mentions légales »',
  refine(verdict, { document }) {
    if (verdict.status !== 'pass' || !isHollow(document)) return orAnnounced(verdict, document);
    const evidence = document.pages.slice(0, 5).map(({ url, requestedUrl }): Evidence => {
      const link = document.links.find((one) => [url, requestedUrl].includes(withoutHash(one.url)));
      return { type: 'page', url, note: `le lien « ${link?.text ?? 'Mentions légales'} » y mène` };
    });
    return { status: 'review', message: 'hollow', evidence };
  },
});
