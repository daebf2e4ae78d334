import { isDefect } from '#contract/defect.ts';
import { countOf } from '#contract/french.ts';
import type { FindingView } from '../finding-view.ts';
import type { ThemeView } from '../report-view.ts';
import { DefectFacts } from '../static/defect-facts.tsx';
import { paper as room } from '../static/room.ts';
import { SiteAddress } from '../static/site-address.tsx';
import { ThemeHead, withoutDefect } from '../static/theme-head.tsx';
import type { MainDefect } from './main-defects.ts';
import type { PrintInput, PrintLayout } from './print-input.ts';
import { planSummary, summaryClips } from './print-summary-plan.ts';

interface Props {
  readonly theme: ThemeView;
  readonly foremost: readonly MainDefect[];
  readonly crops: PrintInput['crops'];
  readonly layout: PrintLayout;
}

/** Anchor of a theme among all findings. */
export const annexAnchorOf = ({ anchor }: Pick<ThemeView, 'anchor'>): string => `annexe-${anchor}`;

/** A theme on half a page: its first defects with their picture, the names of the next ones, and where all are. */
export function PrintSummary({ theme, foremost, crops, layout }: Props) {
  const defects = theme.failures.filter(({ finding }) => isDefect(finding));
  const plan = planSummary(theme, foremost, layout.share);
  const told = foremost.slice(0, plan.told).flatMap(({ finding, place }) => {
    const view = defects.find((one) => one.finding === finding);
    return view ? [{ view, page: place?.url ?? finding.pages[0]?.url ?? null }] : [];
  });
  const others = defects.filter((view) => !told.some((one) => one.view === view));
  const rows = others.slice(0, plan.rows);
  return (
    <section className="half">
      <ThemeHead theme={theme} level="h2" anchor={theme.anchor} />
      {plan.notes.map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
      {defects.length === 0 && <p>{withoutDefect(theme)}</p>}
      {told.map(({ view, page }) => (
        <ForemostDefect key={view.anchor} view={view} page={page} crop={crops.get(view.anchor)?.source} />
      ))}
      {rows.length > 0 && (
        <ul className="next">
          {rows.map(({ anchor, finding, severity, reach }) => (
            <li key={anchor}>
              {room.text(finding.title, summaryClips.row)}{' '}
              <span className="soft">
                – {severity.toLowerCase()}, {reach}
              </span>
            </li>
          ))}
        </ul>
      )}
      <WhereAll theme={theme} left={others.length - rows.length} layout={layout} />
    </section>
  );
}

/** What is not told here stands in the annexes. */
function WhereAll({
  theme,
  left,
  layout,
}: {
  readonly theme: ThemeView;
  readonly left: number;
  readonly layout: PrintLayout;
}) {
  if (theme.failures.length + theme.reviews.length === 0) return null;
  const anchor = annexAnchorOf(theme);
  const page = layout.pageOf?.get(anchor);
  const parts = [
    left > 0 ? countOf(left, 'autre défaut', 'autres défauts') : '',
    theme.reviews.length > 0 ? countOf(theme.reviews.length, 'point à vérifier', 'points à vérifier') : '',
  ].filter((part) => part !== '');
  return (
    <p className="soft where-all">
      {parts.length > 0 && `Et ${parts.join(', ')}. `}
      <a href={`#${anchor}`}>
        Tous les constats de ce thème{'\u00a0'}: annexe{'\u00a0'}1, page{'\u00a0'}
        {page ?? '00'}
      </a>
      .
    </p>
  );
}

function ForemostDefect({
  view,
  page,
  crop,
}: {
  readonly view: FindingView;
  readonly page: string | null;
  readonly crop: string | undefined;
}) {
  const { finding } = view;
  return (
    <div className={crop === undefined ? 'fore' : 'fore with-crop'}>
      {crop !== undefined && <img src={crop} alt="Extrait de la page : l’endroit est encadré en rouge" />}
      <div>
        <h3>{room.text(finding.title, summaryClips.title)}</h3>
        <DefectFacts view={view} />
        <p>{room.text(finding.fix, summaryClips.fix)}</p>
        {page !== null && (
          <p className="soft address">
            <SiteAddress url={page} words={room.text(page, summaryClips.address)} room={room} />
          </p>
        )}
      </div>
    </div>
  );
}
