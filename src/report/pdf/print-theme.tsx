import { countOf } from '#contract/french.ts';
import { scoreInWords } from '#contract/score-range.ts';
import type { FindingView } from '../finding-view.ts';
import type { ThemeView } from '../report-view.ts';
import { clip } from './clean-text.ts';
import { PrintDecisions } from './print-decisions.tsx';
import { PrintedProof } from './print-evidence.tsx';
import type { PrintLimits } from './print-levels.ts';
import { FindingFacts, PrintedBar } from './print-pieces.tsx';

interface Props {
  readonly theme: ThemeView;
  readonly limits: PrintLimits;
}

/** One theme, everything unfolded: what failed, then what a person must check. */
export function PrintTheme({ theme, limits }: Props) {
  const { failures, reviews } = theme;
  return (
    <section className="theme" id={theme.anchor}>
      <div className="theme-head">
        <h2>{theme.label}</h2>
        <p>
          <PrintedBar score={theme.score} tone={theme.tone} /> <strong>{scoreInWords(theme.result)}</strong>
          {theme.score.kind !== 'unrated' && ` – ${theme.band}`}
        </p>
      </div>
      {theme.unseen && <p className="soft">{theme.unseen}</p>}
      {failures.length === 0 && (
        <p>
          {theme.result.score === null
            ? 'Ce thème n’a pas pu être testé.'
            : 'Aucun problème constaté parmi les contrôles effectués.'}
        </p>
      )}
      <Group
        title={countOf(failures.length, 'problème constaté', 'problèmes constatés')}
        views={failures}
        limits={limits}
      />
      <Group
        title={countOf(
          reviews.length,
          'point à vérifier par une personne',
          'points à vérifier par une personne',
        )}
        views={reviews}
        limits={limits}
      />
    </section>
  );
}

function Group({
  title,
  views,
  limits,
}: {
  readonly title: string;
  readonly views: readonly FindingView[];
  readonly limits: PrintLimits;
}) {
  if (views.length === 0) return null;
  return (
    <>
      <h3 className="group">{title}</h3>
      {views.map((view) => (
        <PrintFinding key={view.anchor} view={view} limits={limits} />
      ))}
    </>
  );
}

function PrintFinding({ view, limits }: { readonly view: FindingView; readonly limits: PrintLimits }) {
  const { finding } = view;
  return (
    <article className="finding" id={view.anchor}>
      <div className="finding-head">
        <h4>{clip(finding.title, 300)}</h4>
        <FindingFacts view={view} />
        <PrintDecisions view={view.decisions} />
        <p>
          <strong>Pourquoi{'\u00a0'}:</strong> {clip(finding.why, 900)}
        </p>
      </div>
      <p>
        <strong>Comment corriger{'\u00a0'}:</strong> {clip(finding.fix, 900)}
      </p>
      {view.references.length > 0 && (
        <p className="soft">
          Références{'\u00a0'}: {clip(view.references.join(', '), 300)}
        </p>
      )}
      <PrintedProof finding={finding} limits={limits} />
    </article>
  );
}
