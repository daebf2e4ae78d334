import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { selectSites, siteLineOf, siteQueryOf } from '#contract/sites.ts';
import { listSites } from '#service/sites/list-sites.ts';
import { SiteList } from '../features/sites/site-list.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const query = siteQueryOf(new URL(args.request.url).searchParams);
  const sites = await listSites(deps, viewer);
  const shown = selectSites(sites, query).map((site) => ({
    ...siteLineOf(site, query.theme),
    ...{ picture: null, scores: [] },
  }));
  return { sites: shown, total: sites.length, query };
}

export const meta: MetaFunction = () => pageMeta('Tous vos sites', { index: false });

export default function SitesPage() {
  return <SiteList {...useLoaderData<typeof loader>()} />;
}
