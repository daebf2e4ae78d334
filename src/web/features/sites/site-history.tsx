import type { ReactNode } from 'react';
import { inLetters } from '#contract/in-letters.ts';
import type { HistorySeries, SiteHistory } from '#contract/sites.ts';
import { Alert } from '../../ui/alert.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { MeasureCharts, ScoreCharts } from './history-charts.tsx';
import { HistoryTables } from './history-tables.tsx';

/** The history of a site: curves, and the same as tables; `children`: what else there is to tell of it. */
export function SiteHistoryView({ history, children }: { history: SiteHistory; children?: ReactNode }) {
  const { host, series, shown, points } = history;
  const newest = points.at(-1);
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: 'Tous vos sites', to: '/dashboard/sites' },
          { label: 'Historique' },
        ]}
      />
      <PageHeader
        title={
          <>
            Historique de <span className="inline-block max-w-full wrap-anywhere">{inLetters(host)}</span>
          </>
        }
        actions={
          newest && (
            <>
              <ButtonLink
                to={`/dashboard/sites/${encodeURIComponent(host)}/echantillons`}
                variant="secondary"
              >
                Échantillons
              </ButtonLink>
              <ButtonLink to={`/dashboard/sites/${encodeURIComponent(host)}/parcours`} variant="secondary">
                Parcours
              </ButtonLink>
              <ButtonLink to={`/reports/${newest.auditId}`} variant="secondary">
                Dernier rapport
              </ButtonLink>
              <ButtonLink to={`/dashboard?tab=new&from=${newest.auditId}`}>Auditer de nouveau</ButtonLink>
            </>
          )
        }
      >
        {series.find(({ key }) => key === shown)?.label}
      </PageHeader>
      {series.length > 1 && <SeriesLinks series={series} shown={shown} />}
      {points.length === 1 && (
        <Alert kind="info">
          Un seul audit pour l’instant{'\u00a0'}: les courbes commencent au deuxième.{' '}
          {newest && (
            <Link to={`/dashboard?tab=new&from=${newest.auditId}&when=weekly`}>Programmer cet audit</Link>
          )}
        </Alert>
      )}
      {points.length > 1 && (
        <>
          <TitledCard title="Scores">
            <ScoreCharts points={points} />
          </TitledCard>
          <TitledCard title="Constats, poids et vitesse">
            <MeasureCharts points={points} />
          </TitledCard>
        </>
      )}
      <TitledCard title={points.length > 1 ? 'Les mêmes chiffres, en tableaux' : 'Les chiffres de cet audit'}>
        <HistoryTables points={points} />
      </TitledCard>
      {children}
    </div>
  );
}

/** Audits asked for differently do not compare: each kind has its own curves. */
function SeriesLinks({ series, shown }: { series: readonly HistorySeries[]; shown: string }) {
  return (
    <nav aria-label="Audits comparables">
      <p className="mb-2 font-semibold">Audits comparables entre eux</p>
      <ul className="flex flex-col gap-1.5">
        {series.map(({ key, label, auditCount }) => (
          <li key={key} className="[overflow-wrap:anywhere]">
            {key === shown ? (
              <span aria-current="true" className="font-semibold">
                {label} ({auditCount})
              </span>
            ) : (
              <Link to={`?serie=${key}`} preventScrollReset>
                {label} ({auditCount})
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
