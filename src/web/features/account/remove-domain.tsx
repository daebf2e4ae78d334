import { useRevalidator } from 'react-router';
import type { Domain } from '#contract/api/domains.ts';
import { callApi } from '../../lib/api.ts';
import { DeleteButton } from '../../ui/delete-button.tsx';

/** Forgets a domain, once the person has confirmed it. */
export function RemoveDomain({ domain, onRemoved }: { domain: Domain; onRemoved: (host: string) => void }) {
  const { revalidate } = useRevalidator();
  const onGone = async () => {
    await revalidate();
    onRemoved(domain.host);
  };
  return (
    <DeleteButton
      title="Retirer le domaine"
      loss={
        <>
          <strong>{domain.host}</strong> et sa preuve seront oubliés. Si vous l’ajoutez à nouveau, il recevra
          un autre code.
        </>
      }
      keep="Garder le domaine"
      confirm="Retirer"
      failure="Le domaine n’a pas été retiré. Réessayez."
      remove={() => callApi('DELETE', '/api/domains/:id', { params: { id: domain.id } })}
      onGone={onGone}
    >
      Retirer<span className="sr-only"> {domain.host}</span>
    </DeleteButton>
  );
}
