import type { Dom, DomNode } from '../../artifacts.ts';
import { closest } from '../../derive/dom/dom.ts';
import { isInteractive, isLink } from '../../derive/dom/names.ts';
import { namedImagesOf } from '../../derive/media/images.ts';
import { emptyName, namesAnyImage, namesSample, unnumbered } from '../../derive/text/empty-names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** A dash for a picture of some size, in px, that is no control: it says nothing, and what decorates has no words. */
const isDashOf = (dom: Dom, node: DomNode): boolean =>
  /^[\s\-−]+$/.test(node.name) &&
  (node.box?.width ?? 0) >= 64 &&
  (node.box?.height ?? 0) >= 64 &&
  !closest(dom, node, isInteractive);

function judge(dom: Dom, node: DomNode): 'ok' | 'wrong' | 'doubtful' {
  if (isDashOf(dom, node)) return 'wrong';
  const empty = emptyName(node.name);
  if (empty !== null) return empty === 'nothing' ? 'wrong' : 'doubtful';
  // A logo that leads home usually carries the site’s name: only a person can tell.
  if (unnumbered(node.name) === 'logo') return closest(dom, node, isLink) ? 'doubtful' : 'wrong';
  if (namesSample(node.name)) return 'doubtful';
  return namesAnyImage(node.name) ? 'wrong' : 'ok';
}

export default defineRule({
  id: 'rgaa-alt-generique',
  version: 6,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 1.3.1' }],
  rgaa: ['1.3.1'],
  title: {
    fail: 'La description d’une image ne dit rien',
    pass: 'Les descriptions d’images ont un contenu propre',
  },
  why: '« image » ou « photo » n’apprend rien à qui ne voit pas l’image.',
  fix: 'Dire ce que l’image montre ou ce que fait le lien ; si elle décore seulement, laisser alt="" vide.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const images = namedImagesOf(dom);
    if (images.length === 0) return { status: 'inapplicable' };
    const wrong = images.filter((node) => judge(dom, node) === 'wrong');
    const found = wrong.length > 0 ? wrong : images.filter((node) => judge(dom, node) === 'doubtful');
    if (found.length === 0) return { status: 'pass' };
    return {
      status: wrong.length > 0 ? 'fail' : 'review',
      ...evidenceOfNodes(dom, found),
    };
  },
});
