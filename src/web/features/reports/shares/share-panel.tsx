import { type PlanId, planOf } from '#contract/plans.ts';
import { callApi } from '../../../lib/api.ts';
import { useAsked } from '../../../lib/use-asked.ts';
import { Alert } from '../../../ui/alert.tsx';
import { FoldedCard } from '../../../ui/folded-card.tsx';
import { Link } from '../../../ui/link.tsx';
import { ShareForm } from './share-form.tsx';
import { ShareList } from './share-list.tsx';

interface Props {
  readonly id: string;
  readonly plan: PlanId;
  /** It shows pages that an access opened. */
  readonly isProtected: boolean;
}

/** « Partager ce rapport »: the links that open it to others. Asked for when it is opened: most readers never do. */
export function SharePanel({ id, plan, isProtected }: Props) {
  const { answer, refusal, load } = useAsked(() =>
    callApi('GET', '/api/reports/:id/shares', { params: { id } }),
  );
  return (
    <FoldedCard title="Partager ce rapport" onOpen={load}>
      <p className="max-w-prose text-soft">
        Un lien de partage ouvre ce rapport, et lui seul, à qui le reçoit{'\u00a0'}: sans compte, en lecture
        seule, hors des moteurs de recherche. Vous pouvez le révoquer à tout moment.
      </p>
      {planOf(plan).shareLinks ? (
        <ShareForm id={id} isProtected={isProtected} onCreated={load} />
      ) : (
        <p>
          Les liens de partage sont compris dans les formules Pro et Agence.{' '}
          <Link to="/dashboard?tab=plan">Comparer les formules</Link>
        </p>
      )}
      {refusal && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
      {answer && answer.shares.length > 0 && <ShareList id={id} shares={answer.shares} onRevoked={load} />}
    </FoldedCard>
  );
}
