import { Fragment } from 'react';
import { countOf } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import { probesSentence } from '../probes-sentence.ts';
import type { ReportView } from '../report-view.ts';
import type { Room } from './room.ts';

interface Props {
  readonly report: Report;
  readonly view: ReportView;
  /** Where the whole report is read on line. */
  readonly reportUrl: string;
  readonly room: Room;
}

const glossary = [
  ['Défaut', 'un contrôle en échec, prouvé\u00a0: lui seul fait baisser un score'],
  ['Endroit', 'une place du site où un défaut se voit\u202f; un défaut peut en avoir plusieurs'],
  ['Correctif', 'une chose à faire, qui efface un ou plusieurs constats de même cause'],
  ['À vérifier', 'un indice qu’une machine ne peut pas trancher\u202f; il ne compte jamais'],
  ['Bloquant', 'empêche des personnes d’utiliser le site, ou leur nuit'],
  ['Majeur', 'gêne nettement, ou enfreint une obligation'],
  ['Mineur', 'gêne peu, ou peu de personnes'],
] as const;

/** « Accessibilité 20 %, Performance 15 %… »: shares of the whole. */
function weightsOf({ themes }: Pick<Report, 'themes'>): string {
  const total = themes.reduce((sum, { weight }) => sum + weight, 0);
  return themes
    .map(({ label, weight }) => `${label} ${Math.round((weight / total) * 100)}\u00a0%`)
    .join(', ');
}

/** How the result was made, what was not seen, and what it is not. */
export function MethodPart({ report, view, reportUrl, room }: Props) {
  const { words, reasons } = view.untested;
  return (
    <section className="method">
      <h2 id="methode">Méthode et limites</h2>
      <p>
        Visite faite comme depuis un {view.device} ({room.text(report.environment.viewport, 40)}), avec{' '}
        {room.text(report.environment.browser, 80)}, le {view.finishedAt}. Chaque thème est noté de 0 à 100
        {'\u00a0'}: un contrôle en échec coûte selon sa gravité et la part des pages touchées, et ce qui n’a
        pas pu être vu n’est pas compté comme bon. Le score global est la moyenne des thèmes, pondérée. Les
        points «{'\u00a0'}à vérifier{'\u00a0'}» ne comptent jamais dans les scores.
      </p>
      <p>
        Un audit automatique ne voit pas tout{'\u00a0'}: les points «{'\u00a0'}à vérifier{'\u00a0'}» demandent
        une personne. Ce rapport repère des manquements{'\u202f'}; il ne constitue pas un avis juridique.{' '}
        {probesSentence(report)}
      </p>
      <h3>Ce qui a été vu, et ce qui ne l’a pas été</h3>
      {view.counts.found <= view.counts.read && (
        <p>{countOf(view.counts.read, 'page analysée', 'pages analysées')}, sans adresse laissée de côté.</p>
      )}
      {view.unseen && <p>{room.text(view.unseen, 300)}</p>}
      {view.pageCounts && <p>{room.text(view.pageCounts, 300)}</p>}
      {words !== '' && (
        <>
          <p>
            Ce qui n’a pas pu être vu{'\u00a0'}: {words}.
          </p>
          <ul>
            {room.first(reasons, 6).map((reason) => (
              <li key={reason}>{room.text(reason, 160)}</li>
            ))}
          </ul>
        </>
      )}
      <h3>Le poids de chaque thème dans le score global</h3>
      <p>{weightsOf(report)}.</p>
      <h3>Les mots de ce rapport</h3>
      <dl>
        {glossary.map(([word, meaning]) => (
          <Fragment key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
      <p>
        {room.isWhole ? 'Rapport en ligne' : 'Rapport complet en ligne, avec toutes les preuves'}
        {'\u00a0'}: <a href={reportUrl}>{reportUrl}</a>
      </p>
    </section>
  );
}
