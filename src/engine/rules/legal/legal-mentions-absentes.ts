import type { Evidence } from '#contract/report.ts';
import { noticeItems } from '#reference/legal-patterns.ts';
import { withoutHash } from '../../derive/http/domains.ts';
import { orAnnounced } from '../../derive/legal/announced-pages.ts';
import { isPageOf, type LegalDocument, littleText } from '../../derive/legal/legal-pages.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
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

const isAbsent = ({ status }: { readonly status: string }): boolean =>
  status === 'fail' || status === 'review';

export default defineMentionRule({
  id: 'legal-mentions-absentes',
  version: 6,
  severity: 'bloquant',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 1-1' }],
  title: {
    fail: 'Aucune page de mentions légales n’a été trouvée',
    pass: 'Les mentions légales sont accessibles',
  },
  messages: {
    announced: 'La page des mentions légales annonce seulement un texte à venir',
    personal: 'Aucune page ne nomme l’hébergeur du site, ce que doit aussi un particulier',
    hollow: 'La page des mentions légales ne nomme ni éditeur, ni hébergeur, ni directeur',
  },
  why: 'Tout site professionnel doit dire qui le publie et qui l’héberge ; un particulier peut rester anonyme, mais doit nommer son hébergeur. La loi fait un délit de l’absence de ces mentions.',
  fix: 'Publier une page « Mentions légales » (éditeur, directeur de la publication, hébergeur) et la lier depuis le pied de toutes les pages.',
  advice: {
    personal: {
      why: 'Un particulier peut rester anonyme, mais doit nommer son hébergeur, à qui il a donné son identité. La loi fait un délit de l’absence de cette mention.',
      fix: 'Publier une page « Mentions légales » qui donne le nom et l’adresse de l’hébergeur, et la lier depuis le pied de toutes les pages.',
    },
    hollow: {
      why: 'Ce lien promet de dire qui publie le site et qui l’héberge, et mène à une page qui parle d’autre chose.',
      fix: 'Écrire une page « Mentions légales » (éditeur, directeur de la publication, hébergeur) et y faire mener ce lien.',
    },
    announced: {
      fix: 'Écrire les mentions légales dans cette page : éditeur, directeur de la publication, hébergeur.',
    },
  },
  document: 'notice',
  missing: 'un lien « Mentions légales »',
  refine(verdict, { site, pages, document }) {
    if (site.profile === 'personal' && isAbsent(verdict) && document.status !== 'announced')
      return pages.some((page) => noticeItems.hosting.test(foldedTextOf(page)))
        ? { status: 'pass' }
        : { ...verdict, message: 'personal' };
    if (verdict.status !== 'pass' || !isHollow(document)) return orAnnounced(verdict, document);
    const evidence = document.pages.slice(0, 5).map(({ url, requestedUrl }): Evidence => {
      const link = document.links.find((one) => [url, requestedUrl].includes(withoutHash(one.url)));
      return { type: 'page', url, note: `le lien « ${link?.text ?? 'Mentions légales'} » y mène` };
    });
    return { status: 'review', message: 'hollow', evidence };
  },
});
