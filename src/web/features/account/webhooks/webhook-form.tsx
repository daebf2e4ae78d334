import { useState } from 'react';
import { longestWebhookUrl, webhookEvents, webhookEventWords } from '#contract/webhook-words.ts';
import { callApi } from '../../../lib/api.ts';
import { textOf, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { onlyErrors } from '../credentials.ts';
import { ShownSecret } from './shown-secret.tsx';

/** Adds an address; the secret that signs is shown here, once. */
export function WebhookForm({ onCreated }: { onCreated: () => Promise<void> }) {
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    validate: (values) =>
      onlyErrors({
        url: textOf(values, 'url') === '' ? 'Indiquez l’adresse https de votre serveur.' : undefined,
        '': webhookEvents.some((event) => values.has(event))
          ? undefined
          : 'Choisissez au moins un événement à annoncer.',
      }),
    submit: async (values) => {
      const events = webhookEvents.filter((event) => values.has(event));
      const made = await callApi('POST', '/api/webhooks', { body: { url: textOf(values, 'url'), events } });
      setSecret(made.secret);
      // Not another form: its button is being announced.
      form.ref.current?.reset();
      await onCreated();
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <Form form={form} className="max-w-xl gap-4">
        <TextField
          label="Adresse https à prévenir"
          name="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestWebhookUrl}
          placeholder="https://outils.exemple.fr/constat"
          error={form.errors.url}
        />
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-semibold">Événements annoncés</legend>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              name={event}
              value="oui"
              defaultChecked={event !== 'audit.regression'}
              hint={webhookEventWords[event].hint}
            >
              {webhookEventWords[event].label} (<code className="text-sm">{event}</code>)
            </Checkbox>
          ))}
        </fieldset>
        <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
          Ajouter un webhook
        </Button>
      </Form>
      {secret !== null && <ShownSecret title="Webhook ajouté" secret={secret} />}
    </div>
  );
}
