import type { AuditSummary } from '#contract/api/audits.ts';
import type { PlanResponse } from '#contract/api/plans.ts';
import { countOf, formatDate, formatNumber, listOf } from '#contract/french.ts';
import { planName } from '#contract/plan-words.ts';
import type { SiteLine } from '#contract/sites.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, TitledCard } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { AuditTable } from './audit-table.tsx';
import { NewAuditForm } from './new-audit-form.tsx';
import { RunningAudit } from './running-audit.tsx';
import { SiteCard } from './site-card.tsx';
import { useLive } from './use-live.ts';

export interface OverviewData {
  readonly displayName: string;
  readonly plan: PlanResponse;
  /** Audits that wait or run, the running ones first. */
  readonly unfinished: readonly AuditSummary[];
  /** One page of them, the last audited first. */
  readonly sites: readonly SiteLine[];
  readonly siteCount: number;
  readonly sitesPage: number;
  readonly sitesPageCount: number;
  /** The list of audits was asked for: a page of it, or the cancelled ones. */
  readonly isListAsked: boolean;
  readonly list: readonly AuditSummary[];
  readonly total: number;
  /** How many were cancelled, and whether they are in the list. */
  readonly cancelled: number;
  readonly withCancelled: boolean;
  readonly page: number;
  readonly pageSize: number;
  /** The site they came with, until the first audit. */
  readonly wantedUrl: string;
  readonly demoUrl: string | null;
  /** Names of organisations that the person may ask to join, by the SIRET that their provider told. */
  readonly offered: readonly string[];
}

/** « Tableau de bord »: sites, running audits, last audits, quota left; one field and one button the first time. */
export function OverviewTab({ data }: { data: OverviewData }) {
  const { unfinished, sites } = data;
  useLive(unfinished.length > 0);
  if (data.total + data.cancelled === 0) return <FirstVisit data={data} />;
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title="Tableau de bord"
        actions={
          <>
            <ButtonLink to="/mes-corrections" variant="secondary">
              Mes corrections
            </ButtonLink>
            <ButtonLink to="/dashboard/schedules" variant="secondary">
              Audits programmés
            </ButtonLink>
            <ButtonLink to="/dashboard?tab=new">Nouvel audit</ButtonLink>
          </>
        }
      />
      <Offered names={data.offered} />
      <Quota plan={data.plan} />
      {unfinished.length > 0 && <Unfinished audits={unfinished} />}
      {sites.length > 0 && (
        <section aria-labelledby="sites">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
            <h2 id="sites" className="text-xl">
              Vos sites
            </h2>
            <Link to="/dashboard/sites">
              {data.siteCount > 1
                ? `Comparer les ${formatNumber(data.siteCount)}\u00a0sites, le plus mal noté en premier`
                : 'Voir ce site'}
            </Link>
          </div>
          <ul className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-3">
            {sites.map((site) => (
              <SiteCard key={site.host} site={site} />
            ))}
          </ul>
          <Pagination
            label="Pages des sites"
            page={data.sitesPage}
            pageCount={data.sitesPageCount}
            to={(page) => `/dashboard?tab=overview&sites=${page}`}
          />
        </section>
      )}
      <AuditList data={data} />
    </div>
  );
}

/** Every audit, whatever became of it: folded, since the cards say what counts. */
function AuditList({ data }: { data: OverviewData }) {
  return (
    <Card as="section" padding="none">
      <details open={data.isListAsked || data.siteCount === 0}>
        <summary className="min-h-12 cursor-pointer px-5 py-3 font-semibold sm:px-6">
          {`Tous les audits (${formatNumber(data.total)})`}
        </summary>
        <div className="border-t border-line p-5 sm:p-6">
          {data.list.length === 0 ? (
            <p className="text-soft">Aucun audit terminé ni en cours.</p>
          ) : (
            <AuditTable caption="Tous les audits" audits={data.list} />
          )}
          <CancelledLink data={data} />
          <Pagination
            label="Pages de la liste des audits"
            page={data.page}
            pageCount={Math.ceil(data.total / data.pageSize)}
            to={(page) => `/dashboard?tab=overview${data.withCancelled ? '&annules=oui' : ''}&page=${page}`}
          />
        </div>
      </details>
    </Card>
  );
}

/** Those shown with their progress; the others are counted. */
const unfinishedShown = 8;

function Unfinished({ audits }: { audits: readonly AuditSummary[] }) {
  const more = audits.length - unfinishedShown;
  return (
    <TitledCard title={audits.length === 1 ? 'Audit en cours' : 'Audits en cours'}>
      <ul className="flex flex-col gap-6">
        {audits.slice(0, unfinishedShown).map((audit) => (
          <li key={audit.id}>
            <RunningAudit audit={audit} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-5 text-soft">Et {countOf(more, 'autre qui attend', 'autres qui attendent')}.</p>
      )}
    </TitledCard>
  );
}

/** Cancelled audits tell nothing of a site: they are shown only when asked for. */
function CancelledLink({ data }: { data: OverviewData }) {
  if (data.cancelled === 0) return null;
  const audits = countOf(data.cancelled, 'audit annulé', 'audits annulés');
  return (
    <p className="mt-4 text-sm">
      {data.withCancelled ? (
        <Link to="/dashboard?tab=overview">
          {data.cancelled === 1 ? 'Masquer l’audit annulé' : `Masquer les ${audits}`}
        </Link>
      ) : (
        <Link to="/dashboard?tab=overview&annules=oui">Afficher aussi {audits}</Link>
      )}
    </p>
  );
}

function FirstVisit({ data }: { data: OverviewData }) {
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={data.displayName === '' ? 'Bienvenue' : `Bienvenue, ${data.displayName}`}>
        Collez l’adresse d’un site{'\u00a0'}: le résultat arrive par e-mail en quelques minutes.
      </PageHeader>
      <Offered names={data.offered} />
      <Card padding="large">
        <NewAuditForm plan={data.plan} demoUrl={data.demoUrl} initialUrl={data.wantedUrl} compact />
      </Card>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose">
          Un audit visite les pages du site comme un visiteur et relève ce qui est en défaut, avec les
          preuves. Le rapport dit quoi corriger d’abord, qui s’en charge et en combien de temps.
        </p>
        <ButtonLink to="/exemple" variant="secondary">
          Voir un exemple de rapport
        </ButtonLink>
      </Card>
    </div>
  );
}

/** Who works in an organisation that is here already meets it on the first page, not only in « Mes espaces ». */
function Offered({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Alert title="Votre organisation est peut-être déjà ici">
      <span className="wrap-anywhere">{listOf(names, 'et')}</span>
      {'\u00a0'}: {names.length > 1 ? 'elles ont indiqué' : 'elle a indiqué'} le SIRET que votre fournisseur
      d’identité nous transmet. <Link to="/espaces">Demander à rejoindre une organisation</Link>
    </Alert>
  );
}

function Quota({ plan }: { plan: PlanResponse }) {
  const { usage } = plan;
  return (
    <p className="-mt-4 text-soft">
      Votre {planName(plan.plan)}
      {'\u00a0'}: {countOf(usage.auditsLeft, 'audit restant', 'audits restants')} sur{' '}
      {formatNumber(usage.auditsPerMonth)} ce mois-ci
      {usage.auditsLeft === 0 ? `, prochains audits le ${formatDate(usage.renewsOn)}` : ''}.{' '}
      <Link to="/dashboard?tab=plan">Voir les formules</Link>
    </p>
  );
}
