import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, closest, textOf } from '../../derive/dom/dom.ts';
import { isHtml5 } from '../../derive/dom/landmarks.ts';
import { memoise } from '../../derive/memoise.ts';
import { provable } from '../provable-fact.ts';
import { contentNodes, hasNone, hasRole, isAllSeen, isWhole } from './seen.ts';

const anyText = memoise((dom: Dom): string =>
  contentNodes(dom)
    .map(({ ownText, before = '', after = '' }) => `${ownText} ${before} ${after}`)
    .join(' '),
);
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|&#x?0?[5-8][0-9a-f]{2};|dir\s*=/i;

const typed = ['placeholder', 'value', 'label', 'alt'] as const;

export const noText = provable(
  ['dom'],
  ({ dom }) =>
    isAllSeen(dom) &&
    !/[\p{L}\p{N}]/u.test(anyText(dom)) &&
    contentNodes(dom).every(({ attributes }) => typed.every((name) => !attributes[name])),
);

const langs = ['lang', 'xml:lang'] as const;

export const noLanguageCode = provable(
  ['dom'],
  ({ dom }) =>
    isWhole(dom) && dom.nodes.every(({ attributes }) => langs.every((name) => !attributes[name]?.trim())),
);
export const noInnerLanguageCode = provable(
  ['dom'],
  ({ dom }) =>
    isAllSeen(dom) &&
    dom.nodes.every(
      ({ tag, attributes }) => tag === 'html' || langs.every((name) => attributes[name] === undefined),
    ),
);
export const noPageTitle = provable(['dom'], ({ dom }) => isWhole(dom) && dom.title.trim() === '');
export const noDirection = provable(
  ['dom', 'source', 'stylesheets'],
  ({ dom, source, stylesheets }) =>
    isAllSeen(dom) &&
    !source.truncated &&
    !rightToLeft.test(anyText(dom)) &&
    !rightToLeft.test(source.html) &&
    !stylesheets.some(({ text }) => /direction\s*:\s*rtl/i.test(text)) &&
    dom.nodes.every(({ tag, attributes }) => tag === 'bdo' || attributes.dir === undefined),
);
/** Declared, and older than HTML5: an absent doctype is the business of another criterion. */
export const olderDoctype = provable(['dom'], ({ dom }) => dom.doctype !== null && !isHtml5(dom));

export const noQuotation = provable(
  ['dom'],
  ({ dom }) =>
    isAllSeen(dom) &&
    hasNone(dom, 'q', 'blockquote', 'cite') &&
    !/["«»“”„‟‹›]|''/.test(anyText(dom)) &&
    !contentNodes(dom).some((node) =>
      /quot|citation|testimon|t[ée]moign|verbatim|avis|review/i.test(
        `${node.attributes.class ?? ''} ${node.attributes.id ?? ''}`,
      ),
    ),
);

/** Drawn faces, stacked signs, figures among letters, emoji: whatever might be read otherwise than it is written. */
const cryptic =
  /[^\p{L}\p{N}\s.]{3,}|[:;=8][-~^'o]?[)(\][DPp/\\|*3]|<3|\^\^|\\o|\p{L}[0134578@$]\p{L}|\p{Extended_Pictographic}/u;
export const noCrypticText = provable(
  ['dom'],
  ({ dom }) => isAllSeen(dom) && hasNone(dom, 'pre', 'code', 'samp', 'kbd') && !cryptic.test(anyText(dom)),
);

const isBlock = ({ style }: DomNode): boolean => !/^(inline|contents|none)/.test(style.display);
const isAnyLink = (node: DomNode): boolean => /^(a|area)$/.test(node.tag) || hasRole(node, /^link$/);

/** Every link stands alone in its block: no text around it to be told from. Linear. */
export const noLinkInText = provable(['dom'], ({ dom }) => {
  const blockOf = (node: DomNode) => closest(dom, node, isBlock);
  const withText = new Set<DomNode | undefined>();
  for (const node of contentNodes(dom)) {
    if (!/\p{L}/u.test(node.ownText) || closest(dom, node, isAnyLink)) continue;
    const block = blockOf(node);
    withText.add(block);
    if (block) withText.add(dom.nodes[block.parent]);
  }
  const links = contentNodes(dom).filter(isAnyLink);
  return (
    isAllSeen(dom) &&
    links.every((link) => {
      const above = dom.nodes[link.parent];
      const block = above && blockOf(above);
      return block !== undefined && !withText.has(block);
    })
  );
});

const documentFile = /\.(pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|odg|epub|pages|key|numbers|zip)\b/i;
const documentWords =
  /\b(pdf|docx?|odt|xlsx?|pptx?|t[ée]l[ée]charg\w*|download\w*|documents?|fichiers?|brochure|plaquette|formulaire)\b|\b\d+([.,]\d+)?\s?([kmg]o|[kmg]b)\b/i;
const documentPath = /download|telecharg|document|fichier|attachment|\/files?\/|\/media\//i;

export const noLinkedDocument = provable(
  ['dom'],
  ({ dom }) =>
    isAllSeen(dom) &&
    !contentNodes(dom).some(
      (node) =>
        /^(a|area|button|form|input)$/.test(node.tag) &&
        (node.attributes.download !== undefined ||
          documentFile.test(`${node.attributes.href ?? ''} ${node.url ?? ''}`) ||
          documentPath.test(node.attributes.href ?? '') ||
          documentWords.test(`${node.name} ${textOf(dom, node)} ${node.attributes.title ?? ''}`)),
    ) &&
    byTag(dom, 'a').every(({ attributes }) => !/^(blob|data):/.test(attributes.href ?? '')),
);
