import type { Dom, DomNode } from '../../artifacts.ts';
import { childrenOf, closest, descendantsOf, linesOf, textOf } from '../../derive/dom/dom.ts';
import { headingLevelOf } from '../../derive/dom/headings.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const smallest = threshold(3, { ours: 'two lines with a dash may be a dialogue' });

/** `•` for a sure bullet, `-` for a dash (which may be a dialogue), the number of a numbered line, else null. */
function markOf(text: string): '•' | '-' | number | null {
  if (/^[•●▪◦‣→➔✓✔·*]\s?\S/u.test(text)) return '•';
  if (/^[-–—]\s+\S/.test(text)) return '-';
  const number = /^(\d{1,2})\s?[.)]\s+\p{L}/u.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

/** Longest run of neighbours that read as items of one list. */
function runOf(dom: Dom, parent: DomNode): { first: DomNode; sure: boolean } | null {
  const lines = childrenOf(dom, parent).filter((child) => child.tag !== 'br' && isShown(child));
  let start = 0;
  for (let at = 1; at <= lines.length; at += 1) {
    const [before, here] = [lines[at - 1], lines[at]].map((line) =>
      line && isLine(dom, line) ? markOf(textOf(dom, line)) : null,
    );
    const follows = typeof before === 'number' ? here === before + 1 : before !== null && here === before;
    if (follows) continue;
    const [run, first] = [lines.slice(start, at), lines[start]];
    if (first && before !== null && run.length >= smallest && !areSetApart(dom, run))
      return { first, sure: before !== '-' };
    start = at;
  }
  return null;
}

/** Their signs stand between words on one line, the ends of which may come under its beginning: they are no bullets. */
function areSetApart(dom: Dom, run: readonly DomNode[]): boolean {
  if (!run.every((line) => /^[-–—·*]/.test(textOf(dom, line)))) return false;
  const beside = run.slice(1).map((line, at) => standsBeside(run[at], line));
  const isInline = run.every(({ style }) => style.display.startsWith('inline'));
  return isInline ? beside.includes(true) : !beside.includes(false);
}

function standsBeside(before: DomNode | undefined, { box }: DomNode): boolean {
  if (!before?.box || !box) return false;
  const { x, y, width, height } = before.box;
  const common = Math.min(y + height, box.y + box.height) - Math.max(y, box.y);
  return box.x >= x + width - 1 && common > Math.min(height, box.height) / 2;
}

/** A numbered section (its title, then its text) is no item of a list. */
const isLine = (dom: Dom, node: DomNode): boolean =>
  ['p', 'div', 'span'].includes(node.tag) &&
  headingLevelOf(node) === null &&
  !descendantsOf(dom, node).some((inner) => inner.tag === 'p' || headingLevelOf(inner) !== null);

/** Lines cut by `br` in one block, each beginning with a bullet, with a dash, or with the next number. */
function cutLinesOf(dom: Dom, node: DomNode): 'sure' | 'dashes' | null {
  const breaks = childrenOf(dom, node).filter((child) => child.tag === 'br').length;
  if (breaks < smallest - 1) return null;
  const count = (mark: RegExp) => node.ownText.match(mark)?.length ?? 0;
  if (count(/(?:^|\s)[•●▪◦‣✓✔]\s?\S/gu) >= smallest) return 'sure';
  // Signs of sentences and sums too: as many as lines, from the first on.
  const isEach = (mark: RegExp) => node.ownText.search(mark) === 0 && count(mark) > breaks;
  if (isEach(/(?:^|\s)[→➔·*]\s\S/gu)) return 'sure';
  const numbers = [...node.ownText.matchAll(/(?:^|\s)(\d{1,2})\s?[.)]\s+\p{L}/gu)].map(([, at]) =>
    Number(at),
  );
  if (numbers.length > breaks && numbers.every((number, at) => number === at + 1)) return 'sure';
  return isEach(/(?:^|\s)[-–—]\s+\S/gu) ? 'dashes' : announcedOf(dom, node);
}

const words = new Set('a abbr b br em font i img mark small span strong sub sup time u'.split(' '));

/** Neighbouring lines of such a block that begin so wherever the first one stands: what announces them comes before. */
function announcedOf(dom: Dom, node: DomNode): 'sure' | 'dashes' | null {
  if (!descendantsOf(dom, node).every(({ tag }) => words.has(tag))) return null;
  let run = 0;
  let before: ReturnType<typeof markOf> = null;
  for (const line of linesOf(dom, node).filter((text) => text !== '')) {
    // Stars without a space call notes.
    const mark = /^\*(?!\s)/.test(line) ? null : markOf(line);
    const isNumber = typeof mark === 'number';
    const goesOn = isNumber ? typeof before === 'number' && mark === run + 1 : mark === before;
    const begins = isNumber ? mark === 1 : mark !== null;
    run = mark !== null && goesOn ? run + 1 : Number(begins);
    before = mark;
    if (run >= smallest) return mark === '-' ? 'dashes' : 'sure';
  }
  return null;
}

export default defineRule({
  id: 'rgaa-liste-simulee',
  version: 5,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 9.3.1' },
    { kind: 'standard', title: 'RGAA 9.3.2' },
  ],
  rgaa: ['9.3'],
  title: {
    fail: 'Une énumération n’est pas balisée en liste',
    pass: 'Aucune énumération non balisée n’a été relevée',
  },
  messages: { dashes: 'Des lignes à tirets forment peut-être une liste : à vérifier' },
  why: 'Un lecteur d’écran n’annonce ni qu’il s’agit d’une liste, ni son nombre d’éléments.',
  fix: 'Utiliser ul (ou ol si l’ordre compte) avec un li par élément, et laisser le CSS dessiner les puces.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const blocks = dom.nodes.filter(
      (node) =>
        node.exposed &&
        !closest(
          dom,
          node,
          ({ tag, attributes }) =>
            /^(li|pre|code|nav|marquee)$/.test(tag) || /^(list|marquee)$/.test(attributes.role ?? ''),
        ),
    );
    const runs = blocks.map((node) => runOf(dom, node)).filter((run) => run !== null);
    const cut = (how: ReturnType<typeof cutLinesOf>) =>
      blocks.filter((node) => cutLinesOf(dom, node) === how);
    const sure = [...runs.filter((run) => run.sure).map(({ first }) => first), ...cut('sure')];
    if (sure.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, sure) };
    const dashes = [...runs.map(({ first }) => first), ...cut('dashes')];
    if (dashes.length > 0) return { status: 'review', message: 'dashes', ...evidenceOfNodes(dom, dashes) };
    return blocks.length === 0 ? { status: 'inapplicable' } : { status: 'pass' };
  },
});
