import { type PlanId, planOf } from '#contract/plans.ts';
import { callApi } from '../../../lib/api.ts';
import { useAsked } from '../../../lib/use-asked.ts';
import { Alert } from '../../../ui/alert.tsx';
import { FoldedCard } from '../../../ui/folded-card.tsx';
import { Link } from '../../../ui/link.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookItem } from './webhook-item.tsx';

/** « Webhooks »: addresses that are told of what happens. Asked for when it is opened: most never do. */
export function WebhookPanel({ plan }: { plan: PlanId }) {
  const { answer, refusal, load } = useAsked(() => callApi('GET', '/api/webhooks'));
  return (
    <FoldedCard title="Webhooks et salons" onOpen={load}>
      <p className="max-w-prose text-soft">
        Un webhook annonce à l’un de vos serveurs, ou à un salon de Slack, Teams, Mattermost ou Tchap, ce qui
        arrive à vos audits, dès que cela arrive. Ce qui part vers un serveur est signé{'\u00a0'}; ce qui
        n’est pas accepté est renvoyé pendant trois jours.{' '}
        <a href="/api/docs#webhooks" className="text-brand underline">
          Lire comment vérifier la signature
        </a>
        .
      </p>
      {planOf(plan).apiKeys ? (
        <WebhookForm onCreated={load} />
      ) : (
        <p>
          Les webhooks sont compris dans les formules Pro et Agence.{' '}
          <Link to="/dashboard?tab=plan">Comparer les formules</Link>
        </p>
      )}
      {refusal && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
      {answer && answer.webhooks.length > 0 && (
        <section aria-labelledby="webhooks-ajoutes">
          <h2 id="webhooks-ajoutes" className="mb-2 text-lg">
            Webhooks et salons ajoutés
          </h2>
          <ul className="flex flex-col divide-y divide-line">
            {answer.webhooks.map((webhook) => (
              <WebhookItem key={webhook.id} webhook={webhook} onChanged={load} />
            ))}
          </ul>
        </section>
      )}
    </FoldedCard>
  );
}
