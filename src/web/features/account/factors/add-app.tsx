import { useState } from 'react';
import type { NewApp } from '#contract/api/factors.ts';
import { maxFactorName } from '#contract/factor-words.ts';
import { callApi } from '../../../lib/api.ts';
import { textOf, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { onlyErrors } from '../credentials.ts';

type Codes = readonly string[] | null;

/** The name of a factor, which tells it from the others. */
export function FactorName({ error, example }: { error: string | undefined; example: string }) {
  return (
    <TextField
      label="Nom"
      name="name"
      autoComplete="off"
      maxLength={maxFactorName}
      error={error}
      hint={`Pour le reconnaître, par exemple «\u00a0${example}\u00a0».`}
    />
  );
}

export const nameErrors = (values: FormData) =>
  onlyErrors({ name: textOf(values, 'name') === '' ? 'Donnez un nom.' : undefined });

/** Adds an authenticator application: a name, a picture to scan, its first code. @param start may ask to confirm first */
export function AddApp({
  start,
  onAdded,
}: {
  start: (work: () => Promise<void>) => void;
  onAdded: (codes: Codes) => void;
}) {
  const [app, setApp] = useState<NewApp | null>(null);
  const form = useForm({
    validate: nameErrors,
    submit: async (values) => {
      const body = { name: textOf(values, 'name') };
      start(async () => setApp(await callApi('POST', '/api/account/factors/apps', { body })));
    },
  });
  if (app) return <FirstCode app={app} onAdded={onAdded} />;
  return (
    <Form form={form}>
      <p className="text-soft">
        Une application d’authentification (Aegis, FreeOTP, 2FAS, celle de votre gestionnaire de mots de
        passe…) affiche un code qui change toutes les trente secondes.
      </p>
      <FactorName error={form.errors.name} example="Téléphone" />
      <Button type="submit" busy={form.busy} className="self-start">
        Continuer
      </Button>
    </Form>
  );
}

function FirstCode({ app, onAdded }: { app: NewApp; onAdded: (codes: Codes) => void }) {
  const form = useForm({
    validate: (values) =>
      onlyErrors({ code: textOf(values, 'code') === '' ? 'Indiquez le code affiché.' : undefined }),
    submit: async (values) => {
      const input = { params: { id: app.id }, body: { code: textOf(values, 'code') } };
      onAdded((await callApi('POST', '/api/account/factors/apps/:id', input)).recoveryCodes);
    },
    fieldOf: (code) => (code === 'factor/wrong-code' ? 'code' : undefined),
  });
  const { size, path } = app.picture;
  return (
    <Form form={form}>
      <p>Scannez ce code avec l’application, ou saisissez la clé à la main.</p>
      <svg
        role="img"
        aria-label="Code QR à scanner avec l’application"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-56 self-center rounded-xl"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <CopyField label="Clé à saisir" value={app.secret} what="la clé" />
      <TextField
        label="Code affiché par l’application"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.errors.code}
        hint="Six chiffres."
      />
      <Button type="submit" busy={form.busy} className="self-start">
        Activer
      </Button>
    </Form>
  );
}
