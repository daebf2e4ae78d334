import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate } from '#contract/french.ts';
import { type AccessKind, accessKinds, accessLabels, type OpenAccess } from '#contract/open-access.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** What goes on without a session, and the way to close all of it: where the mail of a new password leads. */
export function OpenAccessList({ items }: { items: readonly OpenAccess[] }) {
  const [asking, setAsking] = useState(false);
  return (
    <section id="acces" aria-label="Accès sans session">
      <TitledCard
        title="Accès sans session"
        actions={
          items.length > 0 && (
            <Button variant="secondary" size="small" onPress={() => setAsking(true)}>
              Tout fermer
            </Button>
          )
        }
      >
        <p className="max-w-prose text-soft">
          {items.length === 0
            ? 'Aucune clé d’API, aucun webhook, lien de partage ni destinataire n’est ouvert.'
            : 'Ce qui reste ouvert quand vos sessions se ferment. Un élément que vous ne reconnaissez pas\u00a0? Fermez tout, puis changez votre mot de passe.'}
        </p>
        <ul className="mt-3 flex flex-col divide-y divide-line">
          {items.map(({ kind, name, createdAt }) => (
            <li key={`${kind} ${createdAt} ${name}`} className="py-3">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-soft">
                {accessLabels[kind].one}, depuis le {formatDate(createdAt)}
              </p>
            </li>
          ))}
        </ul>
      </TitledCard>
      <Dialog
        title="Fermer tous les accès"
        role="alertdialog"
        isOpen={asking}
        onClose={() => setAsking(false)}
      >
        <CloseAll kinds={kindsOf(items)} onDone={() => setAsking(false)} />
      </Dialog>
    </section>
  );
}

const kindsOf = (items: readonly OpenAccess[]): AccessKind[] =>
  accessKinds.filter((kind) => items.some((item) => item.kind === kind));

function CloseAll({ kinds, onDone }: { kinds: readonly AccessKind[]; onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const { notify } = useNotification();
  const close = async () => {
    setBusy(true);
    try {
      await callApi('POST', '/api/account/access/close', { body: { kinds: [...kinds] } });
      notify('successSimple', 'Tous les accès sans session sont fermés.');
    } catch (error) {
      notify('error', error instanceof ApiRefusal ? error.message : 'Les accès n’ont pas pu être fermés.');
    }
    setBusy(false);
    onDone();
    await revalidate();
  };
  return (
    <div className="flex flex-col gap-5">
      <p>
        Vos clés d’API et vos destinataires seront supprimés, vos liens de partage ne s’ouvriront plus, vos
        webhooks seront désactivés. Les programmes et les personnes qui s’en servent seront coupés aussitôt.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onPress={onDone}>
          Ne rien fermer
        </Button>
        <Button variant="danger" busy={busy} onPress={() => void close()}>
          Tout fermer
        </Button>
      </div>
    </div>
  );
}
