import { byTag } from '../../derive/dom/dom.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'sec-tabnabbing',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP' }],
  title: {
    fail: 'Des liens vers un nouvel onglet n’ont pas rel="noopener"',
    pass: 'Les liens vers un nouvel onglet ont rel="noopener"',
  },
  why: 'Dans les anciens navigateurs, le site ouvert peut remplacer votre page par une copie trompeuse. Les navigateurs récents l’empêchent d’eux-mêmes.',
  fix: 'Ajouter rel="noopener" aux liens qui ouvrent un nouvel onglet.',
  artifacts: ['page', 'dom'],
  evaluate({ page, dom }) {
    const links = byTag(dom, 'a', 'area').filter(
      ({ attributes, url }) =>
        attributes.target?.toLowerCase() === '_blank' &&
        /^https?:/.test(url ?? '') &&
        !isOwnUrl(url ?? '', page.siteDomain),
    );
    return judgeElements(
      dom,
      links,
      ({ attributes }) => !/\b(?:noopener|noreferrer)\b/i.test(attributes.rel ?? ''),
    );
  },
});
