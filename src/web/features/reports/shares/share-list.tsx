import type { Share } from '#contract/api/shares.ts';
import { countOf, formatDate, formatDateTime } from '#contract/french.ts';
import { callApi } from '../../../lib/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DeleteButton } from '../../../ui/delete-button.tsx';

const states = {
  working: { tone: 'good', label: 'Actif' },
  expired: { tone: 'neutral', label: 'Expiré' },
  revoked: { tone: 'neutral', label: 'Révoqué' },
} as const;

interface Props {
  readonly id: string;
  readonly shares: readonly Share[];
  onRevoked(): Promise<void>;
}

/** The links of a report: for whom, until when, how often opened; and their end. */
export function ShareList({ id, shares, onRevoked }: Props) {
  return (
    <section aria-labelledby="liens-crees">
      <h2 id="liens-crees" className="mb-2 text-lg">
        Liens créés
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {shares.map((share) => (
          <li key={share.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <span className="min-w-0 wrap-anywhere">{nameOf(share)}</span>
                <Badge tone={states[share.state].tone}>{states[share.state].label}</Badge>
              </p>
              <p className="text-sm text-soft">{factsOf(share)}</p>
            </div>
            {share.state === 'working' && <Revoke share={share} id={id} onRevoked={onRevoked} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = ({ label, createdAt }: Share) =>
  label === '' ? `Lien du ${formatDateTime(createdAt)}` : label;

function factsOf({ locked, state, expiresAt, accessCount, lastAccessAt }: Share): string {
  const opened =
    lastAccessAt === null
      ? 'jamais ouvert'
      : `ouvert ${formatTimes(accessCount)}, la dernière le ${formatDateTime(lastAccessAt)}`;
  return [
    ...(state === 'working' ? [`jusqu’au ${formatDate(expiresAt)}`] : []),
    locked ? 'avec mot de passe' : 'sans mot de passe',
    opened,
  ].join(', ');
}

const formatTimes = (count: number) => countOf(count, 'fois', 'fois');

function Revoke({ id, share, onRevoked }: Pick<Props, 'id' | 'onRevoked'> & { readonly share: Share }) {
  return (
    <DeleteButton
      title="Révoquer ce lien"
      loss={
        <>
          <strong>{nameOf(share)}</strong> n’ouvrira plus le rapport, et le dira à qui le suit. Un lien
          révoqué ne se rétablit pas.
        </>
      }
      keep="Garder le lien"
      confirm="Révoquer"
      failure="Le lien n’a pas été révoqué. Réessayez."
      remove={() =>
        callApi('DELETE', '/api/reports/:id/shares/:shareId', { params: { id, shareId: share.id } })
      }
      onGone={onRevoked}
    >
      Révoquer<span className="sr-only"> {nameOf(share)}</span>
    </DeleteButton>
  );
}
