import { useState } from 'react';
import {
  type DecisionKind,
  decisionKinds,
  decisionScopes,
  derogationMotives,
  partName,
  reasonLengths,
} from '#contract/decision-words.ts';
import { typeset } from '#contract/french.ts';
import { callApi } from '../../../lib/api.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { decisionRequestOf } from './decision-request.ts';
import type { DecisionTarget } from './decision-target.ts';

interface DecisionFormProps {
  target: DecisionTarget;
  /** Of the person: who takes a risk unless told otherwise. */
  name: string;
  /** What the form was sent with, and why it was refused, where the page has no script. */
  sent?: { readonly values: Readonly<Record<string, string>>; readonly message: string } | undefined;
  onDecided: () => void | Promise<void>;
  /** Somebody decided meanwhile: what stands is read again. */
  onOvertaken: () => Promise<void>;
}

/** Decides of a finding or of one of its places; sent by the page’s script, or by the browser itself to the page’s action. */
export function DecisionForm({ target, name, sent, onDecided, onOvertaken }: DecisionFormProps) {
  const form = useForm({
    validate: (values) =>
      decisionRequestOf(target, values) ? {} : { kind: 'Choisissez ce que vous décidez.' },
    submit: async (values) => {
      const body = decisionRequestOf(target, values);
      if (!body) return;
      try {
        await callApi('POST', '/api/reports/:id/decisions', { params: { id: target.auditId }, body });
      } catch (refusal) {
        await onOvertaken();
        throw refusal;
      }
      await onDecided();
    },
  });
  return (
    <Form form={form} className="gap-5">
      {sent && <Alert kind="error">{sent.message}</Alert>}
      <p className="text-sm">
        {
          'Une décision ne change ni le constat ni le score : un défaut prouvé continue de compter. Elle est montrée avec votre nom dans le rapport, le PDF, l’e-mail, les exports et l’API, est comptée à part, et vaut pour les audits suivants de ce site.'
        }
      </p>
      {target.standing && (
        <Alert kind="warning" title="Une décision est déjà en vigueur">
          <p className="wrap-anywhere">
            {target.standing.badge}. {target.standing.sentence}
          </p>
          <input type="hidden" name="knowing" value={target.standing.id} />
        </Alert>
      )}
      <DecisionFields target={target} name={name} values={sent?.values ?? {}} errors={form.errors} />
      <Button type="submit" plainForm busy={form.busy} className="self-start">
        {target.standing ? 'Remplacer la décision' : 'Enregistrer la décision'}
      </Button>
    </Form>
  );
}

interface FieldsProps extends Pick<DecisionFormProps, 'target' | 'name'> {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** Without a script every field shows; with it, those of the chosen kind. */
function DecisionFields({ target, name, values, errors }: FieldsProps) {
  const chosen = target.kinds.find((kind) => kind === values.kind);
  const [kind, setKind] = useState<DecisionKind | null>(chosen ?? null);
  const isPlain = !useHydrated();
  return (
    <>
      <RadioGroup
        label="Ce que vous décidez"
        name="kind"
        {...(chosen && { defaultValue: chosen })}
        onChange={setKind}
        error={errors.kind}
        options={target.kinds.map((id) => ({
          value: id,
          label: typeset(decisionKinds[id].label),
          hint: typeset(decisionKinds[id].meaning),
        }))}
      />
      {target.part !== null && (
        <RadioGroup
          label="Ce que la décision couvre"
          name="scope"
          defaultValue={values.scope === 'component' ? 'component' : 'element'}
          error={errors.scope}
          options={[
            { value: 'element', label: decisionScopes.element },
            { value: 'component', label: `${decisionScopes.component} (${partName(target.part)})` },
          ]}
        />
      )}
      <TextArea
        label="Raison"
        name="reason"
        hint={`De ${reasonLengths.least} à ${reasonLengths.most} caractères, lisibles par tous ceux qui lisent ce rapport.`}
        defaultValue={values.reason}
        maxLength={reasonLengths.most}
        error={errors.reason}
      />
      {(kind === 'derogation' || (isPlain && target.kinds.includes('derogation'))) && (
        <Select
          label="Motif de la dérogation"
          name="motive"
          hint={isPlain ? 'Pour une dérogation seulement.' : undefined}
          defaultValue={values.motive}
          error={errors.motive}
          options={Object.entries(derogationMotives).map(([value, label]) => ({ value, label }))}
        />
      )}
      {(kind === 'accepted' || isPlain) && (
        <TextField
          label="Qui prend ce risque"
          name="takenBy"
          hint={isPlain ? 'Pour « Accepté » seulement.' : undefined}
          defaultValue={values.takenBy ?? name}
          maxLength={120}
          error={errors.takenBy}
        />
      )}
      <TextField
        label={kind === 'accepted' ? 'Jusqu’au' : 'Jusqu’au (facultatif)'}
        name="until"
        type="date"
        hint={isPlain ? 'Obligatoire pour « Accepté ».' : undefined}
        defaultValue={values.until}
        error={errors.until}
      />
    </>
  );
}
