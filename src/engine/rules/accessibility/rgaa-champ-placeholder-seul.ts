import { clip, textOf } from '../../derive/dom/dom.ts';
import { ariaNameOf, fieldsOf, labelTextOf } from '../../derive/dom/fields.ts';
import { looseLabelOf } from '../../derive/dom/loose-labels.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

export default defineRule({
  id: 'rgaa-champ-placeholder-seul',
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 11.1.1' }],
  rgaa: ['11.1'],
  title: {
    fail: 'Un champ n’est nommé que par son texte indicatif',
    pass: 'Aucun champ ne dépend de son seul texte indicatif',
  },
  why: 'Le texte gris dans le champ disparaît dès qu’on écrit et n’est pas une étiquette : on ne sait plus ce qui est demandé, et certains lecteurs d’écran ne l’annoncent pas.',
  fix: 'Ajouter une étiquette visible reliée au champ : <label for="email">Adresse e-mail</label>. Garder le texte indicatif pour un exemple.',
  messages: { loose: 'L’étiquette d’un champ n’est pas reliée à lui' },
  advice: {
    loose: {
      why: 'L’étiquette se voit devant le champ, mais un lecteur d’écran ne la lit pas avec lui et un clic sur elle n’y mène pas : il ne reste que le texte indicatif, que certains n’annoncent pas et qui disparaît dès qu’on écrit.',
      fix: 'Donner à l’attribut for de l’étiquette la valeur exacte de l’attribut id du champ, majuscules comprises : <label for="email">Adresse e-mail</label> <input id="email">.',
    },
  },
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const hinted = fieldsOf(dom).filter((field) => (field.attributes.placeholder ?? '').trim() !== '');
    if (hinted.length === 0) return { status: 'inapplicable' };
    const wrong = hinted.filter(
      (field) =>
        labelTextOf(dom, field) === '' &&
        ariaNameOf(dom, field) === '' &&
        (field.attributes.title ?? '').trim() === '',
    );
    if (wrong.length === 0) return { status: 'pass' };
    const labels = new Map(wrong.map((field) => [field, looseLabelOf(dom, field)]));
    const [bare, labelled] = [
      wrong.filter((field) => !labels.get(field)),
      wrong.filter((field) => labels.get(field)),
    ];
    return {
      status: 'fail',
      ...(bare.length === 0 && { message: 'loose' }),
      ...evidenceOfNodes(dom, [...bare, ...labelled], (field) => {
        const label = labels.get(field);
        return label && `son étiquette « ${clip(textOf(dom, label), 60)} » ne lui est pas reliée`;
      }),
    };
  },
});
