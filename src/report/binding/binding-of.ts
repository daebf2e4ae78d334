import { type Binding, bindings, type Stake } from '#contract/binding-words.ts';
import { isDefect } from '#contract/defect.ts';
import { typeset } from '#contract/french.ts';
import type { CitedReference, ReferenceKind } from '#contract/references.ts';
import type { Finding, Report } from '#contract/report.ts';
import type { SiteProfile } from '#contract/themes.ts';
import { customs, isCustom } from '#reference/customs.ts';
import { urgencyOf } from '#reference/urgencies.ts';
import { accessibilityBinding, type BindingException, bindingExceptions } from '#reference/what-binds.ts';

/** What a finding binds by, and why. */
export interface BindingView {
  readonly binding: Binding;
  readonly label: string;
  readonly why: string;
}

type Bound = Pick<Finding, 'ruleId' | 'theme' | 'rgaa' | 'basis' | 'severity'>;

/** The kind of site: declared before the audit, or since (`declaredProfile`). */
export const profileOf = ({
  profile,
  declaredProfile,
}: Pick<Report, 'profile' | 'declaredProfile'>): SiteProfile | null => profile ?? declaredProfile ?? null;

/**
 * What a finding binds by for a kind of site, from the typed references stored with it and the table of exceptions. Null in
 * reports made before the kinds of references were kept: nothing is guessed. Pure.
 */
export function bindingOf(finding: Bound, profile: SiteProfile | null): BindingView | null {
  if (finding.basis === undefined) return null;
  if (isCustom(finding)) return view('usage', customs[finding.ruleId] ?? '');
  const exception = exceptionOf(finding);
  return exception ? viewException(exception, profile) : viewBasis(finding.basis);
}

const exceptionOf = ({ ruleId, theme, rgaa }: Bound): BindingException | undefined =>
  bindingExceptions[ruleId] ??
  (theme === 'accessibility' && rgaa.length > 0 ? accessibilityBinding : undefined);

function viewException(exception: BindingException, profile: SiteProfile | null): BindingView {
  const isDuty = profile !== null && exception.dutyFor.includes(profile);
  return view(isDuty ? 'duty' : exception.otherwise, isDuty ? exception.whyDuty : exception.why);
}

const strongest: readonly { readonly kind: ReferenceKind; readonly binding: Binding; readonly by: string }[] =
  [
    { kind: 'law', binding: 'duty', by: 'Un texte l’impose' },
    {
      kind: 'authority',
      binding: 'authority',
      by: 'Une autorité le recommande, aucun texte ne l’impose en ces termes',
    },
    {
      kind: 'standard',
      binding: 'standard',
      by: 'Une norme ou un référentiel le demande, sans être obligatoire',
    },
    { kind: 'vendor', binding: 'usage', by: 'La documentation d’un éditeur le conseille' },
  ];

function viewBasis(basis: readonly CitedReference[]): BindingView {
  for (const { kind, binding, by } of strongest) {
    const titles = basis.filter((reference) => reference.kind === kind).map(({ title }) => title);
    if (titles.length > 0) return view(binding, `${by} : ${titles.join(', ')}.`);
  }
  return view('usage', 'Un usage que Constat conseille : aucun texte ni aucune norme ne le demande.');
}

const view = (binding: Binding, why: string): BindingView => ({
  binding,
  label: bindings[binding],
  why: typeset(why),
});

/**
 * What is at stake in a defect; null for what is none. A risk is no duty, and harms somebody today (`urgencies.ts`), blocks,
 * or touches security or privacy gravely. All others are improvements.
 */
export function stakeOf(finding: Finding, binding: Binding): Stake | null {
  if (!isDefect(finding)) return null;
  if (binding === 'duty') return 'duty';
  const { severity, theme, ruleId } = finding;
  const harms = severity === 'bloquant' || urgencyOf(ruleId) !== undefined;
  const exposes = severity === 'majeur' && (theme === 'security' || theme === 'privacy');
  return harms || exposes ? 'risk' : 'improvement';
}
