import type { CauseKind } from '#contract/fix-words.ts';
import { typeset } from '#contract/french.ts';
import type { FixView } from './fix-view.ts';

/** Fixes that are done in one go: in the same place of the site, or on the same page. */
export interface FixGroup {
  readonly title: string;
  readonly views: readonly FixView[];
}

const causes: Readonly<Record<Exclude<CauseKind, 'rule'>, string>> = {
  part: 'Gabarit : en-tête, pied de page, menu',
  template: 'Gabarit : en-tête, pied de page, menu',
  setting: 'Réglages du serveur et du domaine',
  consent: 'Consentement et services tiers',
  'third-party': 'Consentement et services tiers',
  document: 'Documents du site : mentions, déclarations, politiques',
  images: 'Images et fichiers',
};

/** Pages with fewer fixes of their own than that are told together. */
const fewest = 3;

/**
 * The other fixes by what they share: a cause, a part of the site, else the page they are on. What wins most stands first, in
 * the groups as among them, since the fixes come in that order. Pure.
 */
export function groupFixes(views: readonly FixView[]): FixGroup[] {
  const onePage = Map.groupBy(
    views.filter(({ fix, onPages, pagesMore }) => fix.cause === 'rule' && onPages.length + pagesMore === 1),
    ({ onPages }) => onPages[0] ?? '',
  );
  const titleOf = ({ fix, onPages, pagesMore }: FixView): string => {
    if (fix.cause !== 'rule') return causes[fix.cause];
    if (onPages.length === 0) return 'Le site entier';
    if (onPages.length + pagesMore > 1) return 'Plusieurs pages';
    const [page = ''] = onPages;
    return (onePage.get(page)?.length ?? 0) < fewest ? 'Pages isolées' : `Page « ${page} »`;
  };
  return [...Map.groupBy(views, titleOf)].map(([title, own]) => ({ title: typeset(title), views: own }));
}
