import { isInteractive } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const press = /^(mousedown|touchstart|pointerdown)$/;

export default defineRule({
  id: 'rgaa-action-appui',
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 13.11' },
    { kind: 'standard', title: 'WCAG 2.5.2' },
  ],
  rgaa: ['13.11'],
  title: {
    fail: 'Une action se déclenche peut-être dès l’appui : à vérifier',
    pass: 'Aucune action déclenchée dès l’appui n’a été relevée',
  },
  why: 'Qui appuie par erreur ne peut plus annuler en glissant le doigt ailleurs.',
  fix: 'Déclencher l’action au relâchement, avec l’événement click.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const pressed = dom.nodes.filter(
      (node) =>
        node.exposed && isInteractive(node) && (node.listeners ?? []).some((type) => press.test(type)),
    );
    return judgeElements(
      dom,
      pressed,
      ({ listeners = [], attributes }) => !listeners.includes('click') && attributes.onclick === undefined,
      { status: 'review' },
    );
  },
});
