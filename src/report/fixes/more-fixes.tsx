import { countOf } from '#contract/french.ts';
import { Disclosure } from '../pieces.tsx';
import type { ReportPlaces } from '../report-places.ts';
import { FixFacts } from './fix-facts.tsx';
import type { FixView } from './fix-view.ts';
import { FixHanded } from './handed-slot.tsx';
import { TicketLink } from './ticket-link.tsx';

interface Props {
  readonly views: readonly FixView[];
  readonly places: ReportPlaces;
}

/**
 * The other fixes, folded: those that take defects away, by who does them and by theme, then what is only good to know or to
 * be checked.
 */
export function MoreFixes({ views, places }: Props) {
  const proven = views.filter(({ fix }) => fix.defects > 0);
  const others = views.filter(({ fix }) => fix.defects === 0);
  const byRole = [...Map.groupBy(proven, ({ role }) => role)].toSorted(([, a], [, b]) => b.length - a.length);
  return (
    <div className="mt-4">
      {byRole.map(([role, own]) => (
        <Group
          key={role}
          title={`${role}\u00a0: ${countOf(own.length, 'autre correctif', 'autres correctifs')}`}
          views={own}
          places={places}
          isLong={own.length > longest}
        />
      ))}
      <Group
        title={`${countOf(others.length, 'point', 'points')} à savoir ou à vérifier`}
        views={others}
        places={places}
      />
    </div>
  );
}

/** Its one finding, which it would only name again. */
const only = ({ erased }: FixView) => (erased.length === 1 ? erased[0] : undefined);

/** Up to here one list is read; beyond, it is divided by theme. */
const longest = 8;

const themeOf = ({ erased }: FixView): string => erased[0]?.finding.theme ?? '';

function Group({
  title,
  views,
  places,
  isLong = false,
}: Props & { readonly title: string; readonly isLong?: boolean }) {
  if (views.length === 0) return null;
  return (
    <Disclosure summary={<span className="font-semibold">{title}</span>}>
      {isLong ? (
        [...Map.groupBy(views, themeOf)].map(([theme, own]) => (
          <section key={theme} className="mb-6">
            <h3 className="mb-3 text-base">
              {theme} <span className="font-normal text-soft">({own.length})</span>
            </h3>
            <FixList views={own} places={places} />
          </section>
        ))
      ) : (
        <FixList views={views} places={places} />
      )}
    </Disclosure>
  );
}

function FixList({ views, places }: Props) {
  return (
    <ul className="grid gap-4">
      {views.map((view) => (
        <li key={view.fix.key} id={view.anchor} className="scroll-mt-24 wrap-anywhere">
          <p className="font-semibold">
            {only(view) ? (
              <a href={`#${only(view)?.finding.anchor}`} className="underline underline-offset-4">
                {view.fix.title}
              </a>
            ) : (
              view.fix.title
            )}
            {only(view)?.part && <span className="font-normal text-soft"> ({only(view)?.part})</span>}
          </p>
          <FixFacts view={view} />
          <FixHanded view={view} />
          {view.urgency !== '' && (
            <p className="mt-1 text-sm font-semibold text-bad">Urgent. {view.urgency}</p>
          )}
          <p className="mt-1 text-sm">
            {(only(view) ? [] : view.erased).map(({ finding, part }, index) => (
              <span key={finding.anchor}>
                {index > 0 && ' · '}
                <a href={`#${finding.anchor}`} className="underline underline-offset-4">
                  {finding.finding.title}
                </a>
                {part !== '' && <span className="text-soft"> ({part})</span>}
              </span>
            ))}
          </p>
          <p className="mt-1 text-sm">
            <TicketLink view={view} places={places} />
          </p>
        </li>
      ))}
    </ul>
  );
}
