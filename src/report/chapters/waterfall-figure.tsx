import { countOf, formatBytes, formatDuration } from '#contract/french.ts';
import type { Waterfall } from '#contract/waterfall.ts';
import { type RequestKind, requestKinds } from '#contract/waterfall-words.ts';
import { Tag } from '../pieces.tsx';

/** Read on white and on the dark paper alike. */
const colours: Readonly<Record<RequestKind, string>> = {
  document: '#2563eb',
  style: '#9333ea',
  script: '#c2410c',
  image: '#0f8a5f',
  font: '#be185d',
  media: '#0e7490',
  data: '#7c6f00',
  other: '#64748b',
};

const shortName = (url: string): string => {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const last = parsed.pathname.split('/').findLast((part) => part !== '') ?? parsed.hostname;
  return last.length > 40 ? `${last.slice(0, 39)}…` : last;
};

/** What the home page asked for, one line a request, each bar where it was on the wire. Left out on paper. */
export function WaterfallFigure({ waterfall: { requests, more } }: { readonly waterfall: Waterfall }) {
  const end = Math.max(1, ...requests.map(({ endMs }) => endMs));
  const used = new Set(requests.map(({ kind }) => kind));
  const others = requests.filter(({ thirdParty }) => thirdParty).length;
  const blocking = requests.filter(({ blocks }) => blocks).length;
  return (
    <div className="print:hidden">
      <h3 className="mt-5 text-lg">Ce que l’accueil demande, requête par requête</h3>
      <p className="mt-1 max-w-[72ch] text-sm text-soft">
        {countOf(requests.length + more, 'requête', 'requêtes')} en {formatDuration(end)}, à la vitesse réelle
        de notre visite{'\u00a0'}: {countOf(blocking, 'bloque', 'bloquent')} l’affichage,{' '}
        {countOf(others, 'part', 'partent')} vers d’autres sites.
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-label="Légende">
        {(Object.keys(requestKinds) as RequestKind[])
          .filter((kind) => used.has(kind))
          .map((kind) => (
            <li key={kind} className="inline-flex items-center gap-1.5">
              <svg width="12" height="12" aria-hidden="true">
                <rect width="12" height="12" rx="2" fill={colours[kind]} />
              </svg>
              {requestKinds[kind]}
            </li>
          ))}
      </ul>
      <ol className="mt-3 grid gap-0.5 text-xs">
        {requests.map(({ url, kind, startMs, endMs, bytes, blocks, thirdParty }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: one address may be asked for twice
            key={index}
            className="grid items-center gap-x-3 border-b border-line py-1 sm:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <span className="min-w-0 wrap-anywhere" title={url}>
                {shortName(url)}
              </span>
              <span className="sr-only">, {requestKinds[kind]}</span>
              {blocks && <Tag tone="bad">bloque</Tag>}
              {thirdParty && <Tag tone="neutral">autre site</Tag>}
            </span>
            <span className="flex min-w-0 items-center gap-2">
              <svg
                viewBox="0 0 1000 10"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-2.5 min-w-0 grow rounded-sm bg-sunken"
              >
                <rect
                  x={(startMs / end) * 1000}
                  width={Math.max(4, ((endMs - startMs) / end) * 1000)}
                  height="10"
                  fill={colours[kind]}
                />
              </svg>
              <span className="w-36 shrink-0 text-right tabular-nums text-soft">
                {formatDuration(startMs)} + {formatDuration(endMs - startMs)}, {formatBytes(bytes)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="mt-2 text-sm text-soft">et {countOf(more, 'autre', 'autres')}</p>}
    </div>
  );
}
