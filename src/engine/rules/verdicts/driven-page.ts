import type { Evidence } from '#contract/report.ts';
import type {
  ClippedText,
  ContextChange,
  DrivenElement,
  InteractionPart,
  Interactions,
} from '../../artifacts.ts';

interface Unlooked {
  readonly status: 'inapplicable' | 'untested';
  readonly reason: string;
}

const savedBefore = { status: 'untested', reason: 'contrôle absent de cette visite' } as const;

const cutShort = { status: 'untested', reason: 'contrôle interrompu avant la fin' } as const;

/**
 * The verdict where a check of a driven page was cut short, by a failure or by time; null where it was done, or is not done on
 * pages such as this one: for rules that also know the page by other means.
 */
export const interrupted = <Part extends InteractionPart>(
  moves: Pick<Interactions, Part> | null,
  part: Part,
): typeof cutShort | null => (moves && moves[part] === null ? cutShort : null);

/** The result of a check of a driven page; else the verdict of a page without one: not driven, cut short, saved before. */
export function driven<Part extends InteractionPart>(
  moves: Pick<Interactions, Part> | null,
  part: Part,
):
  | { readonly result: NonNullable<Interactions[Part]>; readonly without: null }
  | { readonly result: null; readonly without: Unlooked } {
  if (!moves)
    return { result: null, without: { status: 'inapplicable', reason: 'non testé sur cette page' } };
  const result = moves[part];
  if (result === null) return { result: null, without: cutShort };
  if (result === undefined) return { result: null, without: savedBefore };
  return { result, without: null };
}

/**
 * Elements of a driven page as evidence. Their place is left out: it was measured in another window than the picture
 * of the page.
 */
export function drivenProof<Element extends DrivenElement>(
  elements: readonly Element[],
  note?: (element: Element) => string,
): { readonly evidence: readonly Evidence[]; readonly occurrences: number } {
  return {
    evidence: elements.map(
      (element): Evidence => ({
        type: 'element',
        selector: element.selector,
        snippet: element.snippet,
        ...(note && { note: note(element) }),
      }),
    ),
    occurrences: elements.length,
  };
}

/** Where the reader is taken. */
export const contextProof = (changes: readonly ContextChange[]) =>
  drivenProof(changes, ({ by, url }) => (by === 'popup' ? `ouvre une fenêtre : ${url}` : `mène à ${url}`));

/** Elements that a person should look at, none being a pass. `undefined`: the visit was saved before they were sought. */
export function judgeDriven<Element extends DrivenElement>(
  found: readonly Element[] | undefined,
  note: (element: Element) => string,
):
  | typeof savedBefore
  | { readonly status: 'pass' }
  | ({ readonly status: 'review' } & ReturnType<typeof drivenProof>) {
  if (!found) return savedBefore;
  return found.length === 0 ? { status: 'pass' } : { status: 'review', ...drivenProof(found, note) };
}

/** How a text is lost, for the reader. */
export const clippedNotes: Readonly<Record<ClippedText['kind'], string>> = {
  cut: 'texte coupé',
  ellipsis: 'texte abrégé par des points de suspension',
  overlap: 'texte recouvert par un autre',
};

/** What is lost in a change of size or spacing: cut text is certain, the rest needs an eye. */
export function judgeClipped(
  clipped: readonly ClippedText[],
):
  | { readonly status: 'pass' }
  | ({ readonly status: 'fail' } & ReturnType<typeof drivenProof>)
  | ({ readonly status: 'review'; readonly message: 'doubt' } & ReturnType<typeof drivenProof>) {
  const note = ({ kind }: ClippedText) => clippedNotes[kind];
  const cut = clipped.filter(({ kind }) => kind === 'cut');
  if (cut.length > 0) return { status: 'fail', ...drivenProof(cut, note) };
  if (clipped.length > 0) return { status: 'review', message: 'doubt', ...drivenProof(clipped, note) };
  return { status: 'pass' };
}
