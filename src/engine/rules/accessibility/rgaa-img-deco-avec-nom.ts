import type { DomNode } from '../../artifacts.ts';
import { closest, descendantsOf } from '../../derive/dom/dom.ts';
import { ariaNameOf } from '../../derive/dom/fields.ts';
import { plainText } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

/** An alternative that says of its image that it decorates: « filet décoratif », « image décorative », « spacer ». */
const ownWords =
  /^(?:(?:une? |the )?(?:image|icone|icon|photo|element|illustration|visuel|motif|filet|trait|ligne|forme|fond|bordure|bandeau|graphic|line|border|background) (?:purement )?(?:decoratifs?|decoratives?|de decoration|decorative)|decorative (?:image|icon|line|element|border|graphic|background)|(?:decoratif|decorative|decoration|spacer|divider|separateur|separator|ligne de separation)(?: \d+)?)$/;

const isToldDecorative = ({ tag, exposed, attributes }: DomNode): boolean =>
  tag === 'img' && exposed && ownWords.test(plainText(attributes.alt ?? ''));

export default defineRule({
  id: 'rgaa-img-deco-avec-nom',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 1.2.1' }],
  rgaa: ['1.2.1'],
  title: {
    fail: 'Une image décorative garde un nom',
    pass: 'Les images décoratives n’ont pas de nom',
  },
  why: 'L’alternative dit que l’image décore, ou bien elle est vide mais une infobulle ou un autre attribut la nomme : l’image est quand même annoncée, ce qui brouille la lecture.',
  fix: 'Laisser alt vide (alt="") et retirer de l’image les attributs title, aria-label et aria-labelledby ; si elle informe, écrire plutôt son alternative dans alt.',
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
    const named = dom.nodes.filter(isToldDecorative);
    return judgeElements(
      dom,
      [...named, ...decorations.filter((node) => !captioned(node))],
      (node) =>
        isToldDecorative(node) || (node.attributes.title ?? '').trim() !== '' || ariaNameOf(dom, node) !== '',
    );
  },
});
