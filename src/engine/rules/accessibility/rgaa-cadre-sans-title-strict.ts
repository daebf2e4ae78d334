import type { DomNode } from '../../artifacts.ts';
import { byTag } from '../../derive/dom/dom.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { waitsInSlide } from '../../derive/media/slides.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

/** Announced as nothing and out of the Tab order: nobody is told of it. */
const isSaidEmpty = ({ attributes }: DomNode): boolean =>
  /^(presentation|none)$/.test((attributes.role ?? '').trim()) || Number(attributes.tabindex) < 0;

export default defineRule({
  id: 'rgaa-cadre-sans-title-strict',
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 2.1.1' }],
  rgaa: ['2.1'],
  title: {
    fail: 'Un contenu intégré (cadre) n’a pas de titre',
    pass: 'Chaque contenu intégré (cadre) a un titre',
  },
  why: 'Carte, vidéo ou formulaire intégré : sans titre, un lecteur d’écran annonce seulement « cadre » et la personne ne sait pas s’il faut y entrer. Le RGAA exige l’attribut title ; aria-label ne suffit pas.',
  fix: 'Ajouter sur la balise iframe un attribut title qui décrit son contenu, par exemple title="Carte de nos agences".',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    // Frames of one pixel, and those said to be none, carry no content: they are not what the criterion is about.
    const frames = byTag(dom, 'iframe', 'frame').filter(
      (frame) => ((frame.exposed && isShown(frame)) || waitsInSlide(dom, frame)) && !isSaidEmpty(frame),
    );
    return judgeElements(dom, frames, (frame) => (frame.attributes.title ?? '').trim() === '');
  },
});
