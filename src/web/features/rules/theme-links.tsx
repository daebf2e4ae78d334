import { countOf } from '#contract/french.ts';
import { type Theme, themeIds, themes } from '#contract/themes.ts';
import { Link } from '../../ui/link.tsx';

/** The themes with how many checks each holds. */
export function ThemeLinks({ counts }: { counts: Readonly<Record<Theme, number>> }) {
  return (
    <section aria-labelledby="par-theme">
      <h2 id="par-theme" className="text-xl">
        Par thème
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {themeIds.map((id) => (
          <li key={id} className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
            <Link to={`/controles/theme/${id}`} className="font-semibold">
              {themes[id].label}
            </Link>
            <span className="text-soft tabular-nums">{countOf(counts[id], 'contrôle', 'contrôles')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
