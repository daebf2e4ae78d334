import { countOf } from '#contract/french.ts';
import { Chapter, ChapterTable } from '../chapter.tsx';
import { disturbedNote, type JourneyMeasuresView, journeyMeasuresNote } from '../journey-view.ts';
import { TermMeanings } from '../term-text.tsx';

/** The journeys that were replayed, with what the browser measured of each step. */
export function JourneysChapter({ journeys }: { readonly journeys: readonly JourneyMeasuresView[] }) {
  if (journeys.length === 0) return null;
  return (
    <Chapter
      id="chapitre-parcours"
      title="Parcours"
      summary={countOf(journeys.length, 'parcours rejoué', 'parcours rejoués')}
    >
      <p className="max-w-[72ch] text-sm text-soft">{journeyMeasuresNote}</p>
      {journeys.map(({ title, totals, steps }) => (
        <div key={title}>
          <h3 className="mt-5 text-lg">{title}</h3>
          {steps.length === 0 ? (
            <p className="mt-1">Aucune étape n’a pu être mesurée.</p>
          ) : (
            <>
              <p className="mt-1">{totals}</p>
              <ChapterTable
                caption={`Mesures du parcours ${title}`}
                headers={['Étape', 'Chargement', 'Réponse (INP)', 'Décalages (CLS)']}
                isCards
              >
                {steps.map(({ step, words, load, response, shift, isDisturbed }) => (
                  <tr key={step} className="border-b border-line align-top break-inside-avoid">
                    <th scope="row" className="min-w-44 py-2.5 pr-4 font-normal sm:min-w-72">
                      <strong>{step}.</strong> {words}
                      {isDisturbed && (
                        <span className="block text-sm font-semibold text-bad">Mesure perturbée</span>
                      )}
                    </th>
                    <td data-label="Chargement" className="py-2.5 pr-4 text-sm">
                      <span>{load === '' ? '–' : load}</span>
                    </td>
                    <td data-label="Réponse (INP)" className="py-2.5 pr-4 whitespace-nowrap tabular-nums">
                      {response === '' ? '–' : response}
                    </td>
                    <td data-label="Décalages (CLS)" className="py-2.5 pr-4 tabular-nums">
                      {shift}
                    </td>
                  </tr>
                ))}
              </ChapterTable>
              {steps.some(({ isDisturbed }) => isDisturbed) && (
                <p className="mt-2 max-w-[72ch] text-sm text-soft">{disturbedNote}</p>
              )}
            </>
          )}
        </div>
      ))}
      <div className="mt-4">
        <TermMeanings of="LCP FCP INP CLS" />
      </div>
    </Chapter>
  );
}
