import type { Lineup, LineupAudit, LineupSite } from '#contract/api/lineups.ts';
import { visitedAs } from '#contract/audit-words.ts';
import { meanOf } from '#contract/common-themes.ts';
import { listOf, typeset } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import { readScore } from '#contract/score-range.ts';
import { type Theme, themeIds, themes } from '#contract/themes.ts';
import { themesJudgedAlike } from '../judged-alike.ts';
import { betterOf, comparedOf } from './lineup-rows.ts';

/** A site with what stands for it. */
export interface Entry extends Omit<LineupSite, 'audit' | 'better'> {
  readonly audit: Omit<LineupAudit, 'apart' | 'common'> | null;
  /** Null where it is not kept any more. */
  readonly report: Pick<Report, 'findings' | 'checks' | 'themes'> | null;
}

/**
 * Sites side by side: only audits made alike compare (the same device, whole sites with whole sites), over the themes that all of
 * them rated by the same rules; the others are named with the reason. Pure.
 */
export function compareLineup(entries: readonly Entry[], medians: Lineup['medians']): Lineup {
  const usual = usualKind(entries);
  const sided = entries.map((entry) => ({ ...entry, apart: entry.audit && apartOf(entry, usual) }));
  const compared = sided.filter(({ audit, apart }) => audit !== null && apart === null);
  const { shared, leftOut } = compared.length > 1 ? sharedThemes(compared) : { shared: [], leftOut: [] };
  const sites = sided.map(({ audit, apart, report: _, ...site }) => ({
    ...site,
    audit: audit && {
      ...audit,
      apart,
      common: apart === null && shared.length > 0 ? meanOf(audit.themes, shared) : null,
    },
    better: [],
  }));
  const better = betterOf({ sites, themes: shared });
  const profiles = new Set(sites.map(({ audit }) => audit?.profile));
  return {
    sites: sites.map((site, index) => ({ ...site, better: better[index] ?? [] })),
    themes: shared,
    leftOut: comparedOf(sites).length > 1 ? leftOut : [],
    medians: medians.filter(({ profile }) => profiles.has(profile)),
  };
}

interface Kind {
  readonly device: 'mobile' | 'desktop';
  readonly isPage: boolean;
}
const kinds: readonly Kind[] = [
  { device: 'mobile', isPage: false },
  { device: 'desktop', isPage: false },
  { device: 'mobile', isPage: true },
  { device: 'desktop', isPage: true },
];
const isOf = ({ device, isPage }: Kind, { audit }: Pick<Entry, 'audit'>): boolean =>
  audit !== null && visitedAs(audit.device) === device && (audit.scope === 'page') === isPage;

/** How most of them were audited; where two ways have as many, the first of the list. */
function usualKind(entries: readonly Pick<Entry, 'audit'>[]): Kind {
  const count = (kind: Kind) => entries.filter((entry) => isOf(kind, entry)).length;
  const most = Math.max(...kinds.map(count));
  return kinds.find((kind) => count(kind) === most) ?? { device: 'mobile', isPage: false };
}

/** Why it does not compare with the others. */
function apartOf(entry: Entry, usual: Kind): string | null {
  if (entry.report === null)
    return 'Le rapport n’est plus gardé\u00a0: ses scores restent, sans comparaison.';
  if (isOf(usual, entry)) return null;
  if (!isOf({ ...usual, device: usual.device === 'mobile' ? 'desktop' : 'mobile' }, entry))
    return usual.isPage
      ? 'Tout le site a été audité ici, une seule page ailleurs\u00a0: sans comparaison.'
      : 'Une seule page a été auditée ici, tout le site ailleurs\u00a0: sans comparaison.';
  return usual.device === 'mobile'
    ? 'Audité comme depuis un ordinateur, les autres depuis un téléphone\u00a0: sans comparaison.'
    : 'Audité comme depuis un téléphone, les autres depuis un ordinateur\u00a0: sans comparaison.';
}

/** The themes that all of them rated by the same rules, and why the others are left out. */
function sharedThemes(compared: readonly Entry[]): { shared: Theme[]; leftOut: string[] } {
  const [first, ...others] = compared.flatMap(({ report }) => report ?? []);
  const alike = others.map((report) => (first ? themesJudgedAlike(first, report) : new Set<Theme>()));
  const shared: Theme[] = [];
  const leftOut: string[] = [];
  for (const theme of themeIds) {
    const lacking = compared.filter(
      ({ audit }) => readScore(audit?.themes[theme] ?? { score: null }).kind === 'unrated',
    );
    const { label } = themes[theme];
    if (lacking.length > 0)
      leftOut.push(
        typeset(
          `${label} : sans comparaison, faute de score pour ${listOf(lacking.map(({ host }) => host))}.`,
        ),
      );
    else if (alike.some((set) => !set.has(theme)))
      leftOut.push(typeset(`${label} : sans comparaison, les contrôles ont changé entre ces audits.`));
    else shared.push(theme);
  }
  return { shared, leftOut };
}
