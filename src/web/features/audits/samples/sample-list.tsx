import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SampleSummary } from '#contract/api/samples.ts';
import { countOf, formatDateTime, formatNumber } from '#contract/french.ts';
import { callApi } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DeleteButton } from '../../../ui/delete-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Where the samples of a site stand. */
export const samplesPath = (host: string): string =>
  `/dashboard/sites/${encodeURIComponent(host)}/echantillons`;

/** The samples of a site, each with the ways to audit, change and delete it. */
export function SampleList({ host, samples }: { host: string; samples: readonly SampleSummary[] }) {
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const { revalidate } = useRevalidator();
  const onGone = async (name: string) => {
    await revalidate();
    setSaid(`L’échantillon «\u00a0${name}\u00a0» est supprimé.`);
    status.current?.focus();
  };
  return (
    <>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={said === '' ? 'sr-only' : 'font-semibold [overflow-wrap:anywhere]'}
      >
        {said}
      </p>
      {samples.length === 0 && (
        <EmptyState title="Aucun échantillon pour ce site">
          Un échantillon est une liste de pages qui ont chacune un nom et un type, comme la méthode du RGAA le
          demande. Constat en propose un d’après le dernier audit, vous le corrigez, puis chaque audit suit
          les mêmes pages.
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {samples.map((sample) => (
          <Card key={sample.id} as="li">
            <SampleItem sample={sample} host={host} onGone={() => onGone(sample.name)} />
          </Card>
        ))}
      </ul>
    </>
  );
}

interface SampleItemProps {
  sample: SampleSummary;
  host: string;
  onGone: () => Promise<void>;
}

function SampleItem({ sample: { id, name, version, pageCount, savedAt }, host, onGone }: SampleItemProps) {
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg [overflow-wrap:anywhere]">{name}</h2>
      <p className="text-sm text-soft">
        {countOf(pageCount, 'page', 'pages')}, version {formatNumber(version)} du {formatDateTime(savedAt)}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={`/dashboard?tab=new&echantillon=${id}`}
          size="small"
          aria-label={`Auditer l’échantillon ${name}`}
        >
          Auditer
        </ButtonLink>
        <ButtonLink
          to={`${samplesPath(host)}/${id}`}
          variant="secondary"
          size="small"
          aria-label={`Modifier l’échantillon ${name}`}
        >
          Modifier
        </ButtonLink>
        <DeleteButton
          label={`Supprimer l’échantillon ${name}`}
          title="Supprimer l’échantillon"
          loss={
            <>
              <strong>{name}</strong> et ses versions seront supprimés. Les rapports déjà rédigés gardent ses
              pages et leurs noms.
            </>
          }
          keep="Garder"
          confirm="Supprimer"
          failure="Rien n’a été supprimé. Réessayez."
          remove={() => callApi('DELETE', '/api/samples/:id', { params: { id } })}
          onGone={onGone}
        >
          Supprimer
        </DeleteButton>
      </div>
    </div>
  );
}
