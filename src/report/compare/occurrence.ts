import type { ElementMark, Evidence, Finding } from '#contract/report.ts';

/** What an element’s snippet tells of it: our own format, an opening tag and the beginning of a text. */
export interface Signs {
  readonly tag: string;
  /** Attributes that say which element it is: `id`, `name`, `for`, `href`, `src`… Those a program numbers are left out. */
  readonly anchors: ReadonlyMap<string, string>;
  /** The surest of them, « href=/contact »; empty where there is none. */
  readonly anchor: string;
  readonly classes: readonly string[];
  /** Accessible name, or else the text it begins with; folded. */
  readonly label: string;
}

/** One occurrence of a finding, as a stored report tells it. */
export interface Occurrence {
  readonly ruleId: string;
  /** Address of its page; empty for one of the whole site. */
  readonly page: string;
  /** Where it stands in its list of proofs. */
  readonly order: number;
  readonly selector: string;
  readonly signs: Signs;
  readonly mark: ElementMark | null;
  /** What makes a proof that is no element itself: a header’s name, an address, a text; empty for elements. */
  readonly key: string;
  readonly evidence: Evidence;
}

const nothing: Signs = { tag: '', anchors: new Map(), anchor: '', classes: [], label: '' };

/**
 * Occurrences a finding shows; those it only counts have none.
 * @param nameOf the name of a page in both audits; its address unless told otherwise
 */
export function occurrencesOf(
  finding: Pick<Finding, 'ruleId' | 'evidence' | 'pages'>,
  nameOf: (url: string) => string = (url) => url,
): Occurrence[] {
  const of = (page: string, list: readonly Evidence[]) =>
    list.map((evidence, order) => occurrenceOf(finding.ruleId, page, order, evidence));
  return [
    ...of('', finding.evidence),
    ...finding.pages.flatMap(({ url, evidence }) => of(nameOf(url), evidence)),
  ];
}

function occurrenceOf(ruleId: string, page: string, order: number, evidence: Evidence): Occurrence {
  if (evidence.type !== 'element')
    return { ruleId, page, order, evidence, selector: '', mark: null, signs: nothing, key: keyOf(evidence) };
  const { selector, snippet, mark = null } = evidence;
  let read: Signs | null = null;
  return {
    ruleId,
    page,
    order,
    evidence,
    selector,
    mark,
    key: '',
    // Most are known again without it, and there may be fifty thousand.
    get signs() {
      read ??= signsOf(snippet, mark?.name ?? '');
      return read;
    },
  };
}

function keyOf(evidence: Exclude<Evidence, { type: 'element' }>): string {
  switch (evidence.type) {
    case 'header':
      return `header ${evidence.name.toLowerCase()} ${pathOf(evidence.url)}`;
    case 'request':
      return `request ${evidence.method ?? ''} ${pathOf(evidence.url)}`;
    case 'cookie':
      return `cookie ${evidence.name} ${evidence.domain}`;
    case 'text':
      return `text ${folded(evidence.quote)}`;
    case 'value':
      return `value ${evidence.label}`;
    case 'page':
      return `page ${pathOf(evidence.url)}`;
  }
}

/** Attributes that name an element or what it leads to, the surest first. */
const anchorNames = [
  'id',
  'name',
  'for',
  'href',
  'src',
  'action',
  'data',
  'srcset',
  'value',
  'aria-controls',
];

/** Reads a snippet: never markup to be trusted, only words to compare. */
export function signsOf(snippet: string, name: string): Signs {
  const tag = /^<([\w-]+)/.exec(snippet)?.[1] ?? '';
  const opening = /^<[\w-]+((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/.exec(snippet)?.[0] ?? snippet;
  const attributes = new Map(
    [...opening.matchAll(/\s([^\s=">]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const rest = snippet.slice(opening.length);
  const text = rest.includes('<') ? rest.replaceAll(/<[^<>]*>/g, ' ') : rest;
  const anchors = new Map<string, string>();
  for (const key of anchorNames) {
    const value = attributes.get(key) ?? '';
    if (value === '' || isNumbered(key, value)) continue;
    anchors.set(key, key === 'href' || key === 'src' || key === 'action' ? pathOf(value) : value);
  }
  const [first] = anchors;
  const spoken = name || attributes.get('alt') || attributes.get('aria-label') || attributes.get('title');
  return {
    tag,
    anchors,
    anchor: first === undefined ? '' : `${first[0]}=${first[1]}`,
    classes: (attributes.get('class') ?? '').split(/\s+/).filter((part) => part !== ''),
    label: folded(spoken || text),
  };
}

/** An identifier that a program numbered: `ember1234`, `:r3:`, a hash; another number next time. */
function isNumbered(key: string, value: string): boolean {
  if (!['id', 'name', 'for', 'aria-controls'].includes(key)) return false;
  return /^:|^(?:ember|react|radix|headlessui|mui|ui-id|uid|gen)[-_:]?[\w:-]*\d|\d{4,}|[0-9a-f]{8,}/i.test(
    value,
  );
}

/** Host and path of an address; query values change from one visit to the next. */
function pathOf(address: string): string {
  if (/^\/(?!\/)[^?#]*$/.test(address)) return address;
  try {
    const { host, pathname, hash, search } = new URL(address, 'http://ici.invalid');
    const names = [...new URLSearchParams(search).keys()].toSorted().join('&');
    return `${host === 'ici.invalid' ? '' : host}${pathname}${names && `?${names}`}${hash}`;
  } catch {
    return address;
  }
}

function folded(text: string): string {
  const short = text.slice(0, 300);
  // Most are plain already, and there may be a hundred thousand.
  const plain = /^(?:[!-~]| (?=[!-~]))*$/.test(short)
    ? short
    : short.normalize('NFKC').replaceAll(/\s+/g, ' ').replace(/…$/, '').trim();
  return plain.toLowerCase().slice(0, 60);
}
