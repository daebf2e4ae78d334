import { createServer } from 'node:http';
import { type DefaultTreeAdapterMap, parse, serialize } from 'parse5';
import { loadDemoSite } from '#demo/demo-site.ts';
import { randomFrom } from './random.ts';

type Element = DefaultTreeAdapterMap['element'];
type Parent = DefaultTreeAdapterMap['parentNode'];
type Child = DefaultTreeAdapterMap['childNode'];

/** What a twin does to the pages, one kind after another. */
export const changes = [
  'moved',
  'renamed',
  'reordered',
  'duplicated',
  'corrected',
  'reworded',
  'redesigned',
] as const;
export type Change = (typeof changes)[number];

/** The attribute that tells the truth: which element of which page of the first site this is. */
export const truthAttribute = 'data-vrai';

/** One origin that serves the demonstration site as it is or, once told to, its twin. */
export interface TwinSite {
  readonly origin: string;
  become(twin: { readonly seed: number; readonly changes: readonly Change[] } | null): void;
  close(): Promise<void>;
}

export async function serveTwins(folder: string): Promise<TwinSite> {
  const site = await loadDemoSite(folder);
  let twin: Parameters<TwinSite['become']>[0] = null;
  let origin = '';
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', origin).pathname;
    const { status, headers, body } = site.answer(path, 'faulty', origin);
    const type = String(
      Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '',
    );
    const text = body.toString();
    const sent = type.includes('html')
      ? twinOf(text, path, twin)
      : type.includes('css') && twin?.changes.includes('renamed')
        ? renamedCss(text)
        : body;
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(sent) });
    response.end(request.method === 'HEAD' ? undefined : sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    become(next) {
      twin = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isElement = (node: Child): node is Element => 'tagName' in node;
const elementsOf = (parent: Parent): Element[] =>
  parent.childNodes.flatMap((node) => (isElement(node) ? [node, ...elementsOf(node)] : []));
const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

function setValue(element: Element, name: string, value: string): void {
  const attribute = element.attrs.find((one) => one.name === name);
  if (attribute) attribute.value = value;
  else element.attrs.push({ name, value });
}

/** The page with the truth written on each element of its body, then changed. */
function twinOf(html: string, path: string, twin: Parameters<TwinSite['become']>[0]): string {
  const document = parse(html);
  const body = elementsOf(document).find(({ tagName }) => tagName === 'body');
  if (!body) return html;
  elementsOf(document).forEach((element, index) => {
    element.attrs.unshift({ name: truthAttribute, value: `${path}#${index}` });
  });
  const random = randomFrom(
    (twin?.seed ?? 0) + [...path].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7),
  );
  for (const change of twin?.changes ?? []) appliers[change](body, random);
  return serialize(document);
}

/** Classes of the site’s style sheet get other names; scripts ask for none of these. */
const renamedClass = (name: string): string => `v2-${[...name].reverse().join('')}`;
function renamedCss(css: string): string {
  return css.replaceAll(/\.(-?[A-Za-z_][\w-]*)(?=[^{}]*\{)/g, (_, name: string) => `.${renamedClass(name)}`);
}

const blocks = new Set(['section', 'article', 'aside', 'form', 'table', 'figure', 'p', 'div', 'ul']);
const items = (element: Element): Element[] => element.childNodes.filter(isElement);

function wrapped(parent: Parent, child: Element, className: string): void {
  const at = parent.childNodes.indexOf(child);
  const holder = parse(`<div class="${className}"></div>`);
  const div = elementsOf(holder).find(({ tagName }) => tagName === 'div');
  if (!div || at < 0) return;
  parent.childNodes[at] = div;
  div.parentNode = parent;
  div.childNodes = [child];
  child.parentNode = div;
}

function copyOf(node: Child, parent: Parent): Child {
  if (!isElement(node)) return { ...node, parentNode: parent } as Child;
  const copy: Element = {
    ...node,
    attrs: node.attrs.map((attribute) => ({ ...attribute })),
    parentNode: parent,
  };
  for (const attribute of copy.attrs) {
    if (attribute.name === truthAttribute) attribute.value += '+';
    if (attribute.name === 'id') attribute.value += '-2';
  }
  copy.childNodes = node.childNodes.map((child) => copyOf(child, copy));
  return copy;
}

const appliers: Readonly<Record<Change, (body: Element, random: () => number) => void>> = {
  /** Blocks of one parent change places, one goes to the end of the page’s main part. */
  moved(body, random) {
    for (const element of elementsOf(body)) {
      const movable = items(element).filter(({ tagName }) => blocks.has(tagName));
      if (movable.length < 2 || random() > 0.5) continue;
      const first = movable[Math.floor(random() * movable.length)] as Element;
      element.childNodes = [...element.childNodes.filter((node) => node !== first), first];
    }
  },
  renamed(body) {
    for (const element of [body, ...elementsOf(body)]) {
      const names = attributeOf(element, 'class')?.split(/\s+/).filter(Boolean);
      if (names) setValue(element, 'class', names.map(renamedClass).join(' '));
    }
  },
  reordered(body, random) {
    for (const element of elementsOf(body)) {
      if (!['ul', 'ol', 'tbody'].includes(element.tagName) || random() > 0.6) continue;
      element.childNodes = element.childNodes.toReversed();
    }
  },
  duplicated(body, random) {
    for (const element of elementsOf(body)) {
      if (!['li', 'article', 'figure', 'p'].includes(element.tagName) || random() > 0.12) continue;
      const parent = element.parentNode;
      parent?.childNodes.splice(parent.childNodes.indexOf(element) + 1, 0, copyOf(element, parent));
    }
  },
  /** Elements go away, and their faults with them. */
  corrected(body, random) {
    for (const element of elementsOf(body)) {
      if (!['img', 'a', 'input', 'p', 'iframe', 'h3', 'button'].includes(element.tagName) || random() > 0.2)
        continue;
      const parent = element.parentNode;
      if (parent) parent.childNodes = parent.childNodes.filter((node) => node !== element);
    }
  },
  /** One sentence in five says a little more. */
  reworded(body, random) {
    for (const element of elementsOf(body))
      for (const node of element.childNodes)
        if ('value' in node && node.value.trim().length > 12 && random() < 0.2)
          node.value = `${node.value.trimEnd()} (mise à jour)`;
  },
  /** Wrappers everywhere, numbered identifiers, other tags around the same words. */
  redesigned(body, random) {
    for (const element of elementsOf(body)) {
      const parent = element.parentNode;
      if (
        parent &&
        blocks.has(element.tagName) &&
        !['ul', 'tbody'].includes('tagName' in parent ? parent.tagName : '') &&
        random() < 0.5
      )
        wrapped(parent, element, 'grille');
    }
  },
};
