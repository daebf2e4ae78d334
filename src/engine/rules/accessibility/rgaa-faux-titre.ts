import type { Dom, DomNode } from '../../artifacts.ts';
import { childrenOf, closest, descendantsOf, parentOf, textOf } from '../../derive/dom/dom.ts';
import { headingLevelOf } from '../../derive/dom/headings.ts';
import { isInteractive, wordCount } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { memoise } from '../../derive/memoise.ts';
import { defineRule, threshold } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const longestTitle = threshold(12, { ours: 'more words make a sentence' });
const followingWords = threshold(15, { ours: 'a title announces a paragraph, not another short line' });
const larger = threshold(1.2, { ours: 'letters a fifth larger than the text of the page look like a title' });
const muchLarger = threshold(1.5, {
  ours: 'So much larger than the text of the page that fewer words after it will do',
});
const fewWords = threshold(3, { ours: 'enough after a text that is so much larger' });
const barWords = threshold(6, { ours: 'Of a command beside a title' });

const sizeOf = (node: DomNode): number => Number.parseFloat(node.style.fontSize) || 16;

/** Commands beside the words (« tout voir », icons): they belong to the bar. */
const isBar = (dom: Dom, node: DomNode): boolean =>
  wordCount(textOf(dom, node)) <= barWords &&
  (isInteractive(node) || descendantsOf(dom, node).some((inner) => isInteractive(inner)));

/** What comes after it, or after the bar that holds it (the head of a card). */
function nextOf(dom: Dom, node: DomNode): DomNode | undefined {
  let step = node;
  for (let depth = 0; depth < 3; depth += 1) {
    const parent = parentOf(dom, step);
    if (!parent) return undefined;
    const siblings = childrenOf(dom, parent);
    const at = siblings.indexOf(step);
    const next = siblings[at + 1];
    if (next && !(depth === 0 && isBar(dom, next))) return next;
    if (at > 0 || wordCount(textOf(dom, parent)) > longestTitle + barWords) return undefined;
    step = parent;
  }
  return undefined;
}

/** What its author calls it. */
const calledTitle = /(?:^|[\s_-])(?:sub|sous)?-?(?:title|titre|heading|headline)s?(?:$|[\s_-])/i;

/** Bold or called a title, larger than the text it comes before, alone on its line. */
function looksLikeHeading(dom: Dom, node: DomNode): boolean {
  const bold = Number.parseInt(node.style.fontWeight, 10) >= 600 || node.style.fontWeight === 'bold';
  const isMarked = bold || calledTitle.test(node.attributes.class ?? '');
  if (!isMarked || node.style.display.startsWith('inline') || !isShown(node)) return false;
  // Links and marks in it belong to its sentence.
  const text = textOf(dom, node);
  // A lone letter is a badge, not a title.
  if (!/\p{L}{3}/u.test(text) || wordCount(text) > longestTitle || /[.!?:;,]$/.test(text)) return false;
  if (closest(dom, node, (up) => headingLevelOf(up) !== null || isInteractive(up) || excluded.has(up.tag)))
    return false;
  const next = nextOf(dom, node);
  // Words over a title, or beside it, are its own.
  if (!next || [next, ...descendantsOf(dom, next)].some((one) => headingLevelOf(one) !== null)) return false;
  const following = wordCount(textOf(dom, next));
  if (following >= followingWords && sizeOf(node) >= larger * sizeOf(next)) return true;
  // A figure in large letters and its caption (« 1 200 élèves ») are no title.
  const isFigure = /^[\d\s.,%€$+×x-]*$/.test(text) || /^\d/.test(text);
  return following >= fewWords && !isFigure && sizeOf(node) >= muchLarger * usualSize(dom);
}

/** Size of most letters of the page’s text, in CSS pixels. */
const usualSize = memoise((dom: Dom): number => {
  const letters = new Map<number, number>();
  for (const node of dom.nodes)
    if (node.visible && node.ownText !== '')
      letters.set(sizeOf(node), (letters.get(sizeOf(node)) ?? 0) + node.ownText.length);
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 16;
});

const excluded = new Set(['table', 'nav', 'footer', 'figure', 'blockquote', 'legend', 'dl']);

export default defineRule({
  id: 'rgaa-faux-titre',
  version: 5,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 9.1.3' }],
  rgaa: ['9.1.3'],
  title: {
    fail: 'Un texte a l’apparence d’un titre sans en être un : à vérifier',
    pass: 'Aucun texte déguisé en titre n’a été relevé',
  },
  why: 'Il manque au plan de la page que parcourent les personnes aveugles.',
  fix: 'S’il s’agit bien d’un titre, utiliser une balise h2 à h6 et garder l’apparence avec le CSS.',
  judges: 'layout',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const texts = dom.nodes.filter(
      (node) => node.exposed && ['p', 'div', 'span', 'strong', 'b'].includes(node.tag) && node.ownText !== '',
    );
    return judgeElements(dom, texts, (node) => looksLikeHeading(dom, node), { status: 'review' });
  },
});
