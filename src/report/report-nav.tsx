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
  ['chapitre-sobriete', 'Sobriété'],
  ['chapitre-essai', 'À l’essai'],
  ['chapitre-non-analysees', 'Non analysées'],
  ['chapitre-methode', 'Méthode'],
] as const;

/** The chapters, always in sight; on narrow screens the strip scrolls by itself. */
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
      (id !== 'chapitre-echantillon' || view.sample !== null),
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
      className={`sticky z-10 -mx-4 border-b border-line bg-paper px-4 sm:-mx-6 sm:px-6 md:mx-0 md:px-0 ${below === 'menu' ? 'top-16 md:top-0' : 'top-18'}`}
    >
      <ul className="flex gap-0.5 overflow-x-auto py-1.5 [scrollbar-width:thin]">
        {shown.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm font-semibold whitespace-nowrap text-soft no-underline hover:bg-sunken hover:text-ink aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand-strong"
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
