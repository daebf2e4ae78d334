import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { countOf } from '#contract/french.ts';
import { FixFacts } from '#report/fixes/fix-facts.tsx';
import { Tag } from '#report/pieces.tsx';
import { findingPath } from '#report/reading/finding-path.ts';
import { type TicketFormat, ticketFormats } from '#report/reading/ticket-writers.ts';
import { readFix } from '#service/reports/read-fix.ts';
import { FixTicket } from '../features/reports/fix-ticket.tsx';
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
  return data(await orRefusal(readFix(deps, viewer, idParam(args), args.params.key ?? '')));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData?.view.fix.title ?? 'Correctif', { index: false });

/** One fix of a report: what it takes away, and its ticket for the tool of whoever does it. */
export default function ReportFix() {
  const { audit, view, tickets } = useLoaderData<typeof loader>();
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
