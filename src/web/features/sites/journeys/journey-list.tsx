import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { JourneyVersion, JourneyView } from '#contract/api/journeys.ts';
import { countOf, formatDateTime, formatNumber } from '#contract/french.ts';
import { journeyNameLength } from '#contract/journey/journey.ts';
import { callApi } from '../../../lib/api.ts';
import { textOf, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DeleteButton } from '../../../ui/delete-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Form } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { JourneyTrial } from './journey-trial.tsx';
import { JourneyVersions } from './journey-versions.tsx';

interface Props {
  readonly host: string;
  readonly journeys: readonly JourneyView[];
  /** By the id of the journey, the newest first. */
  readonly versions: Readonly<Record<string, readonly JourneyVersion[]>>;
}

/** The journeys of a site, each said in steps that can be left out, and its states. */
export function JourneyList({ host, journeys, versions }: Props) {
  if (journeys.length === 0)
    return <EmptyState title="Aucun parcours pour ce site">Ajoutez-en un ci-dessous.</EmptyState>;
  return (
    <ul className="flex flex-col gap-4">
      {journeys.map((journey) => (
        <Card key={journey.id} as="li">
          <JourneyItem host={host} journey={journey} versions={versions[journey.id] ?? []} />
        </Card>
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly host: string;
  readonly journey: JourneyView;
  readonly versions: readonly JourneyVersion[];
}

function JourneyItem({ host, journey, versions }: ItemProps) {
  const { revalidate } = useRevalidator();
  const { id, name, version, savedAt, steps, secrets } = journey;
  const states = steps.filter(({ state }) => state !== null);
  const missing = secrets.filter(({ kept }) => !kept);
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg wrap-anywhere">{name}</h2>
      <p className="text-sm text-soft">
        {countOf(steps.length, 'étape', 'étapes')}, {countOf(states.length, 'état jugé', 'états jugés')},
        version {formatNumber(version)} du {formatDateTime(savedAt)}
      </p>
      {missing.length > 0 && (
        <p className="font-semibold">
          {countOf(missing.length, 'secret à saisir', 'secrets à saisir')}
          {'\u00a0'}: sans cela, le parcours s’arrête à l’étape qui le demande.
        </p>
      )}
      <details>
        <summary className="cursor-pointer py-2 font-semibold wrap-anywhere">Étapes de {name}</summary>
        <div className="mt-3">
          <JourneyForm key={version} host={host} journey={journey} onSaved={revalidate} />
        </div>
      </details>
      <JourneyTrial host={host} id={id} name={name} />
      <JourneyVersions host={host} journey={journey} versions={versions} onRestored={revalidate} />
      <DeleteButton
        title="Supprimer ce parcours"
        loss={
          <>
            Les prochains audits ne rejoueront plus <strong>{name}</strong>. Les rapports faits restent.
          </>
        }
        keep="Garder"
        confirm="Supprimer"
        failure="Le parcours n’a pas été supprimé. Réessayez."
        remove={() => callApi('DELETE', '/api/sites/:host/journeys/:id', { params: { host, id } })}
        onGone={revalidate}
      >
        Supprimer {name}
      </DeleteButton>
    </div>
  );
}

interface FormProps {
  readonly host: string;
  readonly journey: JourneyView;
  onSaved(): Promise<void>;
}

function JourneyForm({ host, journey, onSaved }: FormProps) {
  const { id, version, steps, secrets } = journey;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const form = useForm({
    validate: () => ({}),
    submit: async (values) => {
      const kept = steps.flatMap((_, at) => {
        const state = textOf(values, `state-${at}`);
        return left.has(at) ? [] : [{ step: at + 1, state: state === '' ? null : state }];
      });
      const given = secrets.flatMap(({ name }) => {
        const value = values.get(`secret ${name}`);
        return typeof value === 'string' && value !== '' ? [{ name, value }] : [];
      });
      const body = { version, name: textOf(values, 'name'), steps: kept, secrets: given };
      await callApi('PUT', '/api/sites/:host/journeys/:id', { params: { host, id }, body });
      await onSaved();
    },
  });
  const toggle = (at: number) =>
    setLeft((before) =>
      before.has(at) ? new Set([...before].filter((one) => one !== at)) : new Set([...before, at]),
    );
  return (
    <Form form={form} className="gap-4">
      <TextField
        label="Nom du parcours"
        name="name"
        defaultValue={journey.name}
        maxLength={journeyNameLength}
      />
      <ol className="flex list-decimal flex-col gap-4 pl-6">
        {steps.map(({ words, state }, at) => (
          // Steps have no other name than their place, and a save makes new ones.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at}>
            <p className={left.has(at) ? 'wrap-anywhere line-through' : 'wrap-anywhere'}>{words}</p>
            <div className="mt-1 flex flex-wrap items-end gap-3">
              {!left.has(at) && (
                <TextField
                  label={`Juger l’état après l’étape ${at + 1} sous le nom`}
                  name={`state-${at}`}
                  defaultValue={state ?? ''}
                  maxLength={journeyNameLength}
                  className="max-w-sm grow"
                />
              )}
              <Button
                variant="quiet"
                size="small"
                aria-label={left.has(at) ? `Garder l’étape ${at + 1}` : `Retirer l’étape ${at + 1}`}
                onPress={() => toggle(at)}
              >
                {left.has(at) ? 'Garder' : 'Retirer'}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {secrets.map(({ name, kept }) => (
        <PasswordField
          key={name}
          label={`Valeur de ${name}`}
          name={`secret ${name}`}
          autoComplete="new-password"
          maxLength={200}
          hint={
            kept
              ? 'Une valeur est gardée. Laissez vide pour ne pas la changer.'
              : 'Aucune valeur n’est gardée.'
          }
        />
      ))}
      <Button type="submit" variant="secondary" busy={form.busy} className="self-start">
        Enregistrer le parcours
      </Button>
    </Form>
  );
}
