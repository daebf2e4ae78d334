import type { Evidence } from '#contract/report.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { paintsBackground } from '../../derive/css/colour.ts';
import { byTag, childrenOf, clip, elementEvidence, parentOf, textOf } from '../../derive/dom/dom.ts';
import { withoutVerbatim } from '../../derive/html/markup.ts';
import { defineRule } from '../../rule.ts';

const lineBreaks = /(?:<br\s*\/?>(?:\s|&nbsp;)*){3,}/gi;

/**
 * As somebody wrote it. A browser makes empty paragraphs of its own where a block stands inside a paragraph
 * (`<p><div>…</div></p>`): an error of code, which another rule tells.
 */
const emptyParagraph = /<p\b[^<>]{0,300}>(?:\s|&nbsp;|&#160;|<br\s{0,9}\/?>)*(?:<\/p>|(?=<p\b))/i;

/** Names of places that a script fills when there is something to say. */
const awaitsMessage =
  /error|erreur|message|\bmsg|alert|notice|result|status|feedback|output|\bhelp|\bhint|count|compte|total|loading|charge/i;

/** Empty paragraph or item, kept by nobody’s script: no id, no live zone, nothing drawn. */
function isSpacer(dom: Dom, node: DomNode): boolean {
  if (!node.exposed || node.ownText.replaceAll('\u00a0', '').trim() !== '' || node.before || node.after)
    return false;
  const names = Object.keys(node.attributes);
  if (
    names.some(
      (name) => name === 'id' || name === 'role' || name.startsWith('aria-') || name.startsWith('data-'),
    )
  )
    return false;
  if (awaitsMessage.test(node.attributes.class ?? '')) return false;
  if (node.listeners?.length || node.style.backgroundImage !== 'none') return false;
  const isLeft = node.tag === 'li' && isBesideItems(dom, node);
  return childrenOf(dom, node).every((child) => child.tag === 'br' || (isLeft && isBareBox(dom, child)));
}

/** In a list that has its items: nothing is awaited there. */
function isBesideItems(dom: Dom, item: DomNode): boolean {
  const list = parentOf(dom, item);
  return list !== undefined && childrenOf(dom, list).some((other) => textOf(dom, other).trim() !== '');
}

/** An empty box that neither a style sheet nor a script could know, and that draws nothing. */
function isBareBox(dom: Dom, node: DomNode): boolean {
  const { tag, attributes, ownText, style, listeners = [], before, after } = node;
  return (
    /^(?:div|span|p|font|b|strong|i|em|u|center)$/.test(tag) &&
    Object.keys(attributes).every((name) => /^(?:align|dir|lang|face|size|color)$/.test(name)) &&
    ownText.replaceAll('\u00a0', '').trim() === '' &&
    !(before || after || listeners.length > 0 || style.cursor === 'pointer') &&
    style.backgroundImage === 'none' &&
    !paintsBackground(node) &&
    [style.borderTopWidth, style.borderBottomWidth].every(
      (width) => (Number.parseFloat(width ?? '') || 0) === 0,
    ) &&
    childrenOf(dom, node).every((child) => child.tag === 'br' || isBareBox(dom, child))
  );
}

/** Three paragraphs and more of one block, told apart by two line breaks each. */
const brokenParagraphs = /(?<![^<>])(?:[^<>]{60,}(?:<br\s{0,9}\/?>\s*(?!\s)){2}){2}[^<>]{20,}/gi;

export default defineRule({
  id: 'rgaa-balises-presentation',
  version: 5,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 8.9.1' }],
  rgaa: ['8.9'],
  title: {
    fail: 'Des balises servent seulement à la mise en forme',
    pass: 'Aucune balise détournée n’a été relevée',
  },
  why: 'Paragraphes et éléments de liste vides, sauts de ligne répétés sont annoncés comme du contenu : la lecture est pleine de blancs.',
  fix: 'Supprimer ces balises et créer l’espacement avec les marges CSS.',
  artifacts: ['dom', 'source'],
  evaluate({ dom, source }) {
    const written = withoutVerbatim(source.html);
    const isWritten = emptyParagraph.test(written);
    const spacers = byTag(dom, 'p', 'li').filter(
      (node) => isSpacer(dom, node) && (isWritten || node.tag === 'li'),
    );
    const runs = [...(written.match(lineBreaks) ?? []), ...(written.match(brokenParagraphs) ?? [])];
    if (spacers.length + runs.length === 0) return { status: 'pass' };
    const evidence: Evidence[] = [
      ...spacers.slice(0, 15).map((node) => elementEvidence(dom, node)),
      ...runs
        .slice(0, 5)
        .map((run): Evidence => ({ type: 'text', quote: clip(run, 80), where: 'code de la page' })),
    ];
    return { status: 'fail', evidence, occurrences: spacers.length + runs.length };
  },
});
