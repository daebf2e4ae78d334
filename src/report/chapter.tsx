import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly title: string;
  /** What it comes to, in one line. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly isOpen?: boolean;
}

/** A chapter of the report, folded to its title and what it comes to; opens without script. */
export function Chapter({ id, title, summary, children, isOpen = false }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titre`}
      className="scroll-mt-8 rounded-2xl border border-line bg-surface shadow-card wrap-anywhere"
    >
      <details className="group/chapter" open={isOpen}>
        <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 rounded-2xl px-5 py-3.5 hover:bg-sunken sm:px-6 [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
            <h2 id={`${id}-titre`} className="text-xl">
              {title}
            </h2>
            <span className="text-sm text-soft">{summary}</span>
          </span>
          <svg
            viewBox="0 0 12 12"
            className="size-3.5 shrink-0 fill-none stroke-soft stroke-2 transition-transform group-open/chapter:rotate-180 print:hidden"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M2 4l4 4 4-4" />
          </svg>
        </summary>
        <div className="px-5 pt-1 pb-6 sm:px-6">{children}</div>
      </details>
    </section>
  );
}

/** On narrow screens each row is a card: a cell has its column’s name (`data-label`) on the left, what it holds on the right. */
const cardLook =
  'max-sm:block max-sm:[&_thead]:sr-only max-sm:[&_tbody]:block max-sm:[&_tr]:block max-sm:[&_tr]:py-3 max-sm:[&_th]:block max-sm:[&_th]:p-0 max-sm:[&_td]:flex max-sm:[&_td]:flex-wrap max-sm:[&_td]:items-baseline max-sm:[&_td]:justify-between max-sm:[&_td]:gap-x-4 max-sm:[&_td]:px-0 max-sm:[&_td]:py-1 max-sm:[&_td]:text-right max-sm:[&_td]:before:text-soft max-sm:[&_td]:before:content-[attr(data-label)]';

/** A table that scrolls by itself on narrow screens, or whose rows become cards there. */
export function ChapterTable({
  caption,
  headers,
  children,
  isCards = false,
}: {
  readonly caption: string;
  readonly headers: readonly string[];
  readonly isCards?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section
      className="scroll-cue relative mt-4 overflow-x-auto print:overflow-visible"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <table
        className={`w-full text-left text-sm wrap-break-word [&_tbody_th]:wrap-anywhere ${isCards ? cardLook : ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            {headers.map((title) => (
              <th key={title} scope="col" className="py-2 pr-4 align-bottom font-semibold text-soft">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** A figure with its name under it. */
export function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-display text-xl font-bold tabular-nums">{children}</dd>
    </div>
  );
}
