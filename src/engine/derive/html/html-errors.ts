import { type DefaultTreeAdapterTypes, html as names, Parser, type Token } from 'parse5';
import { boundedAdapter } from '../dom/bounded-tree.ts';

export interface HtmlError {
  /** What is wrong, in French. */
  readonly label: string;
  /** Line of the source, from 1. */
  readonly line: number;
}

/** parse5’s own errors that change how the page is built; faults of style are left out. */
const wordings: Readonly<Record<string, string>> = {
  'duplicate-attribute': 'attribut répété sur une balise',
  'eof-in-tag': 'balise coupée à la fin du code',
  'eof-in-comment': 'commentaire jamais fermé',
  'missing-whitespace-between-attributes': 'espace manquant entre deux attributs',
  'unexpected-character-in-attribute-name': 'caractère interdit dans un nom d’attribut',
  'unexpected-equals-sign-before-attribute-name': 'signe égal mal placé',
  'invalid-first-character-of-tag-name': 'nom de balise incorrect',
  'end-tag-with-attributes': 'attribut sur une balise fermante',
};

const selfClosed = new Set(
  'area base br col embed hr img input link meta source track wbr frame param keygen'.split(' '),
);
/** Elements whose end tag HTML lets one leave out. */
const endOptional = new Set(
  'html head body p li dt dd rt rp optgroup option colgroup caption thead tbody tfoot tr td th'.split(' '),
);

/** Errors of RGAA 8.2: unclosed or stray tags, crossed tags, repeated attributes and titles. In source order, per kind. Throws on too many elements. */
export function htmlErrors(html: string): readonly HtmlError[] {
  const errors: HtmlError[] = [];
  const endTags: Token.TagToken[] = [];
  const parser = new Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>({
    sourceCodeLocationInfo: true,
    treeAdapter: boundedAdapter(),
    onParseError: ({ code, startLine }) => {
      const label = wordings[code];
      if (label) errors.push({ label, line: startLine });
    },
  });
  const onEndTag = parser.onEndTag.bind(parser);
  parser.onEndTag = (token) => {
    endTags.push(token);
    onEndTag(token);
  };
  parser.tokenizer.write(html, true);
  const elements = elementsOf(parser.document);
  const closings = new Set(elements.map((element) => element.sourceCodeLocation?.endTag?.startOffset));
  return [
    ...errors,
    ...elements.filter(isUnclosed).map((element) => ({
      label: `balise ${element.tagName} jamais fermée, ou fermée au mauvais endroit`,
      line: element.sourceCodeLocation?.startLine ?? 0,
    })),
    ...misplacedTitles(elements),
    ...endTags
      .filter(
        ({ location, tagName }) =>
          !closings.has(location?.startOffset) && !/^(html|body|head)$/.test(tagName),
      )
      .map(({ tagName, location }) => ({
        label: `balise fermante ${tagName} sans balise ouvrante correspondante`,
        line: location?.startLine ?? 0,
      })),
  ];
}

function isUnclosed({ tagName, namespaceURI, sourceCodeLocation }: DefaultTreeAdapterTypes.Element): boolean {
  if (!sourceCodeLocation?.startTag || sourceCodeLocation.endTag) return false;
  return namespaceURI === names.NS.HTML && !selfClosed.has(tagName) && !endOptional.has(tagName);
}

/** A page has one title, in its head. */
function misplacedTitles(elements: readonly DefaultTreeAdapterTypes.Element[]): HtmlError[] {
  const titles = elements
    .filter(({ tagName, namespaceURI }) => tagName === 'title' && namespaceURI === names.NS.HTML)
    .map((title) => ({ title, line: title.sourceCodeLocation?.startLine ?? 0 }))
    .sort((a, b) => a.line - b.line);
  const isInHead = ({ parentNode }: DefaultTreeAdapterTypes.Element) =>
    parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'head';
  const kept = titles.find(({ title }) => isInHead(title)) ?? titles[0];
  return titles
    .filter((one) => one !== kept)
    .map(({ title, line }) => ({
      label: isInHead(title) ? 'balise title répétée' : 'balise title hors de l’en-tête de la page',
      line,
    }));
}

function elementsOf(document: DefaultTreeAdapterTypes.Document): DefaultTreeAdapterTypes.Element[] {
  const found: DefaultTreeAdapterTypes.Element[] = [];
  const queue: DefaultTreeAdapterTypes.ParentNode[] = [document];
  for (let parent = queue.pop(); parent; parent = queue.pop()) {
    if ('tagName' in parent) found.push(parent);
    if ('content' in parent) queue.push(parent.content);
    for (const child of parent.childNodes) if ('childNodes' in child) queue.push(child);
  }
  return found;
}
