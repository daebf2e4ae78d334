import { useState } from 'react';
import type { Recipient } from '#contract/api/recipients.ts';
import { countOf, formatDate } from '#contract/french.ts';
import { recipientStateLabels } from '#contract/recipient-words.ts';
import { callApi } from '../../lib/api.ts';
import { useAsked } from '../../lib/use-asked.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { FoldedCard } from '../../ui/folded-card.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** « Qui reçoit les résultats »: other people, once they have agreed themselves. */
export function RecipientsPanel({ host }: { host: string }) {
  const { answer, refusal, load } = useAsked(() =>
    callApi('GET', '/api/sites/:host/recipients', { params: { host } }),
  );
  return (
    <FoldedCard title="Qui reçoit les résultats par e-mail" onOpen={load}>
      <p className="max-w-prose text-soft">
        Vous recevez les résultats de ce site. D’autres personnes peuvent les recevoir, avec le PDF{'\u00a0'}:
        chacune donne d’abord son accord, et peut arrêter d’un clic.
      </p>
      {refusal && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
      {answer && answer.recipients.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {answer.recipients.map((recipient) => (
            <RecipientItem key={recipient.id} host={host} recipient={recipient} onRemoved={load} />
          ))}
        </ul>
      )}
      {answer &&
        (answer.limit > 0 ? (
          <AddForm host={host} limit={answer.limit} onAdded={load} />
        ) : (
          <p>
            Les destinataires supplémentaires sont compris dans les formules Pro et Agence.{' '}
            <Link to="/dashboard?tab=plan">Comparer les formules</Link>
          </p>
        ))}
    </FoldedCard>
  );
}

interface ItemProps {
  readonly host: string;
  readonly recipient: Recipient;
  onRemoved(): Promise<void>;
}

function RecipientItem({ host, recipient: { id, email, state, confirmUntil }, onRemoved }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="text-sm text-soft">
          {recipientStateLabels[state]}
          {confirmUntil && `, jusqu’au ${formatDate(confirmUntil)}`}
        </p>
      </div>
      {state !== 'left' && (
        <DeleteButton
          title="Retirer ce destinataire"
          loss={
            <>
              <strong>{email}</strong> ne recevra plus les résultats de ce site.
            </>
          }
          keep="Garder"
          confirm="Retirer"
          failure="Le destinataire n’a pas été retiré. Réessayez."
          remove={() => callApi('DELETE', '/api/sites/:host/recipients/:id', { params: { host, id } })}
          onGone={onRemoved}
        >
          Retirer<span className="sr-only"> {email}</span>
        </DeleteButton>
      )}
    </li>
  );
}

function AddForm({
  host,
  limit,
  onAdded,
}: {
  readonly host: string;
  readonly limit: number;
  readonly onAdded: () => Promise<void>;
}) {
  const [asked, setAsked] = useState<string | null>(null);
  const [count, setCount] = useState(0);
  const form = useForm({
    validate: (values): Record<string, string> =>
      textOf(values, 'email') === '' ? { email: 'Indiquez une adresse, par exemple prenom@exemple.fr.' } : {},
    submit: async (values) => {
      const body = { email: textOf(values, 'email') };
      const { recipient } = await callApi('POST', '/api/sites/:host/recipients', { params: { host }, body });
      setAsked(recipient.email);
      setCount(count + 1);
      await onAdded();
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <Form key={count} form={form} className="max-w-xl gap-4">
        <TextField
          label="Ajouter une adresse e-mail"
          name="email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          hint={`Un e-mail lui demandera son accord. ${countOf(limit, 'personne', 'personnes')} au plus.`}
          error={form.errors.email}
        />
        <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
          Proposer
        </Button>
      </Form>
      {asked && (
        <Alert kind="success" live>
          <p className="wrap-anywhere">Un e-mail est parti à {asked} pour demander son accord.</p>
        </Alert>
      )}
    </div>
  );
}
