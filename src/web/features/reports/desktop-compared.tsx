import type { DesktopComparison } from '#contract/comparison.ts';
import { formatDuration, formatNumber } from '#contract/french.ts';
import { ChapterTable } from '#report/chapter.tsx';
import { desktopChange } from '#report/compare/compare-desktop.ts';
import { Card } from '../../ui/card.tsx';

type Side = DesktopComparison['after'];
type Metrics = NonNullable<NonNullable<Side>['metrics']>;

const rows: readonly { readonly label: string; readonly words: (side: NonNullable<Side>) => string }[] = [
  {
    label: 'Performance',
    words: ({ score }) => (score === null ? 'non mesurée' : `${formatNumber(score)}/100`),
  },
  metric('Affichage du contenu principal (LCP)', (of) => formatDuration(of.largestContentfulPaintMs)),
  metric('Temps de blocage (TBT)', (of) => formatDuration(of.totalBlockingTimeMs)),
  metric('Décalages de mise en page (CLS)', (of) => formatNumber(of.cumulativeLayoutShift, 2)),
];

function metric(label: string, words: (of: Metrics) => string) {
  return { label, words: ({ metrics }: NonNullable<Side>) => (metrics ? words(metrics) : 'non mesuré') };
}

/** The speed of the home page as from a computer, in both audits. */
export function DesktopCompared({ desktop }: { readonly desktop: DesktopComparison }) {
  const { before, after } = desktop;
  const change = desktopChange(desktop);
  const cell = (side: Side, words: (side: NonNullable<Side>) => string) =>
    side === null ? 'non demandé' : words(side);
  return (
    <Card padding="large" className="flex flex-col gap-3">
      <h2 className="text-xl">Sur ordinateur</h2>
      <p className="max-w-[72ch]">
        Vitesse de la page d’accueil{change === '' ? '' : `\u00a0: ${change}`}. Elle n’entre pas dans le
        score, qui est celui du téléphone.
      </p>
      <ChapterTable
        caption="Vitesse de la page d’accueil sur ordinateur, dans les deux audits"
        headers={['Mesure', 'Avant', 'Maintenant']}
        isCards
      >
        {rows.map(({ label, words }) => (
          <tr key={label} className="border-b border-line align-top break-inside-avoid">
            <th scope="row" className="min-w-44 py-3 pr-4 font-normal">
              {label}
            </th>
            <td data-label="Avant" className="py-3 pr-4 tabular-nums">
              {cell(before, words)}
            </td>
            <td data-label="Maintenant" className="py-3 pr-4 tabular-nums">
              {cell(after, words)}
            </td>
          </tr>
        ))}
      </ChapterTable>
    </Card>
  );
}
