import type { DomNode } from '../../artifacts.ts';
import { byTag, childrenOf, parentOf } from '../../derive/dom/dom.ts';
import { isLink } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const isDecoration = ({ attributes }: DomNode): boolean =>
  /^(presentation|none)$/.test((attributes.role ?? '').trim());

export default defineRule({
  id: 'rgaa-objet-embed-sans-alternative',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 1.1.6' },
    { kind: 'standard', title: 'RGAA 1.1.7' },
    { kind: 'standard', title: 'RGAA 1.2.3' },
    { kind: 'standard', title: 'RGAA 1.2.6' },
  ],
  rgaa: ['1.1.6', '1.1.7', '1.2.3', '1.2.6'],
  title: {
    fail: 'Une image embarquée (object ou embed) n’a pas d’alternative',
    pass: 'Aucune image embarquée (object ou embed) sans alternative n’a été relevée',
  },
  messages: {
    link: 'Une image embarquée n’a pas d’alternative, mais un lien voisin en tient peut-être lieu',
  },
  why: 'Un lecteur d’écran ne peut rien dire de cette image.',
  fix: 'Utiliser une balise img avec alt, ou ajouter role="img" et aria-label ; aria-hidden="true" si l’image décore.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const images = byTag(dom, 'object', 'embed').filter(
      (node) =>
        node.exposed && !isDecoration(node) && isShown(node) && /^image\//i.test(node.attributes.type ?? ''),
    );
    if (images.length === 0) return { status: 'inapplicable' };
    const mute = images.filter(
      (node) => node.name.trim() === '' && (node.attributes['aria-label'] ?? '').trim() === '',
    );
    const hasLinkBeside = (node: (typeof mute)[number]) => {
      const parent = parentOf(dom, node);
      return parent !== undefined && childrenOf(dom, parent).some(isLink);
    };
    const wrong = mute.filter((node) => !hasLinkBeside(node));
    if (wrong.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, wrong) };
    return mute.length > 0
      ? { status: 'review', message: 'link', ...evidenceOfNodes(dom, mute) }
      : { status: 'pass' };
  },
});
