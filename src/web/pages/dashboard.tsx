import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { SampleSummary } from '#contract/api/samples.ts';
import type { AuditChoices } from '#contract/audit.ts';
import { isAppError } from '#contract/errors.ts';
import { planOf } from '#contract/plans.ts';
import { scheduleFrequencies } from '#contract/schedule-words.ts';
import { siteLineOf } from '#contract/sites.ts';
import { rightsOfTabs } from '#contract/space-rights.ts';
import { roleCovers } from '#contract/space-roles.ts';
import { readBrand } from '#service/accounts/brand.ts';
import { readAccountEmail } from '#service/accounts/change-email.ts';
import { readMailChoices } from '#service/accounts/mail-choices.ts';
import { readOpenAccess } from '#service/accounts/open-access.ts';
import { listSessions } from '#service/accounts/sessions.ts';
import { readWantedUrl } from '#service/accounts/wanted-url.ts';
import { countCancelled, listAudits } from '#service/audits/list-audits.ts';
import { listKnownSites } from '#service/audits/list-known-sites.ts';
import { listUnfinished } from '#service/audits/list-unfinished.ts';
import { readAuditChoices } from '#service/audits/read-audit-choices.ts';
import { currentPlan, readBilling, settleOnReturn } from '#service/billing/read-billing.ts';
import { listDomains } from '#service/domains/list-domains.ts';
import { readFactors } from '#service/factors/manage-factors.ts';
import { readMedians } from '#service/medians/read-medians.ts';
import { refusalOfRight } from '#service/organisations/assert-right.ts';
import { readOffers } from '#service/organisations/join-requests.ts';
import { readDowngrades } from '#service/plans/read-downgrades.ts';
import { readPlan } from '#service/plans/read-plan.ts';
import { readPlanHistory } from '#service/plans/read-plan-history.ts';
import { readRetention } from '#service/reports/read-retention.ts';
import { listSamples } from '#service/samples/read-samples.ts';
import { lacksPassword, readLinks } from '#service/sign-ins/manage-links.ts';
import { providerButtons, providerRefusal } from '#service/sign-ins/provider-buttons.ts';
import { listSitePage } from '#service/sites/list-sites.ts';
import { asPerson } from '#service/viewer.ts';
import { SettingsTab } from '../features/account/settings-tab.tsx';
import { AdminTab } from '../features/admin/admin-tab.tsx';
import { loadAdmin } from '../features/admin/load-admin.server.ts';
import { NewAuditTab } from '../features/audits/new-audit-tab.tsx';
import { OverviewTab } from '../features/audits/overview-tab.tsx';
import { PlanTab } from '../features/billing/plan-tab.tsx';
import type { WebContext } from '../lib/context.server.ts';
import { isId } from '../lib/id-param.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { provedHostsOf } from '../lib/proved-hosts.server.ts';
import { refusedPage, requireViewer } from '../lib/require-viewer.server.ts';
import { dashboardTab, dashboardTabs } from '../shell/menu-entries.ts';

const pageSize = 20;
/** Cards of sites on one page of the dashboard. */
const sitesShown = 12;

type Signed = ReturnType<typeof requireViewer>;

/** Address of the demonstration site when this installation serves it (embedded mode). */
function demoUrlOf({ config }: WebContext['deps']): string | null {
  const host = `127.0.0.1:${config.demoPort}`;
  return config.allowTargets.includes(host) ? `http://${host}/` : null;
}

async function newAuditData(signed: Signed, search: URLSearchParams) {
  const { deps, viewer } = signed;
  const from = search.get('from') ?? '';
  const wanted = search.get('echantillon');
  const [plan, provedHosts, samples, known, repeated] = await Promise.all([
    readPlan(deps, viewer),
    provedHostsOf(deps, viewer),
    listSamples(deps, viewer),
    listKnownSites(deps, viewer),
    // An audit deleted meanwhile leaves the form empty.
    isId(from) ? readAuditChoices(deps, viewer, from).catch(orNull) : null,
  ]);
  const sample = samples.find(({ id }) => id === wanted);
  const choices = repeated ?? (sample ? choicesOfSample(sample) : null);
  const url =
    choices?.url ?? ((search.get('url') ?? '').slice(0, 2000) || (await readWantedUrl(deps, viewer)));
  const when = scheduleFrequencies.find((one) => one === search.get('when')) ?? 'once';
  return { plan, demoUrl: demoUrlOf(deps), url, choices, when, provedHosts, samples, known } as const;
}

/** The form as it proposes the audit of a sample. */
function choicesOfSample({ id, url, pageCount }: SampleSummary): AuditChoices {
  const usual = { device: 'mobile', profile: null, ignoreRobots: false } as const;
  return { ...usual, exclude: [], url, scope: 'sample', sample: id, maxPages: pageCount };
}

function orNull(error: unknown): null {
  if (isAppError(error)) return null;
  throw error;
}

