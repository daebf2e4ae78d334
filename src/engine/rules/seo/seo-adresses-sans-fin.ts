import { countOf } from '#contract/french.ts';
import type { PageFacts } from '../../artifacts.ts';
import { type EndlessSeries, endlessSeriesOf } from '../../derive/page/endless-series.ts';
import { defineSiteRule } from '../../rule.ts';

/** A page of the series was read, and led to what was left out: it really goes on. */
const wasFollowed = ({ root, left }: EndlessSeries, pages: readonly PageFacts[]): boolean =>
  pages.some(
    ({ url, status, links }) =>
      status === 200 && url.startsWith(root) && url !== root && links.some((link) => left.includes(link.url)),
  );

export default defineSiteRule({
  id: 'seo-adresses-sans-fin',
  severity: 'mineur',
  automation: 'semi',
  effort: 2,
  references: [{ kind: 'vendor', title: 'Google Search Central, structure des URL' }],
  title: {
    fail: 'Des liens mènent à une série de pages sans fin ({where})',
    pass: 'Aucune série de pages sans fin n’a été rencontrée',
  },
  messages: {
    long: 'Des liens mènent à une très longue série de pages ({where}) : à vérifier',
  },
  why: 'Chaque page mène à une autre qui n’existe que parce qu’on l’a demandée. Les moteurs s’y perdent et visitent moins souvent les vraies pages. Cet audit ne les a pas suivies.',
  fix: 'Arrêter la série : écrire les liens depuis la racine du site (/agenda/…), ne plus proposer de mois sans événement, ou interdire ces adresses dans robots.txt.',
  artifacts: ['pages', 'notAnalysed'],
  evaluate({ pages, notAnalysed }) {
    const series = endlessSeriesOf(pages, notAnalysed);
    if (series.length === 0) return { status: 'pass' };
    const proof = {
      values: { where: series.map(({ root }) => new URL(root).pathname).join(', ') },
      evidence: series.map(({ left, reason }) => ({
        type: 'page' as const,
        url: left[0] ?? '',
        note: `${reason} : ${countOf(left.length, 'adresse laissée de côté', 'adresses laissées de côté')}`,
      })),
    };
    const certain = series.some((one) => one.reason === 'dossiers répétés' && wasFollowed(one, pages));
    return certain ? { status: 'fail', ...proof } : { status: 'review', message: 'long', ...proof };
  },
});
