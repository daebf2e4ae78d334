import { countOf, typeset } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import type { RgaaGrid } from '#contract/rgaa-grid.ts';

const notMet = (grid: RgaaGrid) => grid.criteria.filter(({ verdict }) => verdict === 'nc');
const provedBy = (grid: RgaaGrid | undefined) =>
  new Set((grid?.criteria ?? []).flatMap(({ verdict, rules }) => (verdict === 'nc' ? rules : [])));

/**
 * One stored audit under two referentials, as French text: what each says is not met, and the findings that count in
 * one of them alone.
 */
export function compareGrids({ rgaa, findings }: Pick<Report, 'rgaa' | 'findings'>, other: RgaaGrid): string {
  const [first, second] = [provedBy(rgaa), provedBy(other)];
  const titled = (ids: readonly string[]) =>
    ids.map((id) => `  · ${findings.find(({ ruleId }) => ruleId === id)?.title ?? id} — ${id}`);
  const only = (name: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : ['', `Comptent dans ${name} seulement :`, ...titled(ids)];
  const name = rgaa?.name ?? 'RGAA';
  return [
    `${name} et ${other.name}, sans nouvelle visite`,
    ...[rgaa, other].flatMap((grid) =>
      grid
        ? [
            `  ${grid.name.padEnd(20)} ${countOf(notMet(grid).length, 'critère non respecté', 'critères non respectés')} sur ${grid.criteria.length}, ${grid.counts.review} à vérifier`,
          ]
        : [],
    ),
    '',
    `Non respectés d’après ${other.name} :`,
    ...notMet(other).map(
      ({ number, title, pages }) => `  ${number.padEnd(9)} ${title} (${countOf(pages.nc, 'page', 'pages')})`,
    ),
    ...only(
      name,
      [...first].filter((id) => !second.has(id)),
    ),
    ...only(
      other.name,
      [...second].filter((id) => !first.has(id)),
    ),
    '',
    other.attribution,
  ]
    .map(typeset)
    .join('\n');
}
