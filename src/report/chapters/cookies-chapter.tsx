import { countOf } from '#contract/french.ts';
import { Chapter, ChapterTable } from '../chapter.tsx';
import { Tag } from '../pieces.tsx';
import type { ReportPlaces } from '../report-places.ts';
import type { CookiesView, SeenCell } from './cookies-view.ts';

interface Props {
  readonly cookies: CookiesView | null;
  readonly places: Pick<ReportPlaces, 'screenshotUrl'>;
}

/** Cookies and trackers in one table: what is there before any choice, after a refusal, after an acceptance. */
export function CookiesChapter({ cookies, places }: Props) {
  const id = 'chapitre-cookies';
  const title = 'Cookies et traceurs';
  if (cookies === null)
    return (
      <Chapter id={id} title={title} summary="Tableau absent de ce rapport">
        <p>Ce rapport a été fait avant que le tableau n’existe. Le prochain audit le contiendra.</p>
      </Chapter>
    );
  return (
    <Chapter id={id} title={title} summary={cookies.summary}>
      {cookies.reason !== '' && <p className="max-w-[72ch] text-sm">{cookies.reason}</p>}
      <ByChoice cookies={cookies} places={places} />
      {cookies.rows.length > 0 && (
        <ChapterTable
          caption="Cookies et traceurs, selon le choix du visiteur"
          headers={[
            'Nom',
            'Sert à',
            'Accord',
            'Durée',
            'Avant tout choix',
            'Après un refus',
            'Après un accord',
            'Politique',
          ]}
        >
          {cookies.rows.map((row) => (
            <tr key={row.key} className="border-b border-line align-top break-inside-avoid">
              <th scope="row" className="min-w-44 py-2 pr-4 font-normal">
                <span className="block font-semibold wrap-anywhere">{row.name}</span>
                <span className="text-xs wrap-anywhere text-soft">
                  {row.kind}, {row.domain}
                </span>
              </th>
              <td className="min-w-32 py-2 pr-4">{row.who === '' ? 'Inconnu' : row.who}</td>
              <Cell cell={row.need} />
              <td className="py-2 pr-4 whitespace-nowrap">{row.life}</td>
              <Cell cell={row.before} />
              <Cell cell={row.afterRefusal} />
              <Cell cell={row.afterAcceptance} />
              <Cell cell={row.declared} />
            </tr>
          ))}
        </ChapterTable>
      )}
      {cookies.more > 0 && (
        <p className="mt-3 text-sm text-soft">et {countOf(cookies.more, 'autre', 'autres')}</p>
      )}
      <p className="mt-4 max-w-[72ch] text-sm text-soft">
        «{'\u00a0'}Politique{'\u00a0'}» dit si le nom ou le service est cité dans la politique de
        confidentialité ou dans le bandeau. Un audit ne voit que les pages visitées{'\u00a0'}: un autre
        traceur peut exister ailleurs.
      </p>
    </Chapter>
  );
}

/** The home page before and after each choice, side by side. Left out on paper, where a folded chapter loads no picture. */
function ByChoice({ cookies, places }: { readonly cookies: CookiesView; readonly places: Props['places'] }) {
  if (cookies.pictures.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-4 print:hidden">
      {cookies.pictures.map(({ caption, picture: { key, width, height } }) => (
        <figure key={caption} className={width > 600 ? 'w-full sm:w-80' : 'w-40'}>
          <img
            src={places.screenshotUrl(key)}
            alt={`La page d’accueil ${caption.toLowerCase()}`}
            loading="lazy"
            width={width}
            height={height}
            className="h-auto w-full rounded-lg border border-line"
          />
          <figcaption className="mt-1 text-sm font-semibold">{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Cell({ cell: { words, tone } }: { readonly cell: SeenCell }) {
  return (
    <td className="py-2 pr-4">
      {tone === 'neutral' ? <span className="text-soft">{words}</span> : <Tag tone={tone}>{words}</Tag>}
    </td>
  );
}
