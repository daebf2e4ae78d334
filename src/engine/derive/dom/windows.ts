import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, descendantsOf } from './dom.ts';

/** Links from which a bar is a menu. */
const menuLinks = 3;
const barName =
  /(?:^|[\s_-])(?:header|entete|en-tete|(?:main|top|side)?-?(?:menu|nav|navbar|navigation)|topbar|sidebar)(?:$|[\s_-])/i;
const windowName =
  /cookie|consent|rgpd|gdpr|tarteaucitron|axeptio|didomi|modal|pop-?up|pop-?in|lightbox|newsletter|(?<![a-z])chat(?![a-z])/i;

/** A window laid over the page: a dialog, or a fixed block that is neither the bar of the site nor a single link. */
export function isWindow(dom: Dom, node: DomNode, pageUrl: string): boolean {
  if (/^(dialog|alertdialog)$/.test(node.attributes.role ?? '') || node.tag === 'dialog') return true;
  if (node.style.position !== 'fixed' || node.tabbable) return false;
  const around = [...ancestorsOf(dom, node), node, ...descendantsOf(dom, node)];
  const isBar = around.some(
    ({ tag, role }) => /^(header|nav)$/.test(tag) || /^(banner|navigation)$/.test(role),
  );
  return !isBar && !isSiteBar(dom, node, pageUrl);
}

/** A fixed block made of plain elements that holds the menu: links to other pages of the site, or the name of a menu. */
function isSiteBar(dom: Dom, node: DomNode, pageUrl: string): boolean {
  const name = `${node.attributes.id ?? ''} ${node.attributes.class ?? ''}`;
  const inside = [node, ...descendantsOf(dom, node)];
  if (inside.some(({ attributes: { id = '', class: classes = '' } }) => windowName.test(`${id} ${classes}`)))
    return false;
  const host = URL.parse(pageUrl)?.host;
  const pages = inside.flatMap(({ tag, url }) => {
    const target = tag === 'a' && url ? URL.parse(url) : null;
    return target?.host === host ? [`${target?.pathname}${target?.search}`] : [];
  });
  return new Set(pages).size >= menuLinks || (barName.test(name) && pages.length > 0);
}
