import { byTag } from '../../derive/dom/dom.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { defineRule } from '../../rule.ts';

const opposites = [
  ['index', 'noindex'],
  ['follow', 'nofollow'],
] as const;

export default defineRule({
  id: 'seo-meta-robots-contradictoire',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['Google Search Central, balise robots'],
  title: {
    fail: 'La page donne aux moteurs des consignes contraires',
    pass: 'Les consignes données aux moteurs sont cohérentes',
  },
  why: 'Le moteur applique la plus stricte : la page peut disparaître des résultats sans que vous l’ayez voulu.',
  fix: 'Ne garder qu’une consigne, dans la balise meta robots ou dans l’en-tête X-Robots-Tag.',
  artifacts: ['dom', 'mainResponse'],
  evaluate({ dom, mainResponse }) {
    const tags = byTag(dom, 'meta')
      .filter(({ document, attributes }) => document === 0 && attributes.name?.toLowerCase() === 'robots')
      .map(({ attributes }) => attributes.content ?? '');
    // `googlebot: noindex` speaks to one robot only.
    const header = (headerValue(mainResponse.headers, 'x-robots-tag') ?? '').replaceAll(/[\w-]+:[^,]*/g, '');
    const words = new Set([...tags, header].flatMap(wordsOf));
    if (words.size === 0) return { status: 'inapplicable', reason: 'aucune consigne' };
    const wrong = opposites.filter(([yes, no]) => words.has(yes) && words.has(no));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [
        ...tags.map((value) => ({ type: 'value' as const, label: 'Balise meta robots', value })),
        ...(header === '' ? [] : [{ type: 'value' as const, label: 'En-tête X-Robots-Tag', value: header }]),
      ],
    };
  },
});

/** `all` is `index, follow`; `none` is `noindex, nofollow`. */
function wordsOf(value: string): string[] {
  return value
    .toLowerCase()
    .split(/[\s,;]+/)
    .flatMap((word) =>
      word === 'all' ? ['index', 'follow'] : word === 'none' ? ['noindex', 'nofollow'] : word,
    )
    .filter((word) => word !== '');
}
