import { foldText } from '#contract/fold-text.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { quoteUnfilled } from '../../derive/legal/unfilled.ts';
import { defineSiteRule } from '../../rule.ts';

const professions =
  /\b(?:avocate?s?|notaires?|huissiers?|commissaires? de justice|medecins?|dentistes?|kinesitherapeutes?|infirmier\w*|pharmaciens?|veterinaires?|architectes?|experts?[- ]comptables?|geometres?[- ]experts?|agents? immobiliers?|agence immobiliere|osteopathes?)\b/;
/** Called alike, with no order and no title of the law: an interior architect, one of software, the fruit. */
const namesakes =
  /\barchitectes? (?:(?:d'|d |en |de l')?(?:interieurs?|information)\b|(?:de |des |en )?(?:paysagistes?|navals?|logiciels?|web|cloud|si|it|systemes?|solutions?|donnees|reseaux?|jardins?)\b)|\b(?:huiles?|beurres?|noyaux?|toasts?|tartines?|salades?|producteurs?) (?:a l'|d')avocats?\b/g;
/** A diploma or a right to practise, which only an architect has. */
const ofArchitects = /\b(?:dplg|hmonp)\b|\bd\.p\.l\.g\b/;
/** The activity names who exercises it, but where it is taught, sold to or written about. */
const activities =
  /\b(?:osteopathie|expertises?[- ]comptables?|kinesitherapie|(?:cabinet|centre) dentaire|pharmacie|etude notariale|office notarial|podologie|sages?-femmes?)\b/;
const aboutIt =
  /\b(?:ecoles?|formations?|faculte|institut|universite|logiciels?|syndicat|federation|annuaire|magazine|revue|emplois?|musee)\b/;
const authority =
  /\bordre (?:des|national|departemental|regional)\b|\bbarreau\b|\bchambre\b|\bcarte professionnelle\b|\bcpi ?\d|\brpps\b|\badeli\b|\binscrite? au tableau\b|\bconseil (?:de l'ordre|departemental|national)\b/;
/** What a place of a template says it would hold. */
const ofProfession =
  /\b(?:cartes?|CPI|ordre|barreau|tableau|chambre|RPPS|ADELI|garant|garanties?|assureur|inscription)\b/i;

export default defineSiteRule({
  id: 'legal-profession-reglementee',
  version: 4,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 19 6°' }],
  title: {
    fail: 'Profession réglementée : l’ordre et les règles applicables sont à vérifier',
    pass: 'Rien à vérifier sur les professions réglementées',
  },
  messages: {
    unfilled: 'Profession réglementée : une partie de ses mentions est restée à compléter',
  },
  why: 'Ces professions doivent indiquer leur titre, l’État qui l’a donné et l’ordre dont elles relèvent.',
  fix: 'Compléter les mentions légales avec le titre, l’ordre ou la chambre, et un lien vers les règles professionnelles.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const home = pages.find((page) => page.isHome);
    const name = foldText(`${home?.title ?? ''} ${home?.headings[0]?.text ?? ''}`);
    const named = ofArchitects.test(name) ? name : name.replaceAll(namesakes, ' ');
    const isOne = professions.test(named) || (activities.test(name) && !aboutIt.test(name));
    const notice = legalDocument({ site, pages }, 'notice');
    if (!home || !isOne) return { status: 'inapplicable', reason: 'aucune profession réglementée repérée' };
    if (notice.pages.length === 0)
      return {
        status: 'inapplicable',
        reason:
          'les mentions légales, qui doivent nommer l’ordre et les règles de la profession, n’ont pas été lues',
      };
    if (authority.test(notice.folded)) {
      const quote = quoteUnfilled(notice.text, ofProfession);
      if (quote === null) return { status: 'pass' };
      const evidence = [{ type: 'text' as const, quote, where: notice.pages[0]?.url ?? '' }];
      return { status: 'review', message: 'unfilled', evidence };
    }
    return { status: 'review', evidence: [{ type: 'text', quote: home.title, where: home.url }] };
  },
});
