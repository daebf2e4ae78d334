import { isLink } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const office = /\.(docx?|odt|xlsx?|ods|pptx?|odp|epub)(?:$|[?#])/i;

export default defineRule({
  id: 'rgaa-document-non-verifie',
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: ['RGAA 13.3.1'],
  rgaa: ['13.3'],
  title: {
    fail: 'Des documents sont à télécharger : accessibilité à vérifier',
    pass: 'Aucun document bureautique lié',
  },
  why: 'Un document sans titres ni descriptions d’images est aussi fermé qu’une page mal faite.',
  fix: 'Vérifier chaque document avec l’outil d’accessibilité du logiciel, ou proposer le même contenu dans une page.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const links = dom.nodes.filter((node) => isLink(node) && office.test(node.url ?? ''));
    return judgeElements(dom, links, () => true, { status: 'review', note: ({ url = '' }) => url });
  },
});
