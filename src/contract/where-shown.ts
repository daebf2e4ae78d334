import type { Evidence, Finding } from './report.ts';

type Width = NonNullable<Extract<Evidence, { readonly type: 'element' }>['width']>;

const widthWords: Readonly<Record<Width, string>> = {
  desktop: 'Sur un écran d’ordinateur seulement',
  mobile: 'Sur un écran de téléphone seulement',
};

/** Where a proof shows, when it is not in every window or not before something is opened; else empty. */
export function whereShown(evidence: Evidence): string {
  if (evidence.type !== 'element') return '';
  const { width, opened } = evidence;
  return [
    width ? widthWords[width] : '',
    opened === undefined ? '' : `Une fois ouvert\u00a0: «\u00a0${opened}\u00a0»`,
  ]
    .filter((part) => part !== '')
    .join(' – ');
}

/** The width that all the proofs of a finding share, in words; empty when one shows in every window. */
export function widthOfFinding({ evidence, pages }: Pick<Finding, 'evidence' | 'pages'>): string {
  const proofs = [...evidence, ...pages.flatMap((page) => page.evidence)];
  const widths = new Set(proofs.map((proof) => (proof.type === 'element' ? proof.width : undefined)));
  const [only] = widths;
  return only !== undefined && widths.size === 1 ? widthWords[only] : '';
}
