import { useState } from 'react';
import {
  type ChannelKind,
  channelKinds,
  channelWords,
  longestChannelToken,
  longestRoom,
} from '#contract/channel-words.ts';
import { longestWebhookUrl, webhookEvents, webhookEventWords } from '#contract/webhook-words.ts';
import { callApi } from '../../../lib/api.ts';
import { textOf, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Form } from '../../../ui/form.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { onlyErrors } from '../credentials.ts';
import { ShownSecret } from './shown-secret.tsx';

const typed = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Adds a server or a room; the secret that signs is shown here, once. */
export function WebhookForm({ onCreated }: { onCreated: () => Promise<void> }) {
  const [secret, setSecret] = useState<string | null>(null);
  const [kind, setKind] = useState<ChannelKind>('webhook');
  const form = useForm({
    validate: (values) =>
      onlyErrors({
        url: textOf(values, 'url') === '' ? `Indiquez ${channelWords[kind].address}.` : undefined,
        '': webhookEvents.some((event) => values.has(event))
          ? undefined
          : 'Choisissez au moins un événement à annoncer.',
      }),
    submit: async (values) => {
      const events = webhookEvents.filter((event) => values.has(event));
      const hosts = textOf(values, 'hosts')
        .split(/[\s,;]+/)
        .filter((host) => host !== '');
      const made = await callApi('POST', '/api/webhooks', {
        body: {
          ...{ kind, url: textOf(values, 'url'), events },
          ...(kind === 'matrix' && { room: textOf(values, 'room'), token: textOf(values, 'token') }),
          ...(hosts.length > 0 && { hosts }),
        },
      });
      setSecret(made.secret === '' ? null : made.secret);
      setKind('webhook');
      // Not another form: its button is being announced.
      form.ref.current?.reset();
      await onCreated();
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <Form form={form} className="max-w-xl gap-4">
        <Select
          label="À qui l’annoncer"
          name="kind"
          value={kind}
          onChange={(event) => {
            const chosen = channelKinds.find((one) => one === event.currentTarget.value);
            if (chosen !== undefined) setKind(chosen);
          }}
          options={channelKinds.map((value) => ({ value, label: channelWords[value].label }))}
        />
        <TextField
          label="Adresse https à prévenir"
          name="url"
          inputMode="url"
          {...typed}
          maxLength={longestWebhookUrl}
          hint={`C’est ${channelWords[kind].address}. Exemple : ${channelWords[kind].example}`}
          error={form.errors.url}
        />
        {kind === 'matrix' && (
          <>
            <TextField
              label="Identifiant interne du salon"
              name="room"
              {...typed}
              maxLength={longestRoom}
              hint="Le salon n’est pas chiffré, et le robot y a été invité. Exemple : !abcdef:agent.exemple.tchap.gouv.fr"
              error={form.errors.room}
            />
            <TextField
              label="Jeton d’accès du robot"
              name="token"
              type="password"
              {...typed}
              maxLength={longestChannelToken}
              hint="Il est gardé chiffré et ne sera plus montré."
              error={form.errors.token}
            />
          </>
        )}
        <TextField
          label="Sites annoncés"
          name="hosts"
          {...typed}
          hint="Vide : tous vos sites. Sinon leurs noms, séparés par des virgules."
          error={form.errors.hosts}
        />
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-semibold">Événements annoncés</legend>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              name={event}
              value="oui"
              defaultChecked={event !== 'audit.regression' && event !== 'finding.assigned'}
              hint={webhookEventWords[event].hint}
            >
              {webhookEventWords[event].label} (<code className="text-sm">{event}</code>)
            </Checkbox>
          ))}
        </fieldset>
        <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
          {kind === 'webhook' ? 'Ajouter un webhook' : 'Ajouter un salon'}
        </Button>
      </Form>
      {secret !== null && <ShownSecret title="Webhook ajouté" secret={secret} />}
    </div>
  );
}
