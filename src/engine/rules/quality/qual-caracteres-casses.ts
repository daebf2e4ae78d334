import type { Dom, DomNode } from '../../artifacts.ts';
import { clip, closest } from '../../derive/dom/dom.ts';
import { textNodesOf } from '../../derive/text/sentences.ts';
import { defineRule } from '../../rule.ts';

/** UTF-8 read as Latin-1 (« Ã© », « â€™ ») and the replacement character. */
const broken = /Ã[\u0080-\u00bf©¨ª«®´§¹»¼]|â€[™œ\u009d“”¦˜]|\ufffd/u;

/** A few words between quotation marks, and what another text holds: shown, not written. */
const quotation = /«[\s\u00a0\u202f][^«»]{1,60}[\s\u00a0\u202f]»|“[^“”]{1,60}”|(?<!\S)"[^"]{1,60}"/gu;
const quoting = new Set(['code', 'pre', 'samp', 'kbd', 'tt', 'q', 'blockquote', 'textarea']);

/** The place of the first broken character that the page itself writes; null when there is none. */
function firstBroken(dom: Dom): string | null {
  const isQuoted = (node: DomNode) => closest(dom, node, ({ tag }) => quoting.has(tag)) !== undefined;
  for (const node of textNodesOf(dom)) {
    const written = node.ownText.replaceAll(quotation, ' ');
    if (!broken.test(written) || isQuoted(node)) continue;
    const at = broken.exec(node.ownText)?.index ?? 0;
    return node.ownText.slice(Math.max(0, at - 40));
  }
  return null;
}

export default defineRule({
  id: 'qual-caracteres-casses',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['WHATWG Encoding'],
  title: { fail: 'Des caractères s’affichent mal', pass: 'Les caractères s’affichent correctement' },
  why: 'Les accents deviennent illisibles et le site paraît négligé.',
  fix: 'Enregistrer les fichiers et la base en UTF-8, et déclarer cet encodage.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    if (dom.text === '') return { status: 'inapplicable', reason: 'aucun texte' };
    const place = firstBroken(dom);
    if (place === null) return { status: 'pass' };
    return { status: 'fail', evidence: [{ type: 'text', quote: clip(place, 120) }] };
  },
});
