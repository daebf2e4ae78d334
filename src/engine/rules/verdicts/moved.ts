import type { Evidence } from '#contract/report.ts';
import type { ClippedText, MovedElement, Moves } from '../../artifacts.ts';
import type { Verdict } from '../../rule.ts';

/** The verdict of a page that was not driven, or of a check that could not be run on it; else its result. */
export function driven<Part extends keyof Moves>(
  moves: Moves | null,
  part: Part,
):
  | { readonly result: NonNullable<Moves[Part]>; readonly without: null }
  | {
      readonly result: null;
      readonly without: Verdict<string, Record<never, string>> & {
        readonly status: 'inapplicable' | 'untested';
      };
    } {
  if (!moves)
    return { result: null, without: { status: 'inapplicable', reason: 'non testé sur cette page' } };
  const result = moves[part];
  if (result === null)
    return { result: null, without: { status: 'untested', reason: 'contrôle interrompu avant la fin' } };
  return { result: result as NonNullable<Moves[Part]>, without: null };
}

/**
 * Elements of a driven page as evidence. Their place is left out: it was measured in another window than the picture
 * of the page.
 */
export function movedProof<Element extends MovedElement>(
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
  | ({ readonly status: 'fail' } & ReturnType<typeof movedProof>)
  | ({ readonly status: 'review'; readonly message: 'doubt' } & ReturnType<typeof movedProof>) {
  const note = ({ kind }: ClippedText) => clippedNotes[kind];
  const cut = clipped.filter(({ kind }) => kind === 'cut');
  if (cut.length > 0) return { status: 'fail', ...movedProof(cut, note) };
  if (clipped.length > 0) return { status: 'review', message: 'doubt', ...movedProof(clipped, note) };
  return { status: 'pass' };
}
