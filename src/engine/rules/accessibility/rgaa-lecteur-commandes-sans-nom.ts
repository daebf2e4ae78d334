import type { Dom, DomNode } from '../../artifacts.ts';
import { descendantsOf } from '../../derive/dom/dom.ts';
import { playerControlsOf } from '../../derive/media/media.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const unnamed = (dom: Dom, control: DomNode): boolean =>
  control.name.trim() === '' && !descendantsOf(dom, control).some((inner) => inner.name.trim() !== '');

export default defineRule({
  id: 'rgaa-lecteur-commandes-sans-nom',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 4.13.1' }],
  rgaa: ['4.13'],
  title: {
    fail: 'Des commandes du lecteur audio ou vidéo n’ont pas de nom',
    pass: 'Les commandes du lecteur audio ou vidéo sont nommées',
  },
  why: 'Un lecteur d’écran annonce « bouton » sans dire lecture, volume ou sous-titres : la personne ne peut pas se servir du lecteur.',
  fix: 'Donner un nom à chaque commande avec aria-label, par exemple aria-label="Lire la vidéo".',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    return judgeElements(dom, playerControlsOf(dom), (control) => unnamed(dom, control));
  },
});
