import { decoded } from '../../address/decoded.ts';
import type { Dom, DomNode, PageView } from '../../artifacts.ts';
import { ancestorsOf, selectorOf, snippetOf, textOf } from '../../derive/dom/dom.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule, threshold } from '../../rule.ts';

const shortestText = threshold(40, { ours: 'Shorter texts are words of a label that another one replaces' });

const fold = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Address of what a link leads to, where it leads somewhere else than into the page; a last slash says nothing. */
const targetOf = ({ tag, attributes, url = '' }: DomNode): string =>
  tag === 'a' && !(attributes.href ?? '#').startsWith('#')
    ? (correspondentOf(url) ?? url.replace(/\/?(?:#.*)?$/, ''))
    : '';

/** Whom a link writes to or calls, whatever words it prepares and however the number is written. */
function correspondentOf(url: string): string | undefined {
  const [, scheme, to = ''] = /^(mailto|tel):([^?]+)/i.exec(url) ?? [];
  if (scheme === undefined) return undefined;
  return /tel/i.test(scheme)
    ? `tel:${decoded(to)
        .replace(/^\s*(?:\+|00)33\s*(?:\(0\))?/, '0')
        .replaceAll(/\D/g, '')}`
    : `mailto:${decoded(to).trim().toLowerCase()}`;
}

/** What a phone shows, with all that was opened there. */
function phoneOf({ dom }: { readonly dom: Dom }): {
  readonly text: string;
  readonly targets: ReadonlySet<string>;
  /** What its links are called. */
  readonly names: ReadonlySet<string>;
} {
  const seen = dom.nodes.filter((node) => node.visible || node.exposed);
  return {
    text: fold(seen.map(({ ownText }) => ownText).join(' ')),
    targets: new Set(seen.map(targetOf)),
    names: new Set(seen.filter(({ tag }) => tag === 'a').map((link) => fold(textOf(dom, link)))),
  };
}

/** The same element in the phone’s window, where it is there. */
type Counterpart = (node: DomNode) => DomNode | undefined;

const stateOf = ({ attributes }: DomNode): string =>
  ['class', 'style', 'hidden', 'aria-hidden'].map((name) => attributes[name]).join('\n');

/**
 * A script wrote it, hid it or moved it on between both looks (quotations that follow one another, a message that goes
 * away): no width did.
 */
function isMoment(desktop: Dom, node: DomNode, onPhone: Counterpart): boolean {
  if ((onPhone(node)?.ownText ?? node.ownText) !== node.ownText) return true;
  for (const up of [node, ...ancestorsOf(desktop, node)]) {
    const there = onPhone(up);
    if (there && stateOf(there) !== stateOf(up)) return true;
    if (there?.visible) return false;
  }
  return false;
}

/** Links and texts of a computer’s screen that the phone has nowhere. */
function lostOf(desktop: Dom, phone: ReturnType<typeof phoneOf>, onPhone: Counterpart): DomNode[] {
  const isLost = (node: DomNode): boolean => {
    if (!node.exposed || !isShown(node) || node.document !== 0) return false;
    if (isMoment(desktop, node, onPhone)) return false;
    const target = targetOf(node);
    if (target !== '') {
      const name = fold(textOf(desktop, node));
      return name !== '' && !phone.targets.has(target) && !phone.names.has(name);
    }
    return node.ownText.length >= shortestText && !phone.text.includes(fold(node.ownText));
  };
  const lost = desktop.nodes.filter(isLost);
  return lost.filter((node) => !ancestorsOf(desktop, node).some((up) => lost.includes(up)));
}

/** Holds more behind itself: a menu in an opened menu, which nothing opened. */
const isClosed = ({ tag, exposed, attributes }: DomNode): boolean =>
  exposed &&
  (tag === 'summary' ||
    attributes['aria-expanded'] === 'false' ||
    (attributes['aria-haspopup'] ?? 'false') !== 'false' ||
    'data-bs-toggle' in attributes ||
    'data-toggle' in attributes ||
    (tag === 'a' && attributes.href === '#'));

const holdsClosed = ({ dom, parts }: Pick<PageView, 'dom' | 'parts'>): boolean =>
  parts.some(({ nodes, openerNode }) =>
    nodes.some((index) => index !== openerNode && isClosed(dom.nodes[index] as DomNode)),
  );

/** The visit’s own view is one of both; the other says what its elements were there. */
function counterpartsOf(own: Dom, phone: Seen, computer: Seen): Counterpart {
  if (computer.origins) return ({ index }) => own.nodes[computer.origins?.[index] ?? -1];
  const places = new Map(phone.origins?.map((origin, at) => [origin, at]));
  return ({ index }) => phone.dom.nodes[places.get(index) ?? -1];
}

type Seen = Pick<PageView, 'dom' | 'parts' | 'unopened'> & Partial<Pick<PageView, 'origins'>>;

const on = (views: readonly PageView[], device: string) => views.find((view) => view.device === device);

export default defineRule({
  id: 'rgaa-contenu-perdu-telephone',
  version: 5,
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 10.11.1' },
    { kind: 'standard', title: 'WCAG 1.4.10' },
  ],
  rgaa: ['10.11.1'],
  title: {
    fail: 'Des contenus d’un écran d’ordinateur ne se retrouvent pas sur un téléphone : à vérifier',
    pass: 'Les contenus d’un écran d’ordinateur se retrouvent sur un téléphone',
  },
  why: 'Qui agrandit la page ou la lit sur un téléphone n’a pas accès à ces textes ou à ces liens.',
  fix: 'Garder le contenu à toutes les largeurs, au besoin dans un menu ou un volet que l’on déplie.',
  judges: 'layout',
  artifacts: ['dom', 'views', 'page'],
  evaluate({ dom, views, page }) {
    const own: Seen = { dom, unopened: 0, parts: [] };
    const phone: Seen | undefined = on(views, 'mobile') ?? (page.device === 'mobile' ? own : undefined);
    const computer = page.device === 'desktop' ? own : on(views, 'desktop');
    if (!phone || !computer) return { status: 'inapplicable', reason: 'page vue à une seule largeur' };
    // What did not open may hold it.
    if (phone.unopened > 0 || holdsClosed(phone))
      return { status: 'inapplicable', reason: 'des parties de la page restent fermées' };
    const lost = lostOf(computer.dom, phoneOf(phone), counterpartsOf(dom, phone, computer));
    if (lost.length === 0) return { status: 'pass' };
    const evidence = lost.map((node) => ({
      type: 'element' as const,
      selector: selectorOf(computer.dom, node),
      snippet: snippetOf(computer.dom, node),
      width: 'desktop' as const,
    }));
    return { status: 'review', evidence, occurrences: lost.length };
  },
});
