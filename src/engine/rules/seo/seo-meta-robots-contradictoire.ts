import { metasNamed } from '../../derive/dom/dom.ts';
import { directivesOf, robotsHeadersOf } from '../../derive/search/indexing.ts';
import { defineRule } from '../../rule.ts';

const opposites = [
  ['index', 'noindex'],
  ['follow', 'nofollow'],
] as const;

export default defineRule({
  id: 'seo-meta-robots-contradictoire',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, balise robots' }],
  title: {
    fail: 'La page donne aux moteurs des consignes contraires',
    pass: 'Les consignes données aux moteurs sont cohérentes',
  },
  why: 'Le moteur applique la plus stricte : la page peut disparaître des résultats sans que vous l’ayez voulu.',
  fix: 'Ne garder qu’une consigne, dans la balise meta robots ou dans l’en-tête X-Robots-Tag.',
  artifacts: ['dom', 'mainResponse'],
  evaluate({ dom, mainResponse }) {
    const tags = metasNamed(dom, 'robots').map(({ attributes }) => attributes.content ?? '');
    const headers = robotsHeadersOf(mainResponse.headers).filter((value) => directivesOf(value).size > 0);
    const words = new Set([...tags, ...headers].flatMap((value) => [...directivesOf(value)]));
    if (words.size === 0) return { status: 'inapplicable', reason: 'aucune consigne' };
    const wrong = opposites.filter(([yes, no]) => words.has(yes) && words.has(no));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [
        ...tags.map((value) => ({ type: 'value' as const, label: 'Balise meta robots', value })),
        ...headers.map((value) => ({ type: 'value' as const, label: 'En-tête X-Robots-Tag', value })),
      ],
    };
  },
});
