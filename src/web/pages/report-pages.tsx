import { data, Form, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { countOf } from '#contract/french.ts';
import { PagesTable } from '#report/chapters/pages-chapter.tsx';
import { type PageOrder, pageOrders } from '#report/chapters/pages-view.ts';
import { readReportPages } from '#service/reports/read-report-pages.ts';
import { placesOf } from '../features/reports/report-places.ts';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { PrintedFilter } from '../ui/printed-filter.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const { searchParams } = new URL(args.request.url);
  const orders = Object.keys(pageOrders) as PageOrder[];
  const query = {
    search: (searchParams.get('q') ?? '').trim().slice(0, 200),
    order: orders.find((order) => order === searchParams.get('tri')) ?? 'score',
    at: Number.parseInt(searchParams.get('p') ?? '1', 10) || 1,
  };
  return data({ ...(await orRefusal(readReportPages(deps, viewer, idParam(args), query))), query });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Pages de ${loaderData.audit.host}` : 'Pages', { index: false });

/** All pages of a report, in the order asked for. */
export default function ReportPages() {
  const { audit, rows, count, at, pageCount, query } = useLoaderData<typeof loader>();
  const path = `/reports/${audit.id}`;
  const to = (next: number) => {
    const asked = new URLSearchParams({ q: query.search, tri: query.order, p: String(next) });
    return `${path}/pages?${asked}`;
  };
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: `Rapport de ${audit.host}`, to: `${path}#chapitre-pages` },
          { label: 'Pages' },
        ]}
      />
      <PageHeader title="Toutes les pages">{countOf(count, 'page', 'pages')}</PageHeader>
      <Card className="flex flex-col gap-4 wrap-anywhere">
        <Form
          method="get"
          action={`${path}/pages`}
          className="grid items-end gap-3 sm:grid-cols-[1fr_auto_auto]"
        >
          <TextField label="Adresse ou titre" name="q" type="search" defaultValue={query.search} />
          <Select
            label="Ordre"
            name="tri"
            defaultValue={query.order}
            options={Object.entries(pageOrders).map(([value, label]) => ({ value, label }))}
          />
          <Button type="submit" variant="secondary" plainForm>
            Montrer
          </Button>
        </Form>
        <PrintedFilter search={query.search} />
        {rows.length === 0 ? (
          <p>Aucune page ne répond à cette recherche.</p>
        ) : (
          <PagesTable rows={rows} places={placesOf(audit.id)} />
        )}
        <Pagination label="Liste des pages" page={at} pageCount={pageCount} to={to} />
      </Card>
    </div>
  );
}
