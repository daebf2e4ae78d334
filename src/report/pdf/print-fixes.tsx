import { countOf, upperFirst } from '#contract/french.ts';
import type { FixView } from '../fixes/fix-view.ts';
import type { ReportView } from '../report-view.ts';
import { clip } from './clean-text.ts';

/** Fixes told whole beside the first ones, and those that have a line; the rest is on line. */
const shownWhole = 6;
const shownRows = 10;
/** Findings named under a fix. */
const shownFindings = 3;

/** What to do, the first thing first, each with what it takes away. */
export function PrintFixes({ view }: { readonly view: ReportView }) {
  const proven = [...view.firstFixes, ...view.moreFixes].filter(({ fix }) => fix.defects > 0);
  const rows = proven.slice(shownWhole, shownWhole + shownRows);
  const more = proven.length - Math.min(proven.length, shownWhole) - rows.length;
  return (
    <section className="fixes">
      <h2 id="corrections">Ce qu’il faut corriger, dans l’ordre</h2>
      {proven.length === 0 && <p>Aucun défaut n’a été constaté sur les pages analysées.</p>}
      <ol>
        {proven.slice(0, shownWhole).map((item) => (
          <WholeFix key={item.fix.key} item={item} />
        ))}
      </ol>
      {rows.length > 0 && (
        <>
          <h3>Ensuite</h3>
          <ol className="next-fixes" start={shownWhole + 1}>
            {rows.map((item) => (
              <li key={item.fix.key}>
                <strong>{clip(item.fix.title, 100)}</strong>{' '}
                <span className="soft">{clip(effectOf(item), 240)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {more > 0 && (
        <p className="soft">
          et {countOf(more, 'autre correction', 'autres corrections')} dans le rapport en ligne
        </p>
      )}
    </section>
  );
}

function WholeFix({ item }: { readonly item: FixView }) {
  const [only] = item.erased;
  const isAlone = item.erased.length === 1 && only !== undefined;
  const named = item.erased.slice(0, shownFindings).map(({ finding }) => clip(finding.finding.title, 90));
  const more = item.erased.length - named.length;
  return (
    <li>
      <h3>{clip(item.fix.title, 140)}</h3>
      {item.urgency !== '' && <p className="urgent">Urgent. {clip(item.urgency, 160)}</p>}
      <p className="facts">{clip(effectOf(item), 240)}</p>
      <p>{clip(isAlone ? only.finding.finding.fix : item.fix.explanation, isAlone ? 300 : 200)}</p>
      {item.start !== '' && (
        <p>
          Pour commencer{'\u00a0'}: {clip(item.start, 200)}
        </p>
      )}
      {!isAlone && (
        <p className="erased">
          {named.join(' · ')}
          {more > 0 && ` · et ${countOf(more, 'autre constat', 'autres constats')}`}
        </p>
      )}
    </li>
  );
}

/** What a fix takes away, wins and costs, in one line. */
export function effectOf({ where, gain, work, role }: FixView): string {
  const parts = [where, gain, work, role].filter((part) => part !== '');
  const [first = '', ...rest] = parts;
  return [upperFirst(first), ...rest].join('\u00a0· ');
}
