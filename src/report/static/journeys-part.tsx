import { disturbedNote, type JourneyMeasuresView, journeyMeasuresNote } from '../journey-view.ts';
import { DataTable } from './data-table.tsx';
import type { Room } from './room.ts';

interface Props {
  readonly journeys: readonly JourneyMeasuresView[];
  readonly room: Room;
}

const headers = ['Étape', 'Chargement', 'Réponse (INP)', 'Décalages (CLS)'];

/** What was measured on the way of each journey. */
export function JourneysPart({ journeys, room }: Props) {
  if (journeys.length === 0) return null;
  return (
    <>
      <h3>Mesures des parcours</h3>
      <p className="soft">{journeyMeasuresNote}</p>
      {journeys.map(({ title, totals, steps }) => (
        <div key={title}>
          <h4>{room.text(title, 120)}</h4>
          <p>{steps.length === 0 ? 'Aucune étape n’a pu être mesurée.' : totals}</p>
          {steps.length > 0 && (
            <DataTable
              className="pages"
              name={`Étapes mesurées\u00a0: ${room.text(title, 120)}`}
              headers={headers}
              room={room}
            >
              {/* A recording has a hundred steps at most. */}
              {room.first(steps, 60).map(({ step, words, load, response, shift, isDisturbed }) => (
                <tr key={step}>
                  <th scope="row">
                    <span className="page-title">
                      {step}. {room.text(words, 110)}
                      {isDisturbed && ' (mesure perturbée)'}
                    </span>
                  </th>
                  <td>{load === '' ? '–' : load}</td>
                  <td>{response === '' ? '–' : response}</td>
                  <td>{shift}</td>
                </tr>
              ))}
            </DataTable>
          )}
          {steps.some(({ isDisturbed }) => isDisturbed) && <p className="soft">{disturbedNote}</p>}
        </div>
      ))}
    </>
  );
}
