import { byTag, closest } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'rgaa-optgroup-sans-label',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 11.8.2' }],
  rgaa: ['11.8.2'],
  title: {
    fail: 'Un groupe de choix dans une liste n’a pas d’intitulé',
    pass: 'Les groupes de choix des listes ont un intitulé',
  },
  why: 'Le regroupement existe mais il est muet : il ne sert à rien à qui l’écoute.',
  fix: 'Ajouter un attribut label sur chaque balise optgroup.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    // Options have no box of their own: what counts is the list they belong to.
    const groups = byTag(dom, 'optgroup').filter(
      (group) => closest(dom, group, (up) => up.tag === 'select')?.exposed,
    );
    return judgeElements(dom, groups, (group) => !/[\p{L}\p{N}]/u.test(group.attributes.label ?? ''));
  },
});
