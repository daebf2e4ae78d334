import { fieldsOf, isBox, labelTextOf } from '../../derive/dom/fields.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** A star, but for that of a pattern (« [0-9]* »). */
const requiredMark = /(?<![\].])\*|\((?:obligatoire|requis)\)/i;

export default defineRule({
  id: 'rgaa-obligatoire-non-code',
  version: 2,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 11.10.1' }],
  rgaa: ['11.10.1'],
  title: {
    fail: 'Un champ marqué obligatoire ne l’est pas dans le code : à vérifier',
    pass: 'Aucun champ obligatoire non déclaré n’a été relevé',
  },
  why: 'Si l’astérisque n’est pas lu ou pas expliqué, une personne aveugle n’apprend qu’à l’envoi que la réponse était exigée.',
  fix: 'Ajouter l’attribut required au champ, et expliquer l’astérisque au début du formulaire.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const marked = fieldsOf(dom).filter(
      (field) => !isBox(field) && requiredMark.test(labelTextOf(dom, field)),
    );
    if (marked.length === 0) return { status: 'inapplicable' };
    const silent = marked.filter(
      ({ attributes }) => attributes.required === undefined && attributes['aria-required'] !== 'true',
    );
    // RGAA 11.10.1 accepts a visible indication alone when it is explained: only a person can tell.
    return silent.length > 0 ? { status: 'review', ...evidenceOfNodes(dom, silent) } : { status: 'pass' };
  },
});
