import { useRevalidator } from 'react-router';
import type { Handover } from '#contract/api/handovers.ts';
import { countOf, formatDate, formatDateTime } from '#contract/french.ts';
import { callApi } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { Link } from '../../ui/link.tsx';
import { handOverPath, ownPlanPath } from './handover-paths.ts';
import { countStates } from './plan-head.tsx';
import { ResendButton } from './resend-button.tsx';
import { StateBadge } from './state-badge.tsx';

const states = {
  working: { tone: 'good', label: 'Lien actif' },
  expired: { tone: 'neutral', label: 'Lien expiré' },
  revoked: { tone: 'neutral', label: 'Lien révoqué' },
  refused: { tone: 'neutral', label: 'Ne veut plus de ces messages' },
} as const;

interface Props {
  readonly id: string;
  readonly handovers: readonly Handover[];
}

/** « Envoyer à mon prestataire », and what was sent from this report with how far each fix is. */
export function HandoverPanel({ id, handovers }: Props) {
  return (
    <Card as="section" className="flex scroll-mt-24 flex-col gap-4 print:hidden">
      <div id="prestataire" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg">Envoyer à mon prestataire</h2>
          {handovers.length === 0 && (
            <p className="max-w-prose text-sm text-soft">
              Les tickets partent par e-mail, avec un lien sans compte où ils se marquent faits et se
              vérifient.
            </p>
          )}
        </div>
        <ButtonLink to={handOverPath(id)} variant="secondary">
          Choisir les correctifs
        </ButtonLink>
      </div>
      {handovers.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-t border-line">
          {handovers.map((handover) => (
            <HandoverItem key={handover.id} id={id} handover={handover} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function HandoverItem({ id, handover }: { readonly id: string; readonly handover: Handover }) {
  const { revalidate } = useRevalidator();
  const { tone, label } = states[handover.state];
  const params = { id, handoverId: handover.id };
  return (
    <li className="flex flex-col gap-2 py-4 wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <span>{handover.email}</span>
            <Badge tone={tone}>{label}</Badge>
          </p>
          <p className="text-sm text-soft">{factsOf(handover)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Link to={ownPlanPath(id, handover.id)}>
            Voir le plan<span className="sr-only"> de {handover.email}</span>
          </Link>
          {(handover.state === 'working' || handover.state === 'expired') && (
            <ResendButton id={id} handover={handover} onSent={revalidate} />
          )}
          {handover.state === 'working' && (
            <DeleteButton
              title="Révoquer ce lien"
              loss={
                <>
                  Le lien envoyé à <strong>{handover.email}</strong> n’ouvrira plus le plan, et le dira. Il ne
                  se rétablit pas{'\u00a0'}; ce qui a été marqué reste visible ici.
                </>
              }
              keep="Garder le lien"
              confirm="Révoquer"
              failure="Le lien n’a pas été révoqué. Réessayez."
              remove={() => callApi('DELETE', '/api/reports/:id/handovers/:handoverId', { params })}
              onGone={revalidate}
            >
              Révoquer<span className="sr-only"> le lien de {handover.email}</span>
            </DeleteButton>
          )}
        </div>
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
          {countOf(handover.fixes.length, 'correctif', 'correctifs')}
          {'\u00a0'}: {countStates(handover.fixes)}
        </summary>
        <ul className="flex flex-col gap-3 pt-1">
          {handover.fixes.map((fix) => (
            <li key={fix.key} className="flex flex-col gap-1">
              <p className="flex flex-wrap items-center gap-2">
                <StateBadge state={fix.state} />
                <span className="min-w-0">{fix.title}</span>
              </p>
              {fix.sentence !== '' && <p className="text-sm text-soft">{fix.sentence}</p>}
              {fix.note !== '' && (
                <p className="border-l-4 border-line pl-3 text-sm whitespace-pre-line">{fix.note}</p>
              )}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function factsOf({ state, sentAt, expiresAt, accessCount, lastAccessAt }: Handover): string {
  const opened =
    lastAccessAt === null
      ? 'jamais ouvert'
      : `ouvert ${countOf(accessCount, 'fois', 'fois')}, la dernière le ${formatDateTime(lastAccessAt)}`;
  const until = state === 'working' ? [`jusqu’au ${formatDate(expiresAt)}`] : [];
  return [`Envoyé le ${formatDateTime(sentAt)}`, ...until, opened].join(', ');
}