const pageOf = (asked: string | null): number => Math.max(1, Number.parseInt(asked ?? '1', 10) || 1);

async function overviewData({ deps, viewer }: Signed, search: URLSearchParams) {
  const page = pageOf(search.get('page'));
  const sitesPage = Math.min(10_000, pageOf(search.get('sites')));
  const withCancelled = search.get('annules') === 'oui';
  const offset = (Math.min(page, 50_000) - 1) * pageSize;
  const [plan, unfinished, sites, list, cancelled, wantedUrl, { offers }] = await Promise.all([
    readPlan(deps, viewer),
    listUnfinished(deps, viewer),
    listSitePage(deps, viewer, { limit: sitesShown, offset: (sitesPage - 1) * sitesShown }),
    listAudits(deps, viewer, { limit: pageSize, offset, withoutCancelled: !withCancelled }),
    countCancelled(deps, viewer),
    readWantedUrl(deps, viewer),
    readOffers(deps, viewer),
  ]);
  return {
    displayName: viewer.displayName,
    plan,
    unfinished,
    sites: sites.sites.map((site) => siteLineOf(site, null)),
    siteCount: sites.total,
    sitesPage,
    sitesPageCount: Math.ceil(sites.total / sitesShown),
    isListAsked: search.has('page') || withCancelled,
    list: list.items,
    total: list.total,
    cancelled,
    withCancelled,
    page,
    pageSize,
    wantedUrl,
    demoUrl: demoUrlOf(deps),
    offered: offers.filter(({ asked }) => !asked).map(({ name }) => name),
  };
}

/** What the addresses of `service/billing/start-checkout.ts` say of where a person comes from. */
const billingVisits = new Map<string | null, 'paid' | 'left' | 'managed'>([
  ['retour', 'paid'],
  ['abandon', 'left'],
  ['gestion', 'managed'],
]);

/** Who comes back from a payment page sees what became of it, though its event has not come. */
async function planData({ deps, viewer }: Signed, search: URLSearchParams) {
  const visit = billingVisits.get(search.get('paiement')) ?? null;
  if (visit === 'paid' || visit === 'managed') await settleOnReturn(deps, viewer);
  const now = { ...viewer, plan: await currentPlan(deps, viewer) };
  const [plan, history, billing, downgrades] = await Promise.all([
    readPlan(deps, now),
    readPlanHistory(deps, viewer),
    readBilling(deps, now),
    readDowngrades(deps, now),
  ]);
  return { plan, history, billing, downgrades, visit } as const;
}

async function settingsData({ deps, viewer }: Signed, search: URLSearchParams) {
  const person = asPerson(viewer);
  // What belongs to the space is shown to those who may set it.
  const manages = roleCovers(viewer.space.role, 'admin');
  const [sessions, factors, links, access, domains, retention, email, mails, brand, medians] =
    await Promise.all([
      listSessions(deps, person),
      readFactors(deps, person),
      readLinks(deps, person),
      readOpenAccess(deps, person),
      manages ? listDomains(deps, viewer) : [],
      readRetention(deps, viewer),
      readAccountEmail(deps, person),
      readMailChoices(deps, person),
      manages && planOf(viewer.plan).ownBrandPdf ? readBrand(deps, viewer) : null,
      readMedians(deps, viewer),
    ]);
  const withoutPassword = links.length > 0 && (await lacksPassword(deps, person));
  const signIns = {
    links,
    withoutPassword,
    buttons: providerButtons(deps),
    refusal: providerRefusal(deps, search),
  };
  return {
    sessions,
    factors,
    signIns,
    access,
    domains,
    retention,
    email,
    mails,
    brand,
    countsInMedians: medians.counts,
    manages,
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const signed = requireViewer(args);
  const { deps, viewer } = signed;
  const search = new URL(args.request.url).searchParams;
  const tab = dashboardTab(search.get('tab'), viewer.admin);
  const refused = await refusalOfRight(deps, viewer, rightsOfTabs[tab], {});
  if (refused) throw refusedPage(refused);
  switch (tab) {
    case 'new':
      return { tab, data: await newAuditData(signed, search) } as const;
    case 'plan':
      return { tab, data: await planData(signed, search) } as const;
    case 'settings':
      return { tab, settings: await settingsData(signed, search) } as const;
    case 'admin':
      return { tab, data: await loadAdmin(deps, asPerson(viewer), search) } as const;
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
      return (
        <NewAuditTab
          key={JSON.stringify([shown.data.choices ?? shown.data.url, shown.data.when])}
          data={shown.data}
        />
      );
    case 'plan':
      return <PlanTab {...shown.data} />;
    case 'settings':
      return <SettingsTab {...shown.settings} />;
    case 'admin':
      return <AdminTab data={shown.data} />;
    default:
      return <OverviewTab data={shown.data} />;
  }
}
