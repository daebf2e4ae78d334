import { comparablePages, homeOf, siteMapLinks, siteMapPages } from '../../derive/page/site-aids.ts';
import { defineSiteRule } from '../../rule.ts';
import { evidenceOfPages } from '../verdicts/evidence.ts';

export default defineSiteRule({
  id: 'rgaa-plan-site-acces',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 12.4.1' },
    { kind: 'standard', title: 'RGAA 12.4.2' },
    { kind: 'standard', title: 'RGAA 12.4.3' },
  ],
  rgaa: ['12.4'],
  title: {
    fail: 'Le plan du site n’est pas accessible depuis toutes les pages',
    pass: 'Les pages lues mènent au plan du site',
  },
  messages: { moves: 'Le lien vers le plan du site change de place selon les pages : à vérifier' },
  why: 'On le cherche justement quand on est perdu : il doit se trouver partout, au même endroit.',
  fix: 'Placer le lien vers le plan du site dans le pied de page commun à toutes les pages.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const [home, maps] = [homeOf(pages), siteMapPages(pages)];
    const compared = comparablePages(pages).filter((page) => !maps.includes(page));
    const places = compared.map((page) => ({ page, region: siteMapLinks(page, home)[0]?.region }));
    const withLink = places.filter(({ region }) => region !== undefined);
    if (compared.length < 2 || withLink.length === 0) {
      return { status: 'inapplicable', reason: 'pas de plan du site, ou une seule page analysée' };
    }
    const without = places.filter(({ region }) => region === undefined);
    if (without.length > 0)
      return {
        status: 'fail',
        ...evidenceOfPages(
          without.map(({ page }) => page.url),
          () => 'lien absent',
        ),
      };
    if (new Set(places.map(({ region }) => region)).size === 1) return { status: 'pass' };
    return { status: 'review', message: 'moves', ...evidenceOfPages(withLink.map(({ page }) => page.url)) };
  },
});
