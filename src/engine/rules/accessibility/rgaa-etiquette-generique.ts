import type { Dom, DomNode } from '../../artifacts.ts';
import { closest } from '../../derive/dom/dom.ts';
import { ariaNameOf, fieldsOf, formOf, groupFields, isBox, labelTextOf } from '../../derive/dom/fields.ts';
import { plainText } from '../../derive/dom/names.ts';
import { emptyName } from '../../derive/text/empty-names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const meaningless = new Set([
  'champ',
  'champs',
  'input',
  'texte',
  'text',
  'label',
  'field',
  'libelle',
  'saisie',
]);

const labelOf = (dom: Dom, field: DomNode): string => ariaNameOf(dom, field) || labelTextOf(dom, field);

const isMeaningless = (label: string): boolean =>
  !/[\p{L}\p{N}]/u.test(label) ||
  emptyName(label) === 'nothing' ||
  meaningless.has(plainText(label).replace(/ \d+$/, ''));

/** Same wording for two data of one form and one group: a person must say whether they can be told apart. */
function twins(dom: Dom, fields: readonly DomNode[]): DomNode[] {
  const texts = fields.filter((field) => !isBox(field));
  const groups = groupFields(texts, (field) => {
    const group = closest(
      dom,
      field,
      ({ tag, attributes }) => tag === 'fieldset' || attributes.role === 'group',
    );
    const row = closest(dom, field, ({ tag }) => tag === 'tr' || tag === 'li');
    return `${formOf(dom, field)?.index} ${group?.index} ${row?.index} ${plainText(labelOf(dom, field))}`;
  });
  return [...groups.values()]
    .filter((group) => new Set(group.map((field) => field.attributes.name ?? '')).size > 1)
    .flat();
}

export default defineRule({
  id: 'rgaa-etiquette-generique',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 11.2.1' }],
  rgaa: ['11.2'],
  title: { fail: 'Une étiquette ne dit pas quoi saisir', pass: 'Les étiquettes disent quoi saisir' },
  messages: { twins: 'Plusieurs champs portent la même étiquette : à vérifier' },
  why: '« Champ 1 » ou une simple étoile n’aide personne à remplir le formulaire.',
  fix: 'Nommer la donnée attendue : « Numéro de téléphone », « Date de naissance ».',
  advice: {
    twins: {
      why: 'Deux champs du même nom ne se distinguent pas pour qui les entend l’un après l’autre.',
      fix: 'Préciser chaque étiquette (« Nom de l’enfant », « Nom du parent »), ou réunir chaque groupe de champs dans un fieldset avec sa légende.',
    },
  },
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const fields = fieldsOf(dom).filter((field) => labelOf(dom, field) !== '');
    if (fields.length === 0) return { status: 'inapplicable' };
    const wrong = fields.filter((field) => isMeaningless(labelOf(dom, field)));
    const noteOf = (field: DomNode) => `étiquette « ${labelOf(dom, field)} »`;
    if (wrong.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, wrong, noteOf) };
    const same = twins(dom, fields);
    if (same.length === 0) return { status: 'pass' };
    return { status: 'review', message: 'twins', ...evidenceOfNodes(dom, same, noteOf) };
  },
});
