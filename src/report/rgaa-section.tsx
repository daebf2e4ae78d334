import { Disclosure, Tag } from './pieces.tsx';
import type { CriterionView, RgaaView } from './rgaa-view.ts';
import { SiteLink } from './site-link.tsx';

/** The grid of the referential, topic by topic; readable without script. */
export function RgaaSection({ view }: { readonly view: RgaaView }) {
  return (
    <section aria-labelledby="grille-rgaa" className="mt-8 border-t border-line pt-6">
      <h3 id="grille-rgaa" className="scroll-mt-24 text-lg">
        Grille {view.name}, critère par critère
      </h3>
      {view.interval && <p className="mt-3 max-w-[72ch] font-semibold">{view.interval}</p>}
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        {view.counts.map(({ label, count, tone }) => (
          <li key={label} className="flex items-center gap-2 text-sm">
            <Tag tone={tone}>{label}</Tag> {count}
          </li>
        ))}
      </ul>
      {view.conclusions.map((sentence) => (
        <p key={sentence} className="mt-3 max-w-[72ch]">
          {sentence}
        </p>
      ))}
      <div className="mt-4">
        {view.topics.map((topic, index) => (
          <Disclosure
            key={topic.name}
            summary={
              <>
                <span className="block font-semibold">
                  {index + 1}. {topic.name}
                </span>
                <span className={`text-sm ${topic.hasFailure ? 'text-bad' : 'text-soft'}`}>
                  {topic.summary}
                </span>
              </>
            }
          >
            <ul className="grid gap-4">
              {topic.criteria.map((criterion) => (
                <Criterion key={criterion.number} criterion={criterion} />
              ))}
            </ul>
          </Disclosure>
        ))}
        <Disclosure summary={<span className="font-semibold">Échantillon de pages</span>}>
          <Sample view={view} />
        </Disclosure>
      </div>
      <p className="mt-3 mb-6 max-w-[72ch] text-sm text-soft">{view.attribution}</p>
    </section>
  );
}

function Criterion({ criterion }: { readonly criterion: CriterionView }) {
  return (
    <li className="grid gap-1 border-l-2 border-line pl-3">
      <p>
        <span className="font-semibold tabular-nums">{criterion.number}</span> {criterion.title}{' '}
        <span className="text-sm text-soft">(niveau {criterion.level})</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Tag tone={criterion.tone}>{criterion.verdict}</Tag>
        {criterion.reach !== '' && <span>{criterion.reach}</span>}
        {criterion.reason !== '' && <span className="text-soft">{criterion.reason}</span>}
      </p>
      {criterion.links.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {criterion.links.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className="text-brand underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Sample({ view }: { readonly view: RgaaView }) {
  return (
    <>
      <p className="max-w-[72ch] text-sm">
        La méthode officielle demande ces pages quand elles existent. Les autres pages analysées sont dans la
        partie «{'\u00a0'}Pages{'\u00a0'}».
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        {view.sample.map(({ label, url }) => (
          <li key={label}>
            <span className="font-semibold">{label} :</span>{' '}
            {url === null ? (
              <span className="text-soft">aucune trouvée parmi les pages analysées</span>
            ) : (
              <SiteLink url={url} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
