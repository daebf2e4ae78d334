import { countOf, formatNumber } from '#contract/french.ts';
import type { PageList } from '#contract/page-list.ts';
import { Address } from '../../ui/address.tsx';

export type ReadList = PageList;

/** What would be visited, and why each other line would not. */
export function PageListPreview({ list: { pages, refused, refusedCount } }: { list: ReadList }) {
  const untold = refusedCount - refused.length;
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="font-semibold">
        {pages.length === 0
          ? 'Aucune page de cette liste ne peut être visitée.'
          : `${countOf(pages.length, 'page sera visitée', 'pages seront visitées')}.`}
      </p>
      {pages.length > 0 && (
        <details>
          <summary className="min-h-8 font-semibold">Voir les pages</summary>
          <ol className="flex max-h-72 list-decimal flex-col gap-1 overflow-y-auto pt-2 pl-10">
            {pages.map((page) => (
              <li key={page}>
                <Address>{page}</Address>
              </li>
            ))}
          </ol>
        </details>
      )}
      {refusedCount > 0 && (
        <details open>
          <summary className="min-h-8 font-semibold">
            {countOf(refusedCount, 'ligne écartée', 'lignes écartées')}
          </summary>
          <ul className="flex max-h-72 flex-col gap-2 overflow-y-auto pt-2">
            {refused.map(({ line, text, sentence }) => (
              <li key={`${line} ${text} ${sentence}`}>
                <span className="text-soft">Ligne {formatNumber(line)}, </span>
                <Address>{text}</Address>
                <span className="block">{sentence}</span>
              </li>
            ))}
          </ul>
          {untold > 0 && (
            <p className="pt-2">
              {countOf(untold, 'autre ligne est écartée', 'autres lignes sont écartées')} aussi.
            </p>
          )}
        </details>
      )}
    </div>
  );
}
