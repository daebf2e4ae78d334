import type { Dom, DomNode } from '../../artifacts.ts';
import { ariaNameOf, fieldsOf, labelsOf } from '../../derive/dom/fields.ts';
import { repeatsWording, wordingOf } from '../../derive/dom/label-in-name.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const shownLabel = (dom: Dom, field: DomNode): string =>
  labelsOf(dom, field)
    .map((label) => wordingOf(dom, label))
    .join(' ')
    .trim();

export default defineRule({
  id: 'rgaa-etiquette-nom-visible',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 11.2.5' },
    { kind: 'standard', title: 'WCAG 2.5.3' },
  ],
  rgaa: ['11.2.5'],
  title: {
    fail: 'Le nom caché d’un champ ne contient pas son étiquette visible',
    pass: 'Le nom des champs contient leur étiquette visible',
  },
  why: 'La voix annonce autre chose que ce qui est écrit, et la commande vocale ne trouve pas le champ.',
  fix: 'Retirer aria-label si une étiquette visible existe, ou y reprendre le texte de l’étiquette.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const named = fieldsOf(dom).filter(
      (field) => ariaNameOf(dom, field) !== '' && shownLabel(dom, field) !== '',
    );
    return judgeElements(
      dom,
      named,
      (field) => repeatsWording(ariaNameOf(dom, field), shownLabel(dom, field)) === 'no',
    );
  },
});
