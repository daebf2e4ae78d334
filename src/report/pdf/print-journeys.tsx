import { disturbedNote, type JourneyMeasuresView, journeyMeasuresNote } from '../journey-view.ts';
import { clip } from './clean-text.ts';

/** Rows of one journey: a recording has a hundred steps at most. */
const shownSteps = 60;

/** What was measured on the way of each journey. */
export function PrintedJourneys({ journeys }: { readonly journeys: readonly JourneyMeasuresView[] }) {
  if (journeys.length === 0) return null;
  return (
    <>
      <h3>Mesures des parcours</h3>
      <p className="soft">{journeyMeasuresNote}</p>
      {journeys.map(({ title, totals, steps }) => (
        <div key={title}>
          <h4>{clip(title, 120)}</h4>
          <p>{steps.length === 0 ? 'Aucune étape n’a pu être mesurée.' : totals}</p>
          {steps.length > 0 && (
            <table className="pages">
              <thead>
                <tr>
                  {['Étape', 'Chargement', 'Réponse (INP)', 'Décalages (CLS)'].map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {steps.slice(0, shownSteps).map(({ step, words, load, response, shift, isDisturbed }) => (
                  <tr key={step}>
                    <th scope="row">
                      <span className="page-title">
                        {step}. {clip(words, 110)}
                        {isDisturbed && ' (mesure perturbée)'}
                      </span>
                    </th>
                    <td>{load === '' ? '–' : load}</td>
                    <td>{response === '' ? '–' : response}</td>
                    <td>{shift}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {steps.some(({ isDisturbed }) => isDisturbed) && <p className="soft">{disturbedNote}</p>}
        </div>
      ))}
    </>
  );
}
