import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, descendantsOf } from '../../derive/dom/dom.ts';
import { fieldsOf, formOf, isSearchField } from '../../derive/dom/fields.ts';
import { isButton, plainText } from '../../derive/dom/names.ts';
import { emptyName } from '../../derive/text/empty-names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const meaningless = new Set([
  'bouton',
  'button',
  'btn',
  'clic',
  'click',
  'click here',
  'cliquer',
  'cliquer ici',
  'cliquez',
  'cliquez ici',
  'go',
]);
const vague = new Set(['ok', 'envoyer', 'valider', 'submit']);

/** What is sent is told by what is asked (a message, an address to answer to) or by the name of the form. */
function tellsItself(dom: Dom, form: DomNode, fields: readonly DomNode[]): boolean {
  if (fields.some(({ tag, field }) => tag === 'textarea' || field?.type === 'email')) return true;
  return form.name !== '' || descendantsOf(dom, form).some(({ tag }) => /^(?:legend|h[1-6])$/.test(tag));
}

/** The only button of a form of several fields: what is sent should be said. « OK » says less than a verb. */
function endsForm(dom: Dom, button: DomNode): boolean {
  const form = closest(dom, button, ({ tag }) => tag === 'form');
  if (!form || descendantsOf(dom, form).filter(isButton).length > 1) return false;
  const fields = fieldsOf(dom).filter((field) => formOf(dom, field) === form);
  const words = plainText(button.name);
  if (/^(?:envoyer|valider)$/.test(words) && tellsItself(dom, form, fields)) return false;
  if (words !== 'ok') return fields.length >= 2;
  return fields.length > 0 && !fields.some((field) => isSearchField(dom, field));
}

export default defineRule({
  id: 'rgaa-bouton-generique',
  version: 6,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 11.9.1' }],
  rgaa: ['11.9.1'],
  title: {
    fail: 'L’intitulé d’un bouton ne dit pas ce qu’il fait',
    pass: 'Aucun bouton à l’intitulé creux n’a été relevé',
  },
  messages: { vague: 'L’intitulé d’un bouton est peu précis : à vérifier' },
  why: 'Qui entend « bouton » ou « cliquez ici » ne sait pas ce qui va se passer.',
  fix: 'Dire l’action : « Envoyer ma demande », « Rechercher un livre ».',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const buttons = dom.nodes.filter((node) => isButton(node) && node.name.trim() !== '');
    if (buttons.length === 0) return { status: 'inapplicable' };
    const wrong = buttons.filter(
      ({ name }) =>
        meaningless.has(plainText(name)) ||
        emptyName(name) === 'nothing' ||
        /^https?:\/\//i.test(name.trim()),
    );
    if (wrong.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, wrong) };
    const unclear = buttons.filter(
      (button) =>
        (vague.has(plainText(button.name)) && endsForm(dom, button)) || emptyName(button.name) === 'perhaps',
    );
    return unclear.length > 0
      ? { status: 'review', message: 'vague', ...evidenceOfNodes(dom, unclear) }
      : { status: 'pass' };
  },
});
