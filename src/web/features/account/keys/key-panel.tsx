import { type PlanId, planOf } from '#contract/plans.ts';
import { callApi } from '../../../lib/api.ts';
import { useAsked } from '../../../lib/use-asked.ts';
import { Alert } from '../../../ui/alert.tsx';
import { FoldedCard } from '../../../ui/folded-card.tsx';
import { Link } from '../../../ui/link.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyList } from './key-list.tsx';

/** « Clés d’API »: what lets programs act for the person. Asked for when it is opened: most never do. */
export function KeyPanel({ plan, email }: { plan: PlanId; email: string }) {
  const { answer, refusal, load } = useAsked(() => callApi('GET', '/api/account/keys'));
  return (
    <FoldedCard title="Clés d’API" onOpen={load}>
      <p className="max-w-prose text-soft">
        Une clé laisse un programme agir en votre nom{'\u00a0'}: intégration continue, tableau de bord,
        assistant. Elle n’ouvre ni votre compte ni votre mot de passe, et se révoque à tout moment.{' '}
        <a href="/api/docs" className="text-brand underline">
          Lire la description de l’API
        </a>
        .
      </p>
      {planOf(plan).apiKeys ? (
        <KeyForm email={email} onCreated={load} />
      ) : (
        <p>
          Les clés d’API sont comprises dans les formules Pro et Agence.{' '}
          <Link to="/dashboard?tab=plan">Comparer les formules</Link>
        </p>
      )}
      {refusal && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
      {answer && answer.keys.length > 0 && <KeyList keys={answer.keys} onRevoked={load} />}
    </FoldedCard>
  );
}
