import type { Lineup } from '#contract/api/lineups.ts';
import { deviceLabels } from '#contract/audit-words.ts';
import { AppError } from '#contract/errors.ts';
import { formatDateTime } from '#contract/french.ts';
import { parisDay } from '#contract/paris-time.ts';
import { planName } from '#contract/plan-words.ts';
import { type ExportFormat, planOf } from '#contract/plans.ts';
import { siteProfiles } from '#contract/themes.ts';
import { lineupRows } from '#report/lineup/lineup-rows.ts';
import { lineupSvg } from '#report/lineup/lineup-svg.ts';
import { readBrand } from '../accounts/brand.ts';
import type { Deps } from '../deps.ts';
import { csvOf } from '../reports/csv.ts';
import type { Viewer } from '../viewer.ts';
import { readLineup } from './read-lineup.ts';

const media = { csv: 'text/csv; charset=utf-8', svg: 'image/svg+xml' } as const;

/** A line-up as a file. @throws AppError `request/not-found`, `plan/feature-missing` for the CSV. */
export async function exportLineup(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid' | 'space' | 'plan' | 'admin'>,
  id: string,
  format: keyof typeof media,
): Promise<{ fileName: string; media: (typeof media)[keyof typeof media]; body: string }> {
  const plan = planOf(viewer.plan);
  const { kept, lineup } = await readLineup(deps, viewer, id);
  const exports: readonly ExportFormat[] = plan.exports;
  if (format === 'csv' && !exports.includes('csv') && !viewer.admin)
    throw new AppError('plan/feature-missing', { data: { plan: planName(plan.id) } });
  const brand = plan.ownBrandPdf ? await readBrand(deps, viewer) : { name: '', logo: null };
  return {
    fileName: `constat-cote-a-cote-${parisDay(deps.clock.now())}.${format}`,
    media: media[format],
    body: format === 'csv' ? lineupCsv(lineup) : lineupSvg(kept.name, lineup, brand),
  };
}

/** The figures of sites side by side, one line each, a column a site. Pure. */
function lineupCsv(lineup: Lineup): string {
  const { sites, leftOut } = lineup;
  const told = (label: string, of: (site: Lineup['sites'][number]) => string) => [
    label,
    '',
    ...sites.map(of),
  ];
  return csvOf([
    ['Mesure', 'Unité', ...sites.map(({ host }) => host), 'Nettement mieux'],
    told('Adresse', ({ url }) => url),
    told('Audit du', ({ audit }) => (audit ? formatDateTime(audit.finishedAt) : 'pas encore audité')),
    told('Appareil', ({ audit }) => (audit ? deviceLabels[audit.device] : '')),
    told('Pages lues', ({ audit }) => (audit?.pageCount == null ? '' : String(audit.pageCount))),
    told('Type de site', ({ audit }) => (audit?.profile ? siteProfiles[audit.profile] : '')),
    told('Sans comparaison', ({ audit }) => audit?.apart ?? ''),
    told('À savoir', ({ notes }) => notes.join(' ')),
    ...lineupRows(lineup).map(({ label, unit, cells }) => [
      label,
      unit,
      ...cells.map(({ value }) => (value === null ? '' : decimal(value))),
      sites[cells.findIndex(({ isBest }) => isBest)]?.host ?? '',
    ]),
    ...leftOut.map((sentence) => [sentence, '', ...sites.map(() => ''), '']),
  ]);
}

/** With the comma of French spreadsheets. */
const decimal = (value: number): string => String(Math.round(value * 1000) / 1000).replace('.', ',');
