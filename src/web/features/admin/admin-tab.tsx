import { NavLink, useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ActsView } from './acts-view.tsx';
import { type AdminView, adminViews } from './admin-views.ts';
import type { AdminData } from './load-admin.server.ts';
import { OutboxView } from './outbox-view.tsx';
import { OverviewView } from './overview-view.tsx';
import { RequestsView } from './requests-view.tsx';
import { ContestsView, SignalsView } from './signals-view.tsx';
import { UsersView } from './users-view.tsx';
import { VisitsView } from './visits-view.tsx';
import { WaitingResets } from './waiting-resets.tsx';

/** « Admin »: figures, people, plan requests, outgoing mail; all audits are at /reports/admin. */
export function AdminTab({ data }: { data: AdminData }) {
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title="Admin" actions={<ButtonLink to="/reports/admin">Tous les audits</ButtonLink>} />
      <nav aria-label="Vues d’administration">
        <ul className="flex flex-wrap gap-2">
          {(Object.keys(adminViews) as AdminView[]).map((view) => (
            <li key={view}>
              <ViewLink view={view} current={data.view === view} />
            </li>
          ))}
        </ul>
      </nav>
      <View data={data} />
    </div>
  );
}

function ViewLink({ view, current }: { view: AdminView; current: boolean }) {
  const { pathname } = useLocation();
  return (
    <NavLink
      to={`${pathname}?tab=admin&vue=${view}`}
      aria-current={current ? 'page' : false}
      className={() =>
        `inline-flex min-h-11 items-center rounded-xl border px-4 font-semibold no-underline ${current ? 'border-brand bg-brand-soft text-brand-strong' : 'border-edge bg-surface text-ink hover:bg-sunken'}`
      }
    >
      {adminViews[view]}
    </NavLink>
  );
}

function View({ data }: { data: AdminData }) {
  switch (data.view) {
    case 'utilisateurs':
      return (
        <div className="flex flex-col gap-6">
          <WaitingResets resets={data.resets} />
          <UsersView users={data.users} own={data.own} page={data.page} query={data.query} />
        </div>
      );
    case 'demandes':
      return <RequestsView requests={data.requests} />;
    case 'mails':
      return <OutboxView mails={data.mails} page={data.page} state={data.state} />;
    case 'signaux':
      return 'signals' in data ? (
        <SignalsView signals={data.signals} page={data.page} />
      ) : (
        <ContestsView ruleId={data.ruleId} contests={data.contests} page={data.page} />
      );
    case 'visites':
      return <VisitsView question={data.question} found={data.found} />;
    case 'actes':
      return <ActsView acts={data.acts} page={data.page} />;
    default:
      return <OverviewView overview={data.overview} />;
  }
}
