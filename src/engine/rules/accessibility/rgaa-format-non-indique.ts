import type { Dom, DomNode } from '../../artifacts.ts';
import { fieldsOf, fieldType, guidanceOf } from '../../derive/dom/fields.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const formatted =
  /\b(date|iban|siret|siren|code postal|num[ée]ro de s[ée]curit[ée] sociale|immatriculation)\b/i;
const shows = /\d|\bjj\b|\bdd\b|\bmm\b|aaaa|yyyy|format|chiffres|digits|exemple|example|\bex\b|\be\.g\./i;

/** Typed freely although only one format is accepted. */
function isFormatted(dom: Dom, field: DomNode): boolean {
  if (!['text', 'tel', 'search'].includes(fieldType(field))) return false;
  return field.attributes.pattern !== undefined || formatted.test(guidanceOf(dom, field));
}

export default defineRule({
  id: 'rgaa-format-non-indique',
  version: 2,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 11.10.5' }],
  rgaa: ['11.10.5'],
  title: {
    fail: 'Le format attendu d’un champ n’est peut-être pas indiqué : à vérifier',
    pass: 'Le format attendu des champs est indiqué',
  },
  why: 'Sans exemple, on se trompe et l’on recommence ; le texte gris du champ ne suffit pas car il disparaît.',
  fix: 'Ajouter un exemple dans l’étiquette ou juste en dessous : « Date (jj/mm/aaaa) ».',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const fields = fieldsOf(dom).filter((field) => isShown(field) && isFormatted(dom, field));
    return judgeElements(dom, fields, (field) => !shows.test(guidanceOf(dom, field)), { status: 'review' });
  },
});
