import { useRef, useState } from 'react';
import type { Schedule, SchedulesResponse } from '#contract/api/schedules.ts';
import { countOf, formatNumber } from '#contract/french.ts';
import { planName } from '#contract/plan-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ScheduleItem } from './schedule-item.tsx';

interface ScheduleListProps {
  data: SchedulesResponse & { readonly plan: string };
}

/** « Audits programmés »: each with its next date, and the ways to change, pause and delete it. */
export function ScheduleList({ data: { schedules, limit, plan } }: ScheduleListProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const onSaid = (sentence: string, isGone: boolean) => {
    setSaid(sentence);
    // The button that had focus is gone with its schedule.
    if (isGone) status.current?.focus();
  };
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        steps={[{ label: 'Tableau de bord', to: '/dashboard?tab=overview' }, { label: 'Audits programmés' }]}
      />
      <PageHeader
        title="Audits programmés"
        actions={
          limit > 0 && <ButtonLink to="/dashboard?tab=new&when=weekly">Programmer un audit</ButtonLink>
        }
      >
        {limit > 0 && <Used schedules={schedules} limit={limit} />}
      </PageHeader>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={said === '' ? 'sr-only' : 'font-semibold [overflow-wrap:anywhere]'}
      >
        {said}
      </p>
      {limit === 0 && <NotInPlan plan={plan} />}
      {schedules.length > 0 ? (
        <ul className="flex flex-col gap-4">
          {schedules.map((schedule) => (
            <Card key={schedule.id} as="li">
              <ScheduleItem schedule={schedule} onSaid={onSaid} />
            </Card>
          ))}
        </ul>
      ) : (
        limit > 0 && (
          <EmptyState title="Aucun audit programmé">
            Un audit programmé se relance de lui-même, à l’identique, et vous écrit ce qui a changé. Il se
            programme depuis « Nouvel audit » ou depuis un rapport.
          </EmptyState>
        )
      )}
    </div>
  );
}

function Used({ schedules, limit }: { schedules: readonly Schedule[]; limit: number }) {
  const active = schedules.filter(({ state }) => state === 'active').length;
  return (
    <>
      {countOf(active, 'audit programmé actif', 'audits programmés actifs')} sur {formatNumber(limit)}. Chacun
      compte dans votre quota du mois.
    </>
  );
}

function NotInPlan({ plan }: { plan: string }) {
  return (
    <Alert kind="info" title={`Votre ${planName(plan)} ne comprend pas d’audits programmés`}>
      <Link to="/dashboard?tab=plan">Voir les formules qui les comprennent</Link>
    </Alert>
  );
}
