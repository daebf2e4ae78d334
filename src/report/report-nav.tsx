import { formatNumber } from '#contract/french.ts';
import type { ReportReading } from './reading/reading-of.ts';

/** The chapters of a report, in order; a chapter without data is told where it stands. */
const chapters = [
  ['verdict', 'Verdict'],
  ['correctifs', 'À corriger'],
  ['constats', 'Constats'],
  ['chapitre-echantillon', 'Échantillon'],
  ['chapitre-pages', 'Pages'],
  ['chapitre-rgaa', 'RGAA'],
  ['chapitre-cookies', 'Cookies'],
  ['chapitre-obligations', 'Obligations'],
  ['chapitre-performance', 'Performance'],
  ['chapitre-parcours', 'Parcours'],
  ['chapitre-sobriete', 'Sobriété'],
  ['chapitre-essai', 'À l’essai'],
  ['chapitre-non-analysees', 'Non analysées'],
  ['chapitre-methode', 'Méthode'],
] as const;

/**
 * The chapters: a column at the left of wide screens, else a strip that stays above what is read. Both come after the first
 * fixes, which nothing should delay; below, they stay in sight.
 */
export function ReportNav({
  reading,
  below,
}: {
  readonly reading: ReportReading;
  readonly below: 'menu' | 'header';
}) {
  const { pageCount, view } = reading;
  const shown = chapters.filter(
    ([id]) =>
      (id !== 'chapitre-essai' || view.trial !== null) &&
      (id !== 'chapitre-echantillon' || view.sample !== null) &&
      (id !== 'chapitre-parcours' || view.journeys.length > 0),
  );
  const counts: Readonly<Record<string, string>> = {
    constats: formatNumber(reading.findingCount),
    'chapitre-pages': formatNumber(pageCount),
    ...(view.sample && { 'chapitre-echantillon': formatNumber(view.sample.rows.length) }),
  };
  return (
    <nav
      aria-label="Chapitres du rapport"
      data-report-nav=""
      className={`sticky z-10 -mx-4 border-b border-line bg-paper px-4 sm:-mx-6 sm:px-6 md:mx-0 md:px-0 xl:col-start-1 xl:row-span-2 xl:row-start-1 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto xl:border-0 xl:bg-transparent ${below === 'menu' ? 'top-16 md:top-0 xl:top-8' : 'top-18 xl:top-24'}`}
    >
      <ul className="flex gap-0.5 overflow-x-auto py-1.5 [scrollbar-width:thin] xl:flex-col xl:overflow-x-visible xl:py-0">
        {shown.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm font-semibold whitespace-nowrap text-soft no-underline hover:bg-sunken hover:text-ink aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand-strong xl:min-h-9 xl:justify-between"
            >
              {label}
              {counts[id] !== undefined && (
                <span className="text-xs font-normal tabular-nums">{counts[id]}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
