import { foldedTextOf, quoteAround } from '../../derive/legal/legal-text.ts';
import { defineSiteRule } from '../../rule.ts';

const reviews =
  /\b\d+ avis\b|\bavis (?:de nos |des )?(?:clients?|consommateurs?|verifies)\b|\bnote moyenne\b/;
const controlled = /\bverifi\w+|\bcontrol\w+|\bmoder\w+|\bdate de l'experience\b/;

export default defineSiteRule({
  id: 'legal-avis-consommateurs',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: ['L. 111-7-2', 'D. 111-17'],
  title: {
    fail: 'Des avis de clients sont affichés : les informations qui les accompagnent sont à vérifier',
    pass: 'Rien à vérifier sur les avis de clients',
  },
  why: 'Le visiteur doit savoir si les avis sont contrôlés, leur date et s’ils ont été rémunérés.',
  fix: 'Préciser près des avis comment ils sont recueillis et contrôlés, et afficher leur date.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const found = pages.flatMap((page) => {
      const quote = controlled.test(foldedTextOf(page)) ? null : quoteAround(page.text, reviews, 60);
      return quote === null ? [] : [{ type: 'text' as const, quote, where: page.url }];
    });
    return found.length === 0 ? { status: 'pass' } : { status: 'review', evidence: found };
  },
});
