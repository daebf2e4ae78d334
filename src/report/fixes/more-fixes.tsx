import { countOf } from '#contract/french.ts';
import { Disclosure } from '../pieces.tsx';
import type { ReportPlaces } from '../report-places.ts';
import { FixCrop } from './fix-crop.tsx';
import { FixFacts } from './fix-facts.tsx';
import { groupFixes } from './fix-groups.ts';
import { FixLinks } from './fix-links.tsx';
import type { FixView } from './fix-view.ts';
import { isPressing } from './fixes-of.ts';
import { FixHanded } from './handed-slot.tsx';

interface Props {
  readonly views: readonly FixView[];
  readonly places: ReportPlaces;
}

/**
 * The other fixes, folded: those that take defects away, by cause, part of the site or page, then what is only good to know
 * or to be checked.
 */
export function MoreFixes({ views, places }: Props) {
  const proven = views.filter(({ fix }) => isPressing(fix));
  const others = views.filter(({ fix }) => !isPressing(fix));
  if (views.length === 0) return null;
  return (
    <section
      aria-labelledby="autres-correctifs"
      className="mt-5 rounded-2xl border border-line bg-surface p-5 pb-2 shadow-card sm:px-6"
    >
      <h2 id="autres-correctifs" className="mb-3 text-xl">
        {proven.length === 0
          ? 'À savoir et à vérifier'
          : countOf(proven.length, 'autre correctif', 'autres correctifs')}
      </h2>
      {groupFixes(proven).map((group) => (
        <Group key={group.title} title={group.title} views={group.views} places={places} />
      ))}
      {others.length > 0 && <Group title="Points à savoir ou à vérifier" views={others} places={places} />}
    </section>
  );
}

/** Its one finding, which it would only name again. */
const only = ({ erased }: FixView) => (erased.length === 1 ? erased[0] : undefined);

function Group({ title, views, places }: Props & { readonly title: string }) {
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
          <span className="text-sm text-soft">{sumOf(views)}</span>
        </span>
      }
    >
      <ul className="divide-y divide-line">
        {views.map((view) => (
          <FixRow key={view.fix.key} view={view} places={places} />
        ))}
      </ul>
    </Disclosure>
  );
}

/** « 12 correctifs, +5 points ». Points of single fixes do not add up to those of all together: only the best is told. */
function sumOf(views: readonly FixView[]): string {
  const best = Math.max(...views.map(({ fix }) => fix.points));
  const proven = views.some(({ fix }) => isPressing(fix));
  return [
    proven ? countOf(views.length, 'correctif', 'correctifs') : countOf(views.length, 'point', 'points'),
    best > 0 ? `jusqu’à +${countOf(best, 'point', 'points')} l’un` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function FixRow({ view, places }: { readonly view: FixView; readonly places: ReportPlaces }) {
  const alone = only(view);
  return (
    <li
      id={view.anchor}
      className={`grid scroll-mt-24 grid-cols-1 gap-x-5 gap-y-3 py-4 wrap-anywhere ${view.seen ? 'lg:grid-cols-[minmax(0,1fr)_9rem]' : ''}`}
    >
      <div className="min-w-0">
        <p className="font-semibold">
          {view.fix.title}
          {alone?.part && <span className="font-normal text-soft"> ({alone.part})</span>}
        </p>
        <FixFacts view={view} />
        <FixHanded view={view} />
        {view.urgency !== '' && <p className="mt-1 text-sm font-semibold text-bad">Urgent. {view.urgency}</p>}
        {!alone && (
          <p className="mt-1 text-sm">
            {view.erased.map(({ finding, part }, index) => (
              <span key={finding.anchor}>
                {index > 0 && ' · '}
                <a href={`#${finding.anchor}`} className="underline underline-offset-4">
                  {finding.finding.title}
                </a>
                {part !== '' && <span className="text-soft"> ({part})</span>}
              </span>
            ))}
          </p>
        )}
        <FixLinks view={view} places={places} />
      </div>
      {view.seen && (
        <div className="max-lg:max-w-56">
          <FixCrop seen={view.seen} screenshotUrl={places.screenshotUrl} />
        </div>
      )}
    </li>
  );
}
