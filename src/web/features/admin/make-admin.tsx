import type { AdminUser } from '#contract/api/admin.ts';
import { callApi } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

const typedIn = (values: FormData): string => String(values.get('password') ?? '');

/** Gives somebody the rights of administration, for one’s own password. */
export function MakeAdmin({
  user,
  onDone,
  onCancel,
}: {
  user: AdminUser;
  onDone: () => void;
  onCancel: () => void;
}) {
  const form = useForm({
    validate: (values): Record<string, string> =>
      typedIn(values) ? {} : { password: 'Indiquez votre mot de passe.' },
    submit: async (values) => {
      const body = { admin: true, password: typedIn(values) };
      await callApi('PATCH', '/api/admin/users/:uid', { params: { uid: user.uid }, body });
      onDone();
    },
    fieldOf: (code) => (code === 'auth/wrong-password' ? 'password' : undefined),
  });
  return (
    <Form form={form}>
      <p>
        <strong className="wrap-anywhere">{user.email}</strong> pourra lire tous les rapports, changer les
        formules et suspendre des comptes. Confirmez avec votre propre mot de passe.
      </p>
      <PasswordField
        label="Votre mot de passe"
        name="password"
        autoComplete="current-password"
        error={form.errors.password}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onPress={onCancel}>
          Annuler
        </Button>
        <Button type="submit" busy={form.busy}>
          Rendre admin
        </Button>
      </div>
    </Form>
  );
}
