import { countOf, formatNumber } from '#contract/french.ts';
import { FindingCard } from './finding-card.tsx';
import type { ReportReading } from './reading/reading-of.ts';
import type { ReportPlaces, ReportSlots } from './report-places.ts';
import { ThemeSection } from './theme-section.tsx';

interface Props {
  readonly reading: ReportReading;
  readonly places: ReportPlaces;
  readonly slots: ReportSlots;
}

/** All findings: theme by theme, or those that the reader asked for. */
export function FindingsChapter({ reading, places, slots }: Props) {
  const { view, found, sentence } = reading;
  const { screenshots } = view;
  return (
    <section
      id="constats"
      aria-labelledby="constats-titre"
      className="scroll-mt-8 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="constats-titre" className="text-2xl">
        Tous les constats
      </h2>
      {slots.filters}
      {sentence !== '' && <p className="mt-4 max-w-[72ch] text-lg font-semibold">{sentence}</p>}
      {found === null ? (
        <div className="mt-4 -mb-5 sm:-mb-6">
          {view.themes.map((theme) => (
            <ThemeSection key={theme.id} {...{ theme, screenshots, places, slots }} />
          ))}
        </div>
      ) : (
        <>
          <p role="status" className="mt-4 text-soft">
            {found.count === 0
              ? 'Aucun constat ne répond à ces critères.'
              : countOf(found.count, 'constat', 'constats')}
            {found.pageCount > 1 && `, page ${formatNumber(found.at)} sur ${formatNumber(found.pageCount)}`}
          </p>
          <ul className="mt-2">
            {found.items.map((item) => (
              <FindingCard key={item.anchor} view={item} {...{ screenshots, places, slots }} withTheme />
            ))}
          </ul>
          {slots.more}
        </>
      )}
    </section>
  );
}
