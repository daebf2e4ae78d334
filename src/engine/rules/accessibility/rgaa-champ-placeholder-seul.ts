import { ariaNameOf, fieldsOf, labelTextOf } from '../../derive/dom/fields.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'rgaa-champ-placeholder-seul',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 11.1.1'],
  rgaa: ['11.1'],
  title: {
    fail: 'Un champ n’est nommé que par son texte indicatif',
    pass: 'Aucun champ ne dépend de son seul texte indicatif',
  },
  why: 'Le texte gris dans le champ disparaît dès qu’on écrit et n’est pas une étiquette : on ne sait plus ce qui est demandé, et certains lecteurs d’écran ne l’annoncent pas.',
  fix: 'Ajouter une étiquette visible reliée au champ : <label for="courriel">Courriel</label>. Garder le texte indicatif pour un exemple.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const hinted = fieldsOf(dom).filter((field) => (field.attributes.placeholder ?? '').trim() !== '');
    return judgeElements(
      dom,
      hinted,
      (field) =>
        labelTextOf(dom, field) === '' &&
        ariaNameOf(dom, field) === '' &&
        (field.attributes.title ?? '').trim() === '',
    );
  },
});
