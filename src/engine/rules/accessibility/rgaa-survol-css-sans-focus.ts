import { foldText } from '#contract/fold-text.ts';
import type { Dom, DomNode, HoverContent } from '../../artifacts.ts';
import { parentOf } from '../../derive/dom/dom.ts';
import { hoverOnlyReveals, lastPart } from '../../derive/dom/hover-reveal.ts';
import { isInteractive } from '../../derive/dom/names.ts';
import { isShownNow } from '../../derive/dom/visibility.ts';
import { defineRule, threshold } from '../../rule.ts';
import { driven, drivenProof } from '../verdicts/driven-page.ts';

/** Hidden elements that hold a control, by class (`.x`), id (`#x`) and tag: what a hover rule may reveal. */
function hiddenControls(dom: Dom): ReadonlyMap<string, readonly DomNode[]> {
  const holders = new Set<DomNode>();
  for (const node of dom.nodes) {
    if (!isInteractive(node)) continue;
    for (let up: DomNode | undefined = node; up && !holders.has(up); up = parentOf(dom, up)) holders.add(up);
  }
  const index = new Map<string, DomNode[]>();
  for (const node of holders) {
    if (!node.visible) for (const mark of marksOf(node)) append(index, mark, node);
  }
  return index;
}

function append(index: Map<string, DomNode[]>, mark: string, node: DomNode): void {
  const list = index.get(mark);
  if (list) list.push(node);
  else index.set(mark, [node]);
}

const marksOf = ({ tag, attributes }: DomNode): ReadonlySet<string> =>
  new Set([tag, `#${attributes.id}`, ...(attributes.class ?? '').split(/\s+/).map((name) => `.${name}`)]);

/** A simple compound (`ul.sub`, `#menu`) designates one of them; anything it cannot read designates none. */
function designates(index: ReadonlyMap<string, readonly DomNode[]>, compound: string): boolean {
  if (!/^([a-z][\w-]*)?([.#][\w-]+)*$/i.test(compound)) return false;
  const marks = compound.match(/[.#]?[\w-]+/g) ?? [];
  const rarest = marks.map((mark) => index.get(mark) ?? []).sort((a, b) => a.length - b.length)[0] ?? [];
  return rarest.some((node) => marks.every((mark) => marksOf(node).has(mark)));
}

/** Says what a press would do of what is under the pointer, and nothing more. */
const invites =
  /^(?:(?:en )?(?:voir|savoir|lire|decouvrir|consulter|agrandir|cliquer|cliquez|ouvrir|afficher|zoom\w*|ajouter|acheter)|view|read|see|open|learn|click|add|shop)\b/;
const fewestLetters = threshold(8, { ours: 'shorter texts are signs' });

/** Words that no other part of the page shows. */
function onlyThere(dom: Dom, contents: readonly HoverContent[]): HoverContent[] {
  if (contents.length === 0) return [];
  const shown = foldText(dom.nodes.map((node) => (isShownNow(dom, node) ? node.ownText : '')).join(' '));
  return contents.filter(({ target }) => {
    const said = foldText(target.text);
    return said.length >= fewestLetters && !invites.test(said) && !shown.includes(said);
  });
}

export default defineRule({
  id: 'rgaa-survol-css-sans-focus',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 10.14.1' },
    { kind: 'standard', title: 'WCAG 2.1.1' },
  ],
  rgaa: ['10.14'],
  title: {
    fail: 'Un contenu ne s’ouvre qu’au survol de la souris, jamais au clavier',
    pass: 'Aucun contenu réservé au survol de la souris n’a été relevé',
  },
  messages: {
    doubt: 'Un contenu ne s’ouvre peut-être qu’au survol de la souris : à vérifier au clavier',
    text: 'Un texte ne s’affiche qu’au survol de la souris : à vérifier au clavier',
  },
  why: 'Un sous-menu qui ne s’ouvre qu’au survol est hors d’atteinte pour qui n’utilise pas la souris.',
  fix: 'Prévoir la même règle de style avec :focus-within, ou ouvrir le sous-menu avec un bouton.',
  advice: {
    text: {
      why: 'Sans souris, au clavier comme sur un téléphone, on ne voit jamais ce texte.',
      fix: 'Laisser ce texte affiché, ou l’afficher aussi quand l’élément reçoit le focus, s’il n’est pas donné ailleurs.',
    },
  },
  judges: 'layout',
  artifacts: ['dom', 'stylesheets', 'moves'],
  moves: ['hoverReveal'],
  evaluate({ dom, stylesheets, moves }) {
    // On a driven page the pointer and the keyboard were tried: what they showed settles it.
    const { result, without } = driven(moves, 'hoverReveal');
    if (without?.status === 'inapplicable') return without;
    if (result) {
      const closed = result.filter(
        ({ byKeyboard, rule }) => rule !== null && (byKeyboard === 'none' || byKeyboard === 'unreachable'),
      );
      const controls = closed.filter(({ holdsControl }) => holdsControl);
      const proofOf = (contents: readonly HoverContent[]) =>
        drivenProof(
          contents.map(({ target, rule }) => ({ ...target, rule })),
          ({ rule }) => `règle ${rule}`,
        );
      if (controls.length > 0) return { status: 'fail', ...proofOf(controls) };
      const texts = onlyThere(dom, closed);
      return texts.length > 0 ? { status: 'review', message: 'text', ...proofOf(texts) } : { status: 'pass' };
    }
    const index = hiddenControls(dom);
    const hidden = hoverOnlyReveals(stylesheets).filter(({ target }) => designates(index, lastPart(target)));
    if (hidden.length === 0) return { status: 'pass' };
    // A script may open it on focus: what the sheet alone says is not a proof.
    return {
      status: 'review',
      message: 'doubt',
      evidence: hidden.map(({ selector }) => ({
        type: 'value',
        label: 'Règle de style',
        value: selector.slice(0, 200),
      })),
      occurrences: hidden.length,
    };
  },
});
