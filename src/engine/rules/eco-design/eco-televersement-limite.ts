import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, closest, textOf, textOfIds } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const limit = /(?<!\d)\d+[\s\u00a0\u202f]?(?:[km]o|[km]b)\b|\b(?:pdf|jpe?g|png|docx?|formats?)\b/i;

export default defineRule({
  id: 'eco-televersement-limite',
  severity: 'info',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 4.11' }],
  title: {
    fail: 'Un envoi de fichier n’annonce ni format ni poids maximal',
    pass: 'Les envois de fichiers annoncent leurs limites',
  },
  why: 'Le visiteur envoie un fichier trop lourd, refusé après l’attente, et recommence.',
  fix: 'Indiquer les formats et le poids acceptés près du champ, et les déclarer dans son attribut accept.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const fields = byTag(dom, 'input').filter(
      (node) => node.document === 0 && node.field?.type === 'file' && node.attributes.accept !== 'image/*',
    );
    return judgeElements(dom, fields, (node) => !node.attributes.accept && !limit.test(contextOf(dom, node)));
  },
});

/** Name, description and text of the block around the field. */
function contextOf(dom: Dom, node: DomNode): string {
  const block = closest(dom, node, ({ tag }) => ['p', 'div', 'fieldset', 'li', 'form'].includes(tag));
  return [
    node.name,
    textOfIds(dom, node.attributes['aria-describedby']),
    block ? textOf(dom, block) : '',
  ].join(' ');
}
