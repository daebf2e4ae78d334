import type { HoverContent } from '../../artifacts.ts';
import { byTag, textOf } from '../../derive/dom/dom.ts';
import { plainText, wordCount } from '../../derive/dom/names.ts';
import { defineRule, threshold } from '../../rule.ts';
import { driven, drivenProof } from '../verdicts/driven-page.ts';

const someWords = threshold(3, { ours: 'fewer words are a label' });

export default defineRule({
  id: 'rgaa-survol-script-sans-clavier',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 7.3.1' },
    { kind: 'standard', title: 'WCAG 2.1.1' },
  ],
  rgaa: ['7.3.1'],
  title: {
    fail: 'Un script ne montre un contenu qu’au survol de la souris, jamais au clavier',
    pass: 'Ce que les scripts montrent au survol se montre aussi au clavier',
  },
  messages: {
    text: 'Un script ne montre un texte qu’au survol de la souris : à vérifier',
  },
  why: 'Sans souris, ou sur un écran tactile, ce contenu n’existe pas : l’explication, le prix ou le sous-menu ne se lit jamais.',
  fix: 'Faire de l’élément un bouton ou un lien, et montrer le contenu quand il reçoit le focus (événements focus et blur) ou quand on l’active.',
  judges: 'layout',
  artifacts: ['dom', 'moves'],
  moves: ['hoverReveal'],
  evaluate({ dom, moves }) {
    const { result, without } = driven(moves, 'hoverReveal');
    if (!result) return without;
    const scripted = result.filter(({ rule }) => rule === null);
    if (scripted.length === 0)
      return { status: 'inapplicable', reason: 'aucun script ne montre rien au survol' };
    const closed = scripted.filter(({ byKeyboard }) => byKeyboard === 'none' || byKeyboard === 'unreachable');
    if (closed.length === 0) return { status: 'pass' };
    const proofOf = (contents: typeof closed) =>
      drivenProof(
        contents.map(({ trigger, target }) => ({ ...trigger, shows: target.text })),
        ({ shows }) => `montre « ${shows.slice(0, 80)} »`,
      );
    const body = byTag(dom, 'body')[0];
    const written = plainText(body ? textOf(dom, body, { visibleOnly: true }) : '');
    // Words may stand elsewhere on the page too, or be had by pressing what takes the focus.
    const isLost = ({ byKeyboard, target }: HoverContent) =>
      byKeyboard === 'unreachable' &&
      wordCount(target.text) >= someWords &&
      !written.includes(plainText(target.text));
    const certain = closed.filter((content) => content.holdsControl || isLost(content));
    return certain.length > 0
      ? { status: 'fail', ...proofOf(certain) }
      : { status: 'review', message: 'text', ...proofOf(closed) };
  },
});
