import type { AdminUser } from '#contract/api/admin.ts';
import { resetWaitHours } from '#contract/factor-words.ts';
import { callApi } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

const typedIn = (values: FormData): string => String(values.get('password') ?? '');

/** Asks that the second step of somebody who has lost everything is removed, for one’s own password. */
export function ResetFactor({
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
      const input = { params: { uid: user.uid }, body: { password: typedIn(values) } };
      await callApi('POST', '/api/admin/users/:uid/factor-reset', input);
      onDone();
    },
    fieldOf: (code) => (code === 'auth/wrong-password' ? 'password' : undefined),
  });
  return (
    <Form form={form}>
      <p>
        <strong className="wrap-anywhere">{user.email}</strong> reçoit tout de suite un e-mail et peut
        refuser. Sinon, sa deuxième étape est retirée à sa première connexion après {resetWaitHours}
        {'\u00a0'}heures. Vérifiez d’abord, par un autre moyen que l’e-mail, que la demande vient bien d’elle.
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
          Demander le retrait
        </Button>
      </div>
    </Form>
  );
}
