import type { Dom, DomNode } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { besideMainOf } from './beside-main.ts';
import { ancestorsOf, byTag, descendantsOf } from './dom.ts';
import { type Region, regionsOf } from './regions.ts';

const unread = new Set(['script', 'style', 'template', 'noscript', 'head', 'title', 'option', 'iframe']);
const outsideMain = new Set<Region>(['header', 'nav', 'footer', 'aside', 'dialog']);

/**
 * What the page is about: its text without header, navigation, footer, asides and dialogs. What is transparent until
 * it is scrolled to counts: it has its place, and engines and screen readers read it.
 */
export const mainTextOf = memoise((dom: Dom): string => mainTextWhere(dom, isRead));

/** The same, without the words of frames: engines credit these to the address of the frame. */
export const framelessTextOf = memoise((dom: Dom): string =>
  mainTextWhere(dom, (node) => node.document === 0 && isRead(node)),
);

/** What the page is about, without what stands beside it under no tag of its own: a foot by its name, links to skip. */
export const innerTextOf = memoise((dom: Dom): string => {
  const beside = besideMainOf(dom);
  return mainTextWhere(dom, (node) => isRead(node) && !beside.has(node.index));
});

const isRead = (node: DomNode): boolean => node.visible || (node.box !== null && node.exposed);

/** Text of what the page is about, of the elements that the test keeps. */
export function mainTextWhere(dom: Dom, isThere: (node: DomNode) => boolean): string {
  const laidOver = consentPartsOf(dom);
  return textWhere(
    dom,
    (region) => !outsideMain.has(region),
    (node) => !laidOver.has(node.index) && isThere(node),
  );
}

const consentName = /cookie|consent|rgpd|gdpr|tarteaucitron|axeptio|didomi/i;

/** Numbers of the elements of a panel named after cookies and laid over the page; what holds its title is the page itself. */
const consentPartsOf = memoise((dom: Dom): ReadonlySet<number> => {
  const titles = byTag(dom, 'main', 'h1').flatMap((node) => [node, ...ancestorsOf(dom, node)]);
  const isPage = new Set(titles.map(({ index }) => index));
  const over = new Set<number>();
  const parts = new Set<number>();
  for (const { index, parent, style, attributes } of dom.nodes) {
    if (isPage.has(index)) continue;
    if (over.has(parent) || /^(?:fixed|sticky)$/.test(style.position)) over.add(index);
    const isNamed = consentName.test(`${attributes.id ?? ''} ${attributes.class ?? ''}`);
    if (parts.has(parent) || (isNamed && over.has(index))) parts.add(index);
  }
  return parts;
});

/** Links from which a part is a menu. */
const menuLinks = 3;

/** Text of the headers that open the page with its title, and hold no menu: what others write in its main part. */
export const openingTextOf = memoise((dom: Dom): string => {
  const regions = regionsOf(dom);
  const titled = byTag(dom, 'h1').flatMap((title) =>
    ancestorsOf(dom, title).filter(({ index }) => regions[index] === 'header'),
  );
  const opening = titled.flatMap((header) => {
    const inside = descendantsOf(dom, header);
    const isMenu = inside.filter(({ tag }) => tag === 'a').length >= menuLinks;
    return isMenu || inside.some(({ index }) => regions[index] === 'nav') ? [] : [header, ...inside];
  });
  const kept = new Set(opening.map(({ index }) => index));
  return textWhere(
    dom,
    (region) => region === 'header',
    (node) => kept.has(node.index) && node.visible,
  );
});

/** Visible text of the page’s footer. */
export const footerTextOf = memoise((dom: Dom): string =>
  textWhere(
    dom,
    (region) => region === 'footer',
    (node) => node.visible,
  ),
);

function textWhere(
  dom: Dom,
  keeps: (region: Region) => boolean,
  isThere: (node: DomNode) => boolean,
): string {
  const regions = regionsOf(dom);
  return dom.nodes
    .filter((node) => node.ownText !== '' && isThere(node) && !unread.has(node.tag))
    .filter((node) => keeps(regions[node.index] ?? 'other'))
    .map((node) => node.ownText)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
