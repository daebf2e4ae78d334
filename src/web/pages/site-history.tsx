import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { listDecisions } from '#service/decisions/list-decisions.ts';
import { readSiteHistory } from '#service/sites/read-site-history.ts';
import { SiteAccessPanel } from '../features/account/site-access/access-panel.tsx';
import { DecisionJournal } from '../features/reports/decisions/decision-journal.tsx';
import { RecipientsPanel } from '../features/sites/recipients-panel.tsx';
import { SiteHistoryView } from '../features/sites/site-history.tsx';
import { isId } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';

/** Fifteen curves of a year of audits: drawn beside the serving loop. */
export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const search = new URL(args.request.url).searchParams;
  const audit = search.get('audit') ?? '';
  const host = args.params.host ?? '';
  const asked = { series: search.get('serie'), auditId: isId(audit) ? audit : null };
  const history = await orRefusal(readSiteHistory(deps, viewer, host, asked));
  return { history, decisions: await listDecisions(deps, viewer, host, { limit: 100, offset: 0 }) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Historique de ${loaderData.history.host}` : 'Historique', { index: false });

export default function SiteHistoryPage() {
  const { history, decisions } = useLoaderData<typeof loader>();
  return (
    <SiteHistoryView history={history}>
      <DecisionJournal decisions={decisions} />
      <RecipientsPanel host={history.host} />
      <SiteAccessPanel host={history.host} />
    </SiteHistoryView>
  );
}
