import type { AxeNode, Dom, DomNode } from '../artifacts.ts';
import { ancestorsOf } from '../derive/dom/dom.ts';
import { regionsOf } from '../derive/dom/regions.ts';

/** Names that people give to what the pages of a site repeat, where no element nor role says it. */
const repeatedName =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|submenu|footer|pied|breadcrumbs?|fil-d-?ariane)(?:[\s_-]|$)/i;

/** The menus, the foot of the page, and what is pressed in its head; the title in it is the page’s own. */
function isRepeated(dom: Dom, node: DomNode, around: readonly DomNode[]): boolean {
  const region = regionsOf(dom)[node.index];
  if (region === 'nav' || region === 'footer') return true;
  const holders = [node, ...around].filter(({ tag }) => tag !== 'body' && tag !== 'html');
  if (region === 'header' && holders.some(({ tag }) => /^(?:a|button)$/.test(tag))) return true;
  return holders.some(({ attributes }) =>
    repeatedName.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`),
  );
}

/** Elements built and drawn alike: one tells of the others. */
const lookOf = (node: DomNode, around: readonly DomNode[]): string => {
  const { color, fontSize, fontWeight } = node.style;
  const built = [node, ...around.slice(0, 2)].map(
    ({ tag, attributes }) => `${tag}.${attributes.class ?? ''}`,
  );
  return [...built, color, fontSize, fontWeight].join(' ');
};

/** The nearest picture that an element is painted on, by the element that has it. */
const groundOf = (around: readonly DomNode[]): number =>
  around.find(({ style }) => style.backgroundImage !== 'none')?.index ?? -1;

/** The first, the last, the middle, then the middles of the halves: any beginning of it is spread over the whole. */
function spread<Item>(items: readonly Item[]): Item[] {
  const taken = new Set([0, items.length - 1]);
  let spans: (readonly [number, number])[] = [[0, items.length - 1]];
  while (taken.size < items.length && spans.length > 0)
    spans = spans.flatMap(([from, to]) => {
      const middle = Math.floor((from + to) / 2);
      if (to - from < 2) return [];
      taken.add(middle);
      return [[from, middle] as const, [middle, to] as const];
    });
  return [...taken].flatMap((at) => (at < 0 ? [] : (items[at] ?? [])));
}

/** Those on grounds of their own come first. */
function oneOfEachGround(members: readonly Placed[]): Placed[] {
  const firsts = new Map(members.toReversed().map((one) => [one.ground, one]));
  const kept = members.filter((one) => firsts.get(one.ground) === one);
  if (kept.length < 2) return spread(members);
  return [...spread(kept), ...spread(members.filter((one) => !kept.includes(one)))];
}

interface Placed {
  readonly found: AxeNode;
  readonly look: string;
  readonly ground: number;
  readonly repeated: boolean;
}

/**
 * The order in which texts are measured where not all of them can be: one of each look in turn, of the content before
 * what is repeated from page to page, spread over the page. What is not among the elements of `dom` comes last.
 */
export function measuringOrder(dom: Dom, texts: readonly AxeNode[]): AxeNode[] {
  const unplaced: AxeNode[] = [];
  const placed = texts.flatMap((found): Placed[] => {
    const node = dom.nodes[found.node ?? -1];
    if (!node) unplaced.push(found);
    if (!node) return [];
    const around = ancestorsOf(dom, node);
    return [
      {
        found,
        look: lookOf(node, around),
        ground: groundOf([node, ...around]),
        repeated: isRepeated(dom, node, around),
      },
    ];
  });
  const inTurns = (some: readonly Placed[]): AxeNode[][] => {
    const looks = [...Map.groupBy(some, ({ look }) => look).values()].map(oneOfEachGround);
    const rounds = Math.max(0, ...looks.map(({ length }) => length));
    return Array.from({ length: rounds }, (_, round) =>
      spread(looks.flatMap((members) => members[round] ?? [])).map(({ found }) => found),
    );
  };
  const content = inTurns(placed.filter(({ repeated }) => !repeated));
  const others = inTurns(placed.filter(({ repeated }) => repeated));
  const rounds = Array.from({ length: Math.max(content.length, others.length) }, (_, round) => [
    ...(content[round] ?? []),
    ...(others[round] ?? []),
  ]);
  return [...rounds.flat(), ...unplaced];
}
