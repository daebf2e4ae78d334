import { fixRoles } from '#contract/fix-words.ts';
import { countOf, upperFirst } from '#contract/french.ts';
import type { FixView } from '../fixes/fix-view.ts';
import { isPressing } from '../fixes/fixes-of.ts';
import type { ReportView } from '../report-view.ts';
import { clip } from '../static/clean-text.ts';
import { nothingToDo } from '../static/theme-head.tsx';

/** Rows of the plan: two pages of it at most; what comes after is worth little, and on line. */
const shownRows = 32;

/** Everything to do, by who does it, each with its rank among all: what one hands over. */
export function PrintWork({ view }: { readonly view: ReportView }) {
  const proven = [...view.firstFixes, ...view.moreFixes].filter(({ fix }) => isPressing(fix));
  const ranked = proven.slice(0, shownRows).map((item, index) => ({ item, rank: index + 1 }));
  const more = proven.length - ranked.length;
  const roles = [...Map.groupBy(ranked, ({ item }) => item.fix.role)];
  return (
    <section className="work">
      <h2 id="corrections">Plan de travail, par rôle</h2>
      {proven.length === 0 ? (
        <p>{nothingToDo(view.themes)}</p>
      ) : (
        <p className="soft">Le numéro dit l’ordre de priorité, tous rôles confondus.</p>
      )}
      {roles.map(([role, rows]) => (
        <RolePart key={role} title={fixRoles[role]} rows={rows} />
      ))}
      {more > 0 && (
        <p className="soft">
          et {countOf(more, 'autre correctif', 'autres correctifs')} de moindre priorité, dans le rapport en
          ligne
        </p>
      )}
    </section>
  );
}

interface Ranked {
  readonly item: FixView;
  readonly rank: number;
}

function RolePart({ title, rows }: { readonly title: string; readonly rows: readonly Ranked[] }) {
  return (
    <>
      <h3>
        {title} <span className="soft">({countOf(rows.length, 'correctif', 'correctifs')})</span>
      </h3>
      <table className="plan">
        <thead>
          <tr>
            {['N°', 'Correctif', 'Où', 'Temps', 'Gain'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, rank }) => (
            <tr key={item.fix.key}>
              <td>{rank}</td>
              <th scope="row">{clip(item.fix.title, 110)}</th>
              <td>{clip(item.where, 60) || '–'}</td>
              <td>{item.work}</td>
              <td>{item.fix.points > 0 ? item.gain : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What a fix takes away, wins and costs, in one line. */
export function effectOf({ where, gain, work, role }: FixView): string {
  const parts = [where, gain, work, role].filter((part) => part !== '');
  const [first = '', ...rest] = parts;
  return [upperFirst(first), ...rest].join('\u00a0· ');
}
