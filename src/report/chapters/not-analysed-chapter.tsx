import { countOf } from '#contract/french.ts';
import { Chapter } from '../chapter.tsx';
import type { ReportView } from '../report-view.ts';

/** Addresses that were found and not analysed, each with its reason. */
export function NotAnalysedChapter({ view }: { readonly view: ReportView }) {
  const left = view.counts.found - view.counts.read;
  return (
    <Chapter
      id="chapitre-non-analysees"
      title="Pages non analysées"
      summary={left === 0 ? 'Aucune' : countOf(left, 'adresse', 'adresses')}
    >
      <p className="max-w-[72ch]">
        {left === 0 ? 'Toutes les pages trouvées ont été analysées.' : view.pageCounts}
      </p>
      {view.notAnalysedReasons !== '' && <p className="mt-2 max-w-[72ch]">{view.notAnalysedReasons}</p>}
      {view.notAnalysed.length > 0 && (
        <ul className="mt-3 grid gap-1 text-sm">
          {view.notAnalysed.map((page) => (
            <li key={page.url}>
              <span className="wrap-anywhere">{page.url}</span>{' '}
              <span className="text-soft">– {page.reason}</span>
            </li>
          ))}
        </ul>
      )}
      {view.notAnalysedMore > 0 && (
        <p className="mt-2 text-sm text-soft">et {countOf(view.notAnalysedMore, 'autre', 'autres')}</p>
      )}
    </Chapter>
  );
}
