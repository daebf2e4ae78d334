import type { CookieTable } from '#contract/cookie-table.ts';
import { countOf } from '#contract/french.ts';
import {
  consentWords,
  lifeWords,
  momentsOf,
  trackerKindWords,
  untestedMoments,
} from '../drafts/cookie-table.ts';
import { clip } from './clean-text.ts';

const shownRows = 150;

/** Cookies, storage and services seen, by what the visitor had chosen. */
export function PrintedCookies({ table, title }: { readonly table: CookieTable; readonly title: string }) {
  const shown = table.rows.slice(0, shownRows);
  const more = table.rows.length - shown.length + table.more;
  return (
    <section>
      <h2 id="annexe-cookies">{title}</h2>
      {shown.length === 0 ? (
        <p>Aucun cookie ni traceur n’a été vu sur les pages analysées.</p>
      ) : (
        <table className="cookies">
          <thead>
            <tr>
              {['Nom', 'Domaine', 'Émetteur, finalité', 'Durée', 'Consentement', 'Constaté'].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={`${row.kind} ${row.name} ${row.domain}`}>
                <th scope="row">
                  {clip(row.name, 80)}
                  {row.kind !== 'cookie' && <span className="soft"> ({trackerKindWords[row.kind]})</span>}
                </th>
                <td>{clip(row.domain, 80)}</td>
                <td>
                  {[clip(row.vendor, 60) || 'inconnu', clip(row.purpose, 60)]
                    .filter((part) => part !== '')
                    .join(', ')}
                </td>
                <td>{lifeWords(row) || '–'}</td>
                <td>{consentWords[row.need] || 'inconnu'}</td>
                <td>{momentsOf(row) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && <p className="soft">et {countOf(more, 'autre', 'autres')} dans le rapport en ligne</p>}
      {table.reason !== '' && <p className="soft">{clip(untestedMoments(table.reason), 300)}</p>}
    </section>
  );
}
