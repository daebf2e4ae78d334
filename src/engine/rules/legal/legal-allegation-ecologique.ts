import { greenClaims, officialLabel } from '#reference/green-claims.ts';
import type { PageFacts } from '../../artifacts.ts';
import { isLegalPage } from '../../derive/legal/legal-pages.ts';
import { foldedTextOf, quoteAround } from '../../derive/legal/legal-text.ts';
import { isShop } from '../../derive/legal/shop.ts';
import { defineSiteRule } from '../../rule.ts';

/** Letters around the words in which a label speaks of them. */
const nearby = 200;

interface Claim {
  readonly page: PageFacts;
  readonly quote: string;
  readonly asks: string;
}

/** The first claim of each kind on a page. */
function claimsOf(page: PageFacts): Claim[] {
  const text = foldedTextOf(page);
  return greenClaims.flatMap(({ pattern, asks }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const around = text.slice(Math.max(0, found.index - nearby), found.index + found[0].length + nearby);
    if (officialLabel.test(around)) return [];
    return [{ page, asks, quote: quoteAround(page.text, pattern) ?? found[0] }];
  });
}

export default defineSiteRule({
  id: 'legal-allegation-ecologique',
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'law', title: 'L. 541-9-1 C. env.' },
    { kind: 'law', title: 'L. 229-68 C. env.' },
    { kind: 'law', title: 'L. 121-2' },
    {
      kind: 'law',
      title: 'Directive (UE) 2024/825',
      date: '2024-02-28',
      url: 'https://eur-lex.europa.eu/eli/dir/2024/825/oj/fra',
    },
  ],
  title: {
    fail: 'Des promesses écologiques sont faites aux clients : leurs preuves sont à vérifier',
    pass: 'Aucune promesse écologique générale n’a été repérée',
  },
  why: 'Une promesse vague ou invérifiable peut être une pratique commerciale trompeuse. La loi encadre « neutre en carbone » et interdit « biodégradable » et « respectueux de l’environnement » sur un produit. La directive (UE) 2024/825, applicable depuis le 27 septembre 2026, va plus loin ; sa transposition est à suivre.',
  fix: 'Remplacer chaque promesse générale par un fait précis et vérifiable (ce qui est concerné, le chiffre, la source), ou par un label officiel, et retirer celles qui ne peuvent pas être prouvées.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!isShop({ site, pages }))
      return { status: 'inapplicable', reason: 'aucune vente en ligne reconnue', unseen: true };
    const claims = pages.filter((page) => !isLegalPage(page)).flatMap(claimsOf);
    if (claims.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      pages: [...new Set(claims.map(({ page }) => page.url))],
      evidence: claims.flatMap(({ page, quote, asks }) => [
        { type: 'text', quote, where: `${page.url} – ${asks}` },
      ]),
    };
  },
});
