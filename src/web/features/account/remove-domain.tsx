import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Domain } from '#contract/api/domains.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Forgets a domain, once the person has confirmed it. */
export function RemoveDomain({ domain, onRemoved }: { domain: Domain; onRemoved: (host: string) => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setAsking(true)}>
        Retirer<span className="sr-only"> {domain.host}</span>
      </Button>
      <Dialog title="Retirer le domaine" role="alertdialog" isOpen={asking} onClose={() => setAsking(false)}>
        <Confirm domain={domain} onRemoved={onRemoved} onCancel={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

function Confirm({
  domain,
  onRemoved,
  onCancel,
}: {
  domain: Domain;
  onRemoved: (host: string) => void;
  onCancel: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const remove = async () => {
    setBusy(true);
    setError(null);
    try {
      await callApi('DELETE', '/api/domains/:id', { params: { id: domain.id } });
    } catch (refusal) {
      // Removed elsewhere meanwhile: what was wanted is so.
      if (!(refusal instanceof ApiRefusal) || refusal.status !== 404) {
        setError(
          refusal instanceof ApiRefusal ? refusal.message : 'Le domaine n’a pas été retiré. Réessayez.',
        );
        setBusy(false);
        return;
      }
    }
    onCancel();
    await revalidate();
    onRemoved(domain.host);
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="[overflow-wrap:anywhere]">
        <strong>{domain.host}</strong> et sa preuve seront oubliés. Si vous l’ajoutez à nouveau, il recevra un
        autre code.
      </p>
      {error && (
        <Alert kind="error" live>
          {error}
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onPress={onCancel}>
          Garder le domaine
        </Button>
        <Button variant="danger" busy={busy} onPress={() => void remove()}>
          Retirer
        </Button>
      </div>
    </div>
  );
}
