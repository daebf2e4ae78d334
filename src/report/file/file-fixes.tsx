import { countOf } from '#contract/french.ts';
import type { FixView } from '../fixes/fix-view.ts';
import type { ReportView } from '../report-view.ts';
import { clip } from '../static/clean-text.ts';
import type { ChapterName } from '../static/contents.tsx';
import { nothingToDo } from '../static/theme-head.tsx';

interface Props {
  readonly view: ReportView;
  readonly name: ChapterName;
}

/** Every fix in its order: the first ones open, the others folded. */
export function FileFixes({ view: { firstFixes, moreFixes, themes }, name }: Props) {
  return (
    <section>
      <h2 id={name.anchor}>{name.label}</h2>
      {firstFixes.length + moreFixes.length === 0 && <p>{nothingToDo(themes)}</p>}
      <FixList views={firstFixes} start={1} />
      {moreFixes.length > 0 && (
        <details>
          <summary>{countOf(moreFixes.length, 'autre correction', 'autres corrections')}</summary>
          <FixList views={moreFixes} start={firstFixes.length + 1} />
        </details>
      )}
    </section>
  );
}

function FixList({ views, start }: { readonly views: readonly FixView[]; readonly start: number }) {
  if (views.length === 0) return null;
  return (
    <ol className="fixes" start={start}>
      {views.map((view) => (
        <FileFix key={view.fix.key} view={view} />
      ))}
    </ol>
  );
}

function FileFix({ view }: { readonly view: FixView }) {
  const { fix, anchor, urgency, where, gain, work, role, erased } = view;
  const advice = adviceOf(view);
  return (
    <li id={anchor}>
      <h3>{clip(fix.title, 300)}</h3>
      <p className="facts">
        <span>{where}</span>
        {gain !== '' && <strong>{gain}</strong>}
        <span>{work}</span>
        <span>{role}</span>
      </p>
      {urgency !== '' && (
        <p className="bad">
          <strong>Urgent. {urgency}</strong>
        </p>
      )}
      {advice !== '' && <p>{clip(advice, 900)}</p>}
      <ul>
        {erased.map(({ finding, part }) => (
          <li key={finding.anchor}>
            <a href={`#${finding.anchor}`}>{clip(finding.finding.title, 300)}</a>{' '}
            <span className="soft">{part || finding.reach}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** How to do it where it is one finding; why they are one where they are several. */
const adviceOf = ({ fix, erased: [first], start }: FixView): string =>
  start === ''
    ? (first?.finding.finding.fix ?? fix.explanation)
    : `${fix.explanation} Pour commencer\u00a0: ${start}`;
