import { SaxesParser, type SaxesTagPlain } from 'saxes';

export interface XmlLimits {
  /** Elements open at once. */
  readonly depth: number;
  /** Elements in all. */
  readonly elements: number;
}

/** What stands around the present place of a document. */
interface XmlPlace {
  readonly depth: number;
  /** Name of the innermost open element, or of the one that holds it (1), or of the one around that (2). */
  name(outwards?: number): string;
  /** An element of that name is open; answers at once, however deep the document is. */
  isInside(name: string): boolean;
}

export interface XmlHandlers {
  open?(tag: SaxesTagPlain, place: XmlPlace): void;
  /** The place is that of the element that holds the text. A long text comes in parts. */
  text?(text: string, place: XmlPlace): void;
  /** The element is closed already: the place is that around it. */
  close?(name: string, place: XmlPlace): void;
  /** Default: the first thing that is not well formed is thrown. */
  error?(message: string): void;
}

/** A document of a stranger goes beyond what is read of one; `bound` says which bound, for a person. */
export class XmlBeyond extends Error {
  readonly bound: string;
  constructor(bound: string) {
    super(`XML: ${bound}`);
    this.name = 'XmlBeyond';
    this.bound = bound;
  }
}

/** Attributes of one element, characters of a name and of one text kept, and faults read over. */
const attributesLimit = 1_000;
const nameLimit = 1_000;
const faultsLimit = 100;

/**
 * Reads XML of strangers part by part, in time and memory that are bounded by what `limits` allow: entities of a document
 * type are not followed, and no more open elements, attributes or faults are kept than are read.
 * @throws XmlBeyond from `write` and `close` once a bound is passed; nothing more may be written then
 */
export function openXml(
  limits: XmlLimits,
  handlers: XmlHandlers,
): { write(text: string): void; close(): void } {
  const parser = new SaxesParser();
  const path: string[] = [];
  const open = new Map<string, number>();
  let elements = 0;
  let attributes = 0;
  let faults = 0;
  const place: XmlPlace = {
    get depth() {
      return path.length;
    },
    name: (outwards = 0) => path[path.length - 1 - outwards] ?? '',
    isInside: (name) => (open.get(name) ?? 0) > 0,
  };
  parser.on('error', (fault) => {
    faults += 1;
    if (!handlers.error) throw fault;
    handlers.error(fault.message.slice(0, 200));
    if (faults >= faultsLimit) throw new XmlBeyond(`plus de ${faultsLimit} erreurs`);
  });
  parser.on('opentagstart', ({ name }) => {
    elements += 1;
    attributes = 0;
    if (name.length > nameLimit) throw new XmlBeyond('un nom d’élément trop long');
    if (elements > limits.elements)
      throw new XmlBeyond(`plus de ${limits.elements.toLocaleString('fr-FR')} éléments`);
    if (path.length >= limits.depth)
      throw new XmlBeyond(`plus de ${limits.depth} éléments les uns dans les autres`);
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > attributesLimit) throw new XmlBeyond(`plus de ${attributesLimit} attributs`);
  });
  parser.on('opentag', (tag) => {
    path.push(tag.name);
    open.set(tag.name, (open.get(tag.name) ?? 0) + 1);
    handlers.open?.(tag, place);
  });
  parser.on('text', (text) => handlers.text?.(text, place));
  parser.on('cdata', (text) => handlers.text?.(text, place));
  parser.on('closetag', ({ name }) => {
    path.pop();
    const left = (open.get(name) ?? 1) - 1;
    if (left > 0) open.set(name, left);
    else open.delete(name);
    handlers.close?.(name, place);
  });
  return { write: (text) => void parser.write(text), close: () => void parser.close() };
}
