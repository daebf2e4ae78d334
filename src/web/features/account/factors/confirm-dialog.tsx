import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { textOf, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { onlyErrors, passwordOf } from '../credentials.ts';
import { confirmByPasskey } from './passkey-client.ts';
import { type Confirmed, useConfirmed } from './use-confirmed.ts';

interface Ways {
  /** The account has a factor whose code can be typed. */
  hasCode: boolean;
  hasPasskey: boolean;
}

/** Asks who sits there before something that protects the account changes. */
export function ConfirmDialog({ asking, ...ways }: Ways & { asking: Confirmed }) {
  return (
    <Dialog title="Confirmez que c’est bien vous" isOpen={asking.isAsking} onClose={asking.giveUp}>
      <ConfirmForm {...ways} onDone={asking.confirmed} />
    </Dialog>
  );
}

function ConfirmForm({ hasCode, hasPasskey, onDone }: Ways & { onDone: () => void }) {
  const [byCode, setByCode] = useState(false);
  const passkey = useConfirmed();
  const form = useForm({
    validate: (values) =>
      byCode
        ? onlyErrors({ code: textOf(values, 'code') === '' ? 'Indiquez un code.' : undefined })
        : onlyErrors({ password: passwordOf(values) === '' ? 'Indiquez votre mot de passe.' : undefined }),
    submit: async (values) => {
      const body = byCode ? { code: textOf(values, 'code') } : { password: passwordOf(values) };
      await callApi('POST', '/api/account/confirm', { body });
      onDone();
    },
    fieldOf: (code) =>
      code === 'auth/wrong-password' ? 'password' : code === 'factor/wrong-code' ? 'code' : undefined,
  });
  const signNow = async () => {
    await confirmByPasskey();
    onDone();
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="text-soft">Vous n’aurez pas à le refaire pendant dix minutes.</p>
      <Form form={form}>
        {byCode ? (
          <TextField
            label="Code"
            name="code"
            autoComplete="one-time-code"
            error={form.errors.code}
            hint="Les six chiffres de votre application, ou un code de secours."
          />
        ) : (
          <PasswordField
            label="Mot de passe"
            name="password"
            autoComplete="current-password"
            error={form.errors.password}
          />
        )}
        <Button type="submit" busy={form.busy} className="self-start">
          Confirmer
        </Button>
      </Form>
      {passkey.refusal && <p role="alert">{passkey.refusal}</p>}
      <div className="flex flex-wrap gap-3">
        {hasCode && (
          <Button variant="quiet" size="small" onPress={() => setByCode(!byCode)}>
            {byCode ? 'Utiliser mon mot de passe' : 'Utiliser un code'}
          </Button>
        )}
        {hasPasskey && (
          <Button variant="quiet" size="small" busy={passkey.busy} onPress={() => passkey.run(signNow)}>
            Utiliser une clé d’accès
          </Button>
        )}
      </div>
    </div>
  );
}
