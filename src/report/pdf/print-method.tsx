import { probesSentence } from '../probes-sentence.ts';
import type { ReportView } from '../report-view.ts';
import { clip } from './clean-text.ts';
import type { PrintInput } from './print-input.ts';

const shownReasons = 6;

/** How the result was made, what was not seen, and what it is not: the end of the body. */
export function PrintedMethod({ input, view }: { readonly input: PrintInput; readonly view: ReportView }) {
  const { report, reportUrl } = input;
  const { words, reasons } = view.untested;
  return (
    <section className="method">
      <h2 id="methode">Méthode et limites</h2>
      <p>
        Visite faite comme depuis un {view.device} ({clip(report.environment.viewport, 40)}), avec{' '}
        {clip(report.environment.browser, 80)}, le {view.finishedAt}. Chaque thème est noté de 0 à 100
        {'\u00a0'}: un contrôle en échec coûte selon sa gravité et la part des pages touchées, et ce qui n’a
        pas pu être vu n’est pas compté comme bon. Le score global est la moyenne des thèmes, pondérée. Les
        points «{'\u00a0'}à vérifier{'\u00a0'}» ne comptent jamais dans les scores.
      </p>
      <p>
        Un audit automatique ne voit pas tout{'\u00a0'}: les points «{'\u00a0'}à vérifier{'\u00a0'}» demandent
        une personne. Ce rapport repère des manquements{'\u202f'}; il ne constitue pas un avis juridique.{' '}
        {probesSentence(report)}
      </p>
      {view.unseen && <p>{clip(view.unseen, 300)}</p>}
      {view.pageCounts && <p>{clip(view.pageCounts, 300)}</p>}
      {words !== '' && (
        <>
          <p>
            Ce qui n’a pas pu être vu{'\u00a0'}: {words}.
          </p>
          <ul>
            {reasons.slice(0, shownReasons).map((reason) => (
              <li key={reason}>{clip(reason, 160)}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        Rapport complet en ligne, avec toutes les preuves{'\u00a0'}: <a href={reportUrl}>{reportUrl}</a>
      </p>
    </section>
  );
}
