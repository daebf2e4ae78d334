import { Tag } from './pieces.tsx';
import type { ReportView } from './report-view.ts';

/** What to fix first, and what it wins. */
export function FirstThings({ view }: { readonly view: ReportView }) {
  return (
    <section aria-labelledby="premiers">
      <h2 id="premiers" className="text-2xl">
        À corriger en premier
      </h2>
      {view.firstThings.length === 0 ? (
        <p className="mt-3">Aucun problème n’a été constaté sur les pages analysées.</p>
      ) : (
        <ol className="mt-4 grid grid-cols-1 gap-4">
          {view.firstThings.map((item, index) => (
            <li
              key={item.anchor}
              className="grid grid-cols-1 gap-x-4 rounded-2xl border border-line bg-surface p-5 shadow-card wrap-anywhere sm:grid-cols-[1.75rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="font-display text-3xl leading-none font-bold text-brand">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">
                  <a
                    href={`#${item.anchor}`}
                    className="underline decoration-line underline-offset-4 hover:decoration-current"
                  >
                    {item.finding.title}
                  </a>
                </h3>
                <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
                  <Tag tone={item.tone}>{item.severity}</Tag>
                  <span>{item.theme}</span>
                  <span>{item.reach}</span>
                  <span>
                    correction{'\u00a0'}: {item.effort}
                  </span>
                  {item.gain !== '' && <span className="font-semibold text-good">{item.gain}</span>}
                </p>
                {item.urgency !== '' && (
                  <p className="mt-3 max-w-[72ch] font-semibold text-bad">
                    Urgent{'\u00a0'}: {item.urgency}
                  </p>
                )}
                <p className="mt-3 max-w-[72ch]">{item.finding.why}</p>
                <p className="mt-2 max-w-[72ch]">
                  <strong>À faire{'\u00a0'}:</strong> {item.finding.fix}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
