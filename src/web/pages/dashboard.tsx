import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readAccountEmail } from '#service/accounts/change-email.ts';
import { readMailChoices } from '#service/accounts/mail-choices.ts';
import { listSessions } from '#service/accounts/sessions.ts';
import { listAudits } from '#service/audits/list-audits.ts';
import { listDomains } from '#service/domains/list-domains.ts';
import { readPlan } from '#service/plans/read-plan.ts';
import { readPlanHistory } from '#service/plans/read-plan-history.ts';
import { readRetention } from '#service/reports/read-retention.ts';
import { SettingsTab } from '../features/account/settings-tab.tsx';
import { AdminTab } from '../features/admin/admin-tab.tsx';
import { loadAdmin } from '../features/admin/load-admin.server.ts';
import { NewAuditTab } from '../features/audits/new-audit-tab.tsx';
import { OverviewTab } from '../features/audits/overview-tab.tsx';
import { PlanTab } from '../features/billing/plan-tab.tsx';
import type { WebContext } from '../lib/context.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { dashboardTab, dashboardTabs } from '../shell/menu-entries.ts';

const pageSize = 20;
const recentCount = 100;

type Signed = ReturnType<typeof requireViewer>;

/** Address of the demonstration site when this installation serves it (embedded mode). */
function demoUrlOf({ config }: WebContext['deps']): string | null {
  const host = `127.0.0.1:${config.demoPort}`;
  return config.allowTargets.includes(host) ? `http://${host}/` : null;
}

async function provedHostsOf({ deps, viewer }: Signed): Promise<string[]> {
  const domains = await listDomains(deps, viewer);
  return domains.filter(({ status }) => status === 'proved').map(({ host }) => host);
}

async function overviewData({ deps, viewer }: Signed, search: URLSearchParams) {
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const withCancelled = search.get('annules') === 'oui';
  const offset = (Math.min(page, 50_000) - 1) * pageSize;
  const [plan, recent, list, cancelled] = await Promise.all([
    readPlan(deps, viewer),
    listAudits(deps, viewer, { limit: recentCount, offset: 0, withoutCancelled: true }),
    listAudits(deps, viewer, { limit: pageSize, offset, withoutCancelled: !withCancelled }),
    listAudits(deps, viewer, { limit: 1, offset: 0, status: 'cancelled' }),
  ]);
  return {
    displayName: viewer.displayName,
    plan,
    recent: recent.items,
    list: list.items,
    total: list.total,
    cancelled: cancelled.total,
    withCancelled,
    page,
    pageSize,
    demoUrl: demoUrlOf(deps),
  };
}

async function settingsData({ deps, viewer }: Signed) {
  const [sessions, domains, retention, email, mails] = await Promise.all([
    listSessions(deps, viewer),
    listDomains(deps, viewer),
    readRetention(deps, viewer),
    readAccountEmail(deps, viewer),
    readMailChoices(deps, viewer),
  ]);
  return { sessions, domains, retention, email, mails };
}

export async function loader(args: LoaderFunctionArgs) {
  const signed = requireViewer(args);
  const { deps, viewer } = signed;
  const search = new URL(args.request.url).searchParams;
  const tab = dashboardTab(search.get('tab'), viewer.admin);
  switch (tab) {
    case 'new':
      return {
        tab,
        data: {
          plan: await readPlan(deps, viewer),
          demoUrl: demoUrlOf(deps),
          url: (search.get('url') ?? '').slice(0, 2000),
          provedHosts: await provedHostsOf(signed),
        },
      } as const;
    case 'plan':
      return {
        tab,
        plan: await readPlan(deps, viewer),
        history: await readPlanHistory(deps, viewer),
      } as const;
    case 'settings':
      return { tab, settings: await settingsData(signed) } as const;
    case 'admin':
      return { tab, data: await loadAdmin(deps, search) } as const;
    default:
      return { tab: 'overview', data: await overviewData(signed, search) } as const;
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(dashboardTabs[loaderData?.tab ?? 'overview'], { index: false });

export default function Dashboard() {
  const shown = useLoaderData<typeof loader>();
  switch (shown.tab) {
    case 'new':
      return <NewAuditTab key={shown.data.url} data={shown.data} />;
    case 'plan':
      return <PlanTab plan={shown.plan} history={shown.history} />;
    case 'settings':
      return <SettingsTab {...shown.settings} />;
    case 'admin':
      return <AdminTab data={shown.data} />;
    default:
      return <OverviewTab data={shown.data} />;
  }
}
