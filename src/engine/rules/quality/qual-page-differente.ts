import { oddPages } from '../../derive/page/odd-pages.ts';
import { defineSiteRule } from '../../rule.ts';
import { evidenceOfPages } from '../verdicts/evidence.ts';

export default defineSiteRule({
  id: 'qual-page-differente',
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Des pages ne sont pas faites comme les autres pages du site : à vérifier',
    pass: 'Les pages du site sont faites comme les autres',
  },
  why: 'Sans le menu, le pied de page ou le nom du site, le visiteur se croit ailleurs et perd les liens utiles. C’est souvent une page oubliée lors d’une refonte.',
  fix: 'Donner à ces pages le même modèle qu’aux autres, ou les retirer si elles ne servent plus.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const odd = oddPages(pages);
    if (odd === null) return { status: 'inapplicable', reason: 'moins de dix pages comparables' };
    if (odd.length === 0) return { status: 'pass' };
    const lacks = new Map(odd.map((page) => [page.url, page.lacks.join(', ')]));
    const urls = odd.map(({ url }) => url);
    return { status: 'review', ...evidenceOfPages(urls, (url) => `sans ${lacks.get(url)}`) };
  },
});
