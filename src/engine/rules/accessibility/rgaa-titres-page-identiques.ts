import type { PageFacts } from '../../artifacts.ts';
import { plainText } from '../../derive/dom/names.ts';
import { canonicalIdentityOf } from '../../derive/search/canonical.ts';
import { isNearlySame } from '../../derive/text/simhash.ts';
import { defineSiteRule } from '../../rule.ts';
import { evidenceOfPages } from '../verdicts/evidence.ts';

/** Pages of a list, of a search and the like differ by what follows « ? »: their title may well be one. */
const addressOf = (page: PageFacts): string => canonicalIdentityOf(page).replace(/[#?].*$/, '');

function groupsOf(pages: readonly PageFacts[]): PageFacts[][] {
  const groups = new Map<string, PageFacts[]>();
  for (const page of pages) {
    const title = plainText(page.title);
    if (title === '' || page.status !== 200) continue;
    const group = groups.get(title) ?? [];
    const known = group.some(
      (other) => addressOf(other) === addressOf(page) || isNearlySame(other.simhash, page.simhash),
    );
    groups.set(title, known ? group : [...group, page]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

export default defineSiteRule({
  id: 'rgaa-titres-page-identiques',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 8.6.1' },
    { kind: 'standard', title: 'WCAG 2.4.2' },
  ],
  rgaa: ['8.6'],
  parent: 'rgaa-titre-page-absent',
  title: { fail: 'Plusieurs pages différentes ont le même titre', pass: 'Chaque page a son propre titre' },
  why: 'On ne distingue plus les onglets, ni les pages dans l’historique.',
  fix: 'Commencer chaque titre par ce qui est propre à la page, puis le nom du site.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    if (pages.length < 2) return { status: 'inapplicable', reason: 'une seule page analysée' };
    const groups = groupsOf(pages);
    if (groups.length === 0) return { status: 'pass' };
    const titles = new Map(groups.flat().map((page) => [page.url, page.title]));
    return {
      status: 'fail',
      ...evidenceOfPages([...titles.keys()], (url) => `« ${titles.get(url)?.slice(0, 150)} »`),
    };
  },
});
