import { closest, descendantsOf } from '../../derive/dom/dom.ts';
import { ariaNameOf } from '../../derive/dom/fields.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'rgaa-img-deco-avec-nom',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 1.2.1'],
  rgaa: ['1.2.1'],
  title: {
    fail: 'Une image décorative garde un nom',
    pass: 'Les images décoratives n’ont pas de nom',
  },
  why: 'L’alternative est vide, mais une infobulle ou un autre attribut la nomme : l’image est quand même annoncée, ce qui brouille la lecture.',
  fix: 'Retirer de l’image les attributs title, aria-label et aria-labelledby ; si elle informe, écrire plutôt son alternative dans alt.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const decorations = dom.nodes.filter((node) => {
      if (!node.exposed || (node.tag !== 'img' && node.tag !== 'svg')) return false;
      const silent = /^(presentation|none)$/.test(node.attributes.role ?? '');
      // An img with that role satisfies test 1.2.1, whatever else it carries.
      return node.tag === 'img' ? node.attributes.alt?.trim() === '' && !silent : silent;
    });
    const captioned = (node: (typeof decorations)[number]) => {
      const figure = closest(dom, node, (up) => up.tag === 'figure');
      return figure !== undefined && descendantsOf(dom, figure).some((inner) => inner.tag === 'figcaption');
    };
    return judgeElements(
      dom,
      decorations.filter((node) => !captioned(node)),
      (node) => (node.attributes.title ?? '').trim() !== '' || ariaNameOf(dom, node) !== '',
    );
  },
});
