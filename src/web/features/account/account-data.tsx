import { useState } from 'react';
import type { Retention } from '#contract/api/account.ts';
import { countOf, formatDate } from '#contract/french.ts';
import { historyText } from '#contract/plan-words.ts';
import { callApi } from '../../lib/api.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { passwordOf } from './credentials.ts';

/** My data: take it away, or delete everything. */
export function AccountData({ retention }: { retention: Retention }) {
  const [asking, setAsking] = useState(false);
  return (
    <TitledCard title="Mes données">
      <div className="flex flex-col gap-5">
        <p className="max-w-prose text-soft">
          L’export est une archive ZIP{'\u00a0'}: votre profil, vos domaines, vos audits, leurs rapports
          (JSON, CSV, PDF) et leurs captures. La suppression est immédiate et définitive.
        </p>
        <Kept retention={retention} />
        <div className="flex flex-wrap gap-3">
          <a
            href="/api/account/export"
            download
            className="inline-flex min-h-11 items-center rounded-xl border border-edge bg-surface px-5 py-2.5 font-semibold text-ink no-underline hover:bg-sunken print:hidden"
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

/** How long reports are kept, and what goes soon: said before it goes. */
function Kept({ retention: { days, soon, soonCount } }: { retention: Retention }) {
  return (
    <div className="flex max-w-prose flex-col gap-2 text-soft">
      <p>
        Chaque rapport est gardé pendant {historyText(days)} avec votre formule, puis supprimé avec ses
        captures. Les scores restent dans l’historique.{' '}
        {soonCount === 0 && 'Aucun rapport ne sera supprimé dans les 30 prochains jours.'}
      </p>
      {soonCount > 0 && (
        <details>
          <summary className="min-h-8 font-semibold text-ink">
            {countOf(soonCount, 'rapport supprimé', 'rapports supprimés')} dans les 30 prochains jours
          </summary>
          <ul className="mt-2 flex flex-col gap-1">
            {soon.map(({ id, host, removedOn }) => (
              <li key={id}>
                {formatDate(removedOn)}
                {'\u00a0'}:{' '}
                <Link to={`/reports/${id}`} className="wrap-anywhere">
                  {host}
                </Link>
              </li>
            ))}
            {soonCount > soon.length && (
              <li>et {countOf(soonCount - soon.length, 'autre', 'autres')} ensuite</li>
            )}
          </ul>
        </details>
      )}
    </div>
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
