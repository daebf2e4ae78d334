import { isOlderDoctype, type NuWeight, readNuMessage } from '#reference/nu-messages.ts';
import type { CheckedHtml, HtmlProblem, HtmlValidity } from '../../artifacts.ts';
import { inputTypeWords } from './input-type.ts';

export interface JudgedProblem {
  readonly weight: NuWeight;
  /** In French; what announces the checker’s own words where we have none. */
  readonly label: string;
  /** The checker’s own words; empty where ours say it. */
  readonly english: string;
  readonly problem: HtmlProblem;
}

/** What each error of a page means for RGAA 8.2. */
export function judgedProblems({ problems }: CheckedHtml): readonly JudgedProblem[] {
  const isOlder = problems.some(({ message }) => isOlderDoctype(message));
  return problems.map((problem) => {
    const known = readNuMessage(problem.message);
    const weight = known?.weight ?? 'doubt';
    return {
      weight: weight === 'html5' && isOlder ? 'doubt' : weight,
      ...(known && known.french !== ''
        ? {
            label: inputTypeWords(problem.message, problem.extract) ?? known.french,
            english: '',
          }
        : { label: 'message du vérificateur, en anglais :', english: problem.message }),
      problem,
    };
  });
}

export const isBroken = ({ weight }: JudgedProblem): boolean => weight === 'always' || weight === 'html5';
export const isDoubtful = ({ weight }: JudgedProblem): boolean => weight === 'doubt';

/** Pages where the checker found nothing that RGAA 8.2 speaks of. */
export function validPages(validity: HtmlValidity): readonly string[] {
  return validity.pages
    .filter((page) => {
      const told = page.problems.reduce((sum, { count }) => sum + count, 0);
      return told === page.errorCount && judgedProblems(page).every(({ weight }) => weight === 'no');
    })
    .map(({ url }) => url);
}
