import { byTag, visible } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const wanted = /\b(?:e-?mail|courriel|t[ée]l[ée]phone|portable|mobile|code[\s_-]?postal)\b/i;

export default defineRule({
  id: 'qual-formulaire-clavier-mobile',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['HTML, inputmode', 'RGESN 4.10'],
  title: {
    fail: 'Des champs n’ouvrent pas le bon clavier sur téléphone',
    pass: 'Les champs ouvrent le bon clavier sur téléphone',
  },
  why: 'Il faut chercher l’arobase ou les chiffres : la saisie est lente et fait des erreurs.',
  fix: 'Mettre type="email", type="tel" ou inputmode="numeric" selon la donnée demandée.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const fields = visible(byTag(dom, 'input')).filter((node) =>
      ['text', 'email', 'tel', 'number'].includes(node.field?.type ?? ''),
    );
    const concerned = fields.filter((node) =>
      wanted.test(`${node.name} ${node.attributes.name ?? ''} ${node.attributes.autocomplete ?? ''}`),
    );
    return judgeElements(dom, concerned, (node) => node.field?.type === 'text' && !node.attributes.inputmode);
  },
});
