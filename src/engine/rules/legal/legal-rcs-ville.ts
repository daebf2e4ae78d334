import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { normaliseText, quoteAround } from '../../derive/legal/legal-text.ts';
import { defineSiteRule } from '../../rule.ts';

const withTown =
  /R\.?C\.?S\.?(?:[\s:]|n°|num[ée]ro|[\d.])*(?:de |d'|du greffe de )?\p{Lu}[\p{L}'-]{2,}|(?<![\p{L}'-])(?!RCS)\p{Lu}[\p{L}'-]{2,30},? (?:sous le (?:n°|num[ée]ro) )?(?:[ABCD] )?\d{3}[ .]?\d{3}[ .]?\d{3}|RCS[^.]{0,60}\b(?:de |d'|à )\p{Lu}[\p{L}'-]{2,}/u;

/** The same register by its whole name, with its number: without one it is spoken of, not quoted. */
const register = /\br\.?c\.?s\b|\bregistre d[ue] commerce\b[^.]{0,120}?\d{3}[ .]?\d{3}[ .]?\d{3}/;
const registerWithTown =
  /(?:[Rr]egistre d[ue] [Cc]ommerce|REGISTRE D[UE] COMMERCE)(?: (?:et|ET) (?:des|DES) (?:[Ss]oci[ée]t[ée]s|SOCI[ÉE]T[ÉE]S))?(?: ?\(R\.?C\.?S\.?\))?(?:[ ,:]{1,3}(?!RCS)|[^.]{0,60}?(?<!\p{L})(?:de |d'|à |DE |D'|À |A ))\p{Lu}[\p{L}'-]{2,}/u;

/** A model that was not filled in: the placeholder is told by a rule of its own (`legal-texte-modele-non-rempli`). */
const leftBlank = /r\.?c\.?s\.?[\s:]*(?:\[|_{3}|\.{4}|x{3})/i;

export default defineSiteRule({
  id: 'legal-rcs-ville',
  version: 3,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'R123-237 C. com.' }],
  parent: 'legal-immatriculation',
  title: {
    fail: 'La ville du registre du commerce (RCS) ne semble pas indiquée : à vérifier',
    pass: 'La ville d’immatriculation est indiquée',
  },
  why: 'Le registre est tenu par ville : la mention complète est « RCS » suivi de la ville et du numéro.',
  fix: 'Écrire par exemple « RCS Lyon 732 829 320 ».',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    const quote = notice.pages.length > 0 ? quoteAround(notice.text, register) : null;
    if (quote === null) return { status: 'inapplicable', reason: 'aucune mention du RCS' };
    if (leftBlank.test(notice.text))
      return { status: 'inapplicable', reason: 'la mention du RCS est restée à compléter' };
    const text = normaliseText(notice.text);
    if (withTown.test(text) || registerWithTown.test(text)) return { status: 'pass' };
    return { status: 'review', evidence: [{ type: 'text', quote, where: notice.pages[0]?.url ?? '' }] };
  },
});
