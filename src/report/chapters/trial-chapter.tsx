import { countOf } from '#contract/french.ts';
import { Chapter } from '../chapter.tsx';
import { type TrialView, trialTitle } from '../trial-view.ts';

/** What checks on trial found, apart from everything that counts. Nothing where no check is on trial. */
export function TrialChapter({ trial }: { readonly trial: TrialView | null }) {
  if (trial === null) return null;
  return (
    <Chapter id="chapitre-essai" title={trialTitle} summary={trial.summary}>
      <p className="max-w-[72ch]">{trial.sentence}</p>
      {trial.findings.map((finding) => (
        <section key={`${finding.ruleId} ${finding.level}`} className="mt-5 max-w-[72ch]">
          <h3 className="text-base font-semibold">{finding.title}</h3>
          <p className="mt-1 text-sm text-soft">
            {trialTitle}, {finding.theme}, {finding.level}, {finding.occurrences}
          </p>
          <p className="mt-2">{finding.why}</p>
          <p className="mt-2">{finding.fix}</p>
          {finding.pages.length > 0 && (
            <ul className="mt-2 text-sm">
              {finding.pages.map((url) => (
                <li key={url}>{url}</li>
              ))}
              {finding.morePages > 0 && (
                <li>et {countOf(finding.morePages, 'autre page', 'autres pages')}</li>
              )}
            </ul>
          )}
        </section>
      ))}
    </Chapter>
  );
}
