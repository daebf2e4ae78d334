import { typeset } from '#contract/french.ts';
import type { RgaaView } from '../rgaa-view.ts';
import { clip } from './clean-text.ts';

/** The grid of the referential, criterion by criterion. */
export function PrintedGrid({ grid, title }: { readonly grid: RgaaView | null; readonly title: string }) {
  return (
    <section>
      <h2 id="annexe-grille">
        {title}
        {grid && ` ${grid.name}`}
      </h2>
      {grid === null && <p>Ce rapport a été fait avant que Constat ne dresse cette grille.</p>}
      {grid?.interval && (
        <p>
          <strong>{grid.interval}</strong>
        </p>
      )}
      {grid && <p>{grid.counts.map(({ label, count }) => `${label}\u00a0: ${count}`).join('\u202f; ')}.</p>}
      {grid?.conclusions.map((sentence) => (
        <p key={sentence}>{typeset(sentence)}</p>
      ))}
      {grid?.topics.map((topic) => (
        <div key={topic.name}>
          <h3>{topic.name}</h3>
          <table className="grid">
            <thead>
              <tr>
                <th scope="col">Critère</th>
                <th scope="col">Intitulé</th>
                <th scope="col">Verdict</th>
                <th scope="col">Détail</th>
              </tr>
            </thead>
            <tbody>
              {topic.criteria.map(({ number, title, verdict, tone, reach, reason }) => (
                <tr key={number}>
                  <th scope="row">{number}</th>
                  <td>{clip(typeset(title), 260)}</td>
                  <td className={tone}>{verdict}</td>
                  <td>{clip(typeset([reach, reason].filter((part) => part !== '').join('. ')), 160)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      {grid && <p className="soft">{typeset(grid.attribution)}</p>}
    </section>
  );
}
