import { countOf, formatDate, formatDateTime, formatNumber } from '#contract/french.ts';
import { inLetters } from '#contract/in-letters.ts';
import { lineupSites } from '#contract/lineup.ts';
import { scoreInWords } from '#contract/score-range.ts';
import type { SiteLine, SiteQuery } from '#contract/sites.ts';
import { themes } from '#contract/themes.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ScoreChange } from '../../ui/score-change.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { SiteFilters } from './site-filters.tsx';

interface SiteListProps {
  /** Those asked for, in order. */
  sites: readonly SiteLine[];
  /** How many there are in all. */
  total: number;
  query: SiteQuery;
}

/** All sites on one page, the worst first. */
export function SiteList({ sites, total, query }: SiteListProps) {
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[{ label: 'Tableau de bord', to: '/dashboard?tab=overview' }, { label: 'Tous vos sites' }]}
      />
      <PageHeader
        title="Tous vos sites"
        actions={
          total > 0 && (
            <>
              <ButtonLink to="/dashboard/cote-a-cote" variant="secondary">
                Côte à côte
              </ButtonLink>
              <ButtonLink to="/dashboard?tab=new">Nouvel audit</ButtonLink>
            </>
          )
        }
      >
        {sites.length > 1 && 'Le plus mal noté en premier.'}
      </PageHeader>
      {total === 0 ? (
        <EmptyState
          title="Aucun site pour l’instant"
          action={<ButtonLink to="/dashboard?tab=new">Auditer un site</ButtonLink>}
        >
          Chaque site dont un audit est terminé aura sa ligne ici.
        </EmptyState>
      ) : (
        <Card className="flex flex-col gap-5">
          <SiteFilters query={query} />
          <p role="status" className="text-soft">
            {sites.length === total
              ? countOf(total, 'site', 'sites')
              : `${countOf(sites.length, 'site', 'sites')} sur ${formatNumber(total)}`}
          </p>
          {sites.length === 0 ? (
            <EmptyState
              title="Aucun site ne correspond"
              action={
                <ButtonLink to="/dashboard/sites" variant="secondary">
                  Voir tous les sites
                </ButtonLink>
              }
            />
          ) : (
            <form method="get" action="/dashboard/cote-a-cote" className="flex flex-col gap-4">
              <Table
                caption="Sites, du plus mal noté au mieux noté"
                columns={[...(total > 1 ? [pick] : []), ...columnsOf(query)]}
                rows={sites}
                rowKey={({ host }) => host}
              />
              {total > 1 && (
                <Button type="submit" plainForm variant="secondary" className="self-start print:hidden">
                  Mettre les sites cochés côte à côte ({lineupSites.least} à {lineupSites.most})
                </Button>
              )}
            </form>
          )}
        </Card>
      )}
    </div>
  );
}

/** Sites to put side by side; a form of the browser’s own. */
const pick: Column<SiteLine> = {
  id: 'pick',
  header: 'Côte à côte',
  hiddenHeader: true,
  cell: ({ host }) => (
    <label className="flex size-11 items-center justify-center print:hidden">
      <input type="checkbox" name="site" value={host} className="size-5 accent-brand" />
      <span className="sr-only">Mettre {host} côte à côte</span>
    </label>
  ),
};

const columnsOf = ({ theme }: SiteQuery): readonly Column<SiteLine>[] => [
  {
    id: 'host',
    header: 'Site',
    rowHeader: true,
    cell: (site) => (
      <>
        <Link to={`/dashboard/sites/${encodeURIComponent(site.host)}`} className="[overflow-wrap:anywhere]">
          {inLetters(site.host)}
        </Link>
        <span className="block font-normal sm:hidden">
          <ScoreChange site={site} />
        </span>
      </>
    ),
  },
  {
    id: 'score',
    header: theme === null ? 'Score' : themes[theme].label,
    align: 'right',
    cell: (site) => <Link to={`/reports/${site.auditId}`}>{scoreInWords(site.shown)}</Link>,
  },
  {
    id: 'change',
    header: 'Évolution du score global',
    wideOnly: true,
    cell: (site) => <ScoreChange site={site} />,
  },
  {
    id: 'date',
    header: 'Dernier audit',
    wideOnly: true,
    cell: ({ finishedAt, pageCount }) =>
      `${formatDate(finishedAt)}${pageCount === null ? '' : `, ${countOf(pageCount, 'page', 'pages')}`}`,
  },
  {
    id: 'next',
    header: 'Prochain audit',
    wideOnly: true,
    cell: ({ nextRunAt, auditId }) =>
      nextRunAt === null ? (
        <>
          <Link to={`/dashboard?tab=new&from=${auditId}&when=weekly`} className="print:hidden">
            Programmer
          </Link>
          <span className="hidden print:inline">–</span>
        </>
      ) : (
        formatDateTime(nextRunAt)
      ),
  },
];
