import type { ReactNode } from 'react';
import { countOf, formatNumber } from '#contract/french.ts';
import type { PageList } from '#contract/page-list.ts';
import { Address } from '../../ui/address.tsx';

/** What would be visited, and why each other line would not; nothing while the list is not read. */
export function PageListPreview({ list }: { list: PageList | null }) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p role="status" className="font-semibold empty:hidden">
        {list && summaryOf(list)}
      </p>
      {list && list.pages.length > 0 && (
        <details>
          <summary className="min-h-8 font-semibold">Voir les pages</summary>
          <Scrolling label="Pages qui seront visitées">
            <ol className="flex list-decimal flex-col gap-1 pl-10">
              {list.pages.map((page) => (
                <li key={page}>
                  <Address>{page}</Address>
                </li>
              ))}
            </ol>
          </Scrolling>
        </details>
      )}
      {list && list.refusedCount > 0 && <RefusedLines list={list} />}
    </div>
  );
}

function summaryOf({ pages, refusedCount }: PageList): string {
  const kept =
    pages.length === 0
      ? 'Aucune page de cette liste ne peut être visitée'
      : countOf(pages.length, 'page sera visitée', 'pages seront visitées');
  const refused = countOf(refusedCount, 'ligne est écartée', 'lignes sont écartées');
  return refusedCount === 0 ? `${kept}.` : `${kept}\u00a0; ${refused}.`;
}

/** Lines that are not kept, each with its reason. */
export function RefusedLines({ list: { refused, refusedCount } }: { list: PageList }) {
  const untold = refusedCount - refused.length;
  return (
    <details open>
      <summary className="min-h-8 font-semibold">
        {countOf(refusedCount, 'ligne écartée', 'lignes écartées')}
      </summary>
      <Scrolling label="Lignes écartées et raisons">
        <ul className="flex flex-col gap-2">
          {refused.map(({ line, text, sentence }) => (
            <li key={`${line} ${text} ${sentence}`}>
              <span className="text-soft">Ligne {formatNumber(line)}, </span>
              <Address>{text}</Address>
              <span className="block">{sentence}</span>
            </li>
          ))}
        </ul>
      </Scrolling>
      {untold > 0 && (
        <p className="pt-2">
          {countOf(untold, 'autre ligne est écartée', 'autres lignes sont écartées')} aussi.
        </p>
      )}
    </details>
  );
}

/** What may be long: it scrolls by itself, and by keyboard. */
function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative mt-2 max-h-72 overflow-y-auto rounded-lg"
    >
      {children}
    </section>
  );
}
