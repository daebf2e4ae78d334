import { identityOf } from '../../address/page-url.ts';
import { defineSiteRule } from '../../rule.ts';

const office = /\.(docx?|odt|xlsx?|ods|pptx?|odp|epub)(?:$|[?#])/i;

/** Nothing is there: a refusal says no such thing. */
const isGone = ({ status }: { readonly status: number }): boolean => status === 404 || status === 410;

export default defineSiteRule({
  id: 'rgaa-document-non-verifie',
  version: 2,
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGAA 13.3.1' }],
  rgaa: ['13.3'],
  title: {
    fail: 'Des documents sont à télécharger : accessibilité à vérifier',
    pass: 'Aucun document bureautique lié',
  },
  why: 'Un document sans titres ni descriptions d’images est aussi difficile à lire qu’une page mal balisée.',
  fix: 'Vérifier chaque document avec l’outil d’accessibilité du logiciel, ou proposer le même contenu dans une page.',
  unread: 'named',
  artifacts: ['pages', 'documents', 'linkChecks'],
  evaluate({ pages, documents, linkChecks }) {
    const gone = new Set([...documents, ...linkChecks].filter(isGone).map(({ url }) => identityOf(url)));
    const linked = pages.flatMap(({ url: page, links }) =>
      links.flatMap(({ url, text }) => (office.test(url) ? [{ page, url, text }] : [])),
    );
    if (linked.length === 0) return { status: 'inapplicable' };
    const there = linked.filter(({ url }) => !gone.has(identityOf(url)));
    if (there.length === 0) return { status: 'inapplicable', reason: 'les documents liés sont introuvables' };
    const addresses = there.map(({ url }) => identityOf(url));
    const files = there.filter((_, at) => addresses.indexOf(addresses[at] ?? '') === at);
    return {
      status: 'review',
      pages: [...new Set(there.map(({ page }) => page))],
      evidence: files.map(({ url, text }) => ({
        type: 'request',
        url,
        ...(text !== '' && { note: `lien « ${text} »` }),
      })),
    };
  },
});
