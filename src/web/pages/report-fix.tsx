import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { countOf } from '#contract/french.ts';
import { FixFacts } from '#report/fixes/fix-facts.tsx';
import { Tag } from '#report/pieces.tsx';
import { findingPath } from '#report/reading/finding-path.ts';
import { type TicketFormat, ticketFormats } from '#report/reading/ticket-writers.ts';
import { readFix } from '#service/reports/read-fix.ts';
import { readComments } from '#service/work/comments.ts';
import { mayWork } from '#service/work/mark-assignment.ts';
import { readFixWork } from '#service/work/read-assignments.ts';
import { findOwnAudit } from '#service/work/site-of-report.ts';
import { FixTicket } from '../features/reports/fix-ticket.tsx';
import { FixWorkCard } from '../features/work/fix-work.tsx';
import { workByForm } from '../features/work/work-by-form.server.ts';
import { workPath } from '../features/work/work-paths.ts';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const read = await orRefusal(readFix(deps, viewer, idParam(args), args.params.key ?? ''));
  const { audit, view, isOwn } = read;
  // Whoever looks from outside the space reads nothing of what its people say.
  if (!isOwn) return data({ ...read, own: null });
  const [work, { comments }] = await orRefusal(
    Promise.all([
      readFixWork(deps, viewer, audit.id, view.fix),
      readComments(deps, viewer, audit.id, view.fix.key),
    ]),
  );
  return data({ ...read, own: { work, comments, person: viewer.personUid, mayWork: mayWork(viewer) } });
}

/** Who mends it, and comments: plain forms, so that they work without a script. */
export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, clientAddress = '' } = requireViewer(args);
  const { id, key } = { id: idParam(args), key: args.params.key ?? '' };
  const { host } = await orRefusal(findOwnAudit(deps, viewer, id));
  const acting = { viewer, clientAddress };
  const refused = await orRefusal(workByForm(deps, acting, { auditId: id, host, key }, args.request));
  if (refused) return data(refused, { status: refused.status });
  throw redirect(workPath(id, key));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData?.view.fix.title ?? 'Correctif', { index: false });

/** One fix of a report: what it takes away, and its ticket for the tool of whoever does it. */
export default function ReportFix() {
  const { audit, view, tickets, own } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const { fix, erased } = view;
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: `Rapport de ${audit.host}`, to: `/reports/${audit.id}#${view.anchor}` },
          { label: 'Correctif' },
        ]}
      />
      <PageHeader title={fix.title} />
      <article className="contents">
        <Card padding="large" className="wrap-anywhere">
          <FixFacts view={view} />
          {view.urgency !== '' && <p className="mt-3 font-semibold text-bad">Urgent. {view.urgency}</p>}
          {fix.explanation !== '' && <p className="mt-3 max-w-[72ch]">{fix.explanation}</p>}
          <h2 className="mt-6 text-xl">{countOf(erased.length, 'constat', 'constats')}</h2>
          <ul className="mt-3 grid gap-2">
            {erased.map(({ finding, part }) => (
              <li key={finding.anchor} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <Tag tone={finding.tone}>
                  {finding.finding.verdict === 'fail' ? finding.severity : 'À vérifier'}
                </Tag>
                <a
                  href={findingPath(audit.id, finding.finding)}
                  className="min-w-0 underline underline-offset-4"
                >
                  {finding.finding.title}
                </a>
                <span className="text-sm text-soft">{part || finding.reach}</span>
              </li>
            ))}
          </ul>
          {view.echoes.length > 0 && (
            <p className="mt-4 max-w-[72ch] text-sm text-soft">
              Baisse aussi, sans être corrigé lui-même{'\u00a0'}:{' '}
              {view.echoes.map(({ anchor, finding }, index) => (
                <span key={anchor}>
                  {index > 0 && ' · '}
                  <a href={findingPath(audit.id, finding)} className="underline underline-offset-4">
                    {finding.title}
                  </a>
                </span>
              ))}
            </p>
          )}
        </Card>
        {own && <FixWorkCard {...own} refused={refused} />}
        <Card padding="large" className="wrap-anywhere print:hidden">
          <h2 className="text-xl">Le ticket</h2>
          <p className="mt-2 max-w-[72ch] text-soft">
            Ses constats avec leurs pages, des preuves et la façon de vérifier, à coller dans votre outil.
          </p>
          {(Object.keys(ticketFormats) as TicketFormat[]).map((format) => (
            <FixTicket key={format} label={ticketFormats[format]} title={fix.title} text={tickets[format]} />
          ))}
        </Card>
      </article>
    </div>
  );
}
