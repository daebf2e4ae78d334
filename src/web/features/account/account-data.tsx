import { useState } from 'react';
import { callApi } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { passwordOf } from './credentials.ts';

/** My data: take it away, or delete everything. */
export function AccountData() {
  const [asking, setAsking] = useState(false);
  return (
    <TitledCard title="Mes données">
      <div className="flex flex-col gap-5">
        <p className="max-w-prose text-soft">
          L’export contient votre profil, vos domaines, vos audits et leurs rapports, au format JSON. La
          suppression est immédiate et définitive.
        </p>
        <div className="flex flex-wrap gap-3">
          <a
            href="/api/account/export"
            download
            className="inline-flex min-h-11 items-center rounded-xl border border-edge bg-surface px-5 py-2.5 font-semibold text-ink no-underline hover:bg-sunken"
          >
            Exporter mes données
          </a>
          <Button variant="danger" onPress={() => setAsking(true)}>
            Supprimer mon compte
          </Button>
        </div>
      </div>
      <Dialog
        title="Supprimer mon compte"
        role="alertdialog"
        isOpen={asking}
        onClose={() => setAsking(false)}
      >
        <DeleteForm onCancel={() => setAsking(false)} />
      </Dialog>
    </TitledCard>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const form = useForm({
    validate: (values): Record<string, string> =>
      passwordOf(values) === '' ? { password: 'Indiquez votre mot de passe.' } : {},
    submit: async (values) => {
      await callApi('DELETE', '/api/account', { body: { password: passwordOf(values) } });
      window.location.assign('/constat');
    },
    fieldOf: (code) => (code === 'auth/wrong-password' ? 'password' : undefined),
  });
  return (
    <Form form={form}>
      <p>
        Votre compte, vos domaines, vos audits et vos rapports seront supprimés pour de bon. Un e-mail le
        confirmera.
      </p>
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="current-password"
        error={form.errors.password}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onPress={onCancel}>
          Garder mon compte
        </Button>
        <Button type="submit" variant="danger" busy={form.busy}>
          Supprimer définitivement
        </Button>
      </div>
    </Form>
  );
}
