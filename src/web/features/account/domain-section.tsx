import { useRef, useState } from 'react';
import type { Domain } from '#contract/api/domains.ts';
import { proofLifeDays } from '#contract/domain-proof.ts';
import { TitledCard } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AddDomainForm } from './add-domain-form.tsx';
import { DomainItem } from './domain-item.tsx';

/** « Mes domaines »: what the person has proved to be theirs, and what that opens. */
export function DomainSection({ domains }: { domains: readonly Domain[] }) {
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const onRemoved = (host: string) => {
    setSaid(`${host} a été retiré.`);
    // The button that had focus is gone with its domain.
    status.current?.focus();
  };
  return (
    <TitledCard title="Mes domaines">
      <div className="flex flex-col gap-5">
        <p className="max-w-prose text-soft">
          Prouvez qu’un domaine est le vôtre{'\u00a0'}: ses audits cherchent alors aussi les fichiers
          sensibles laissés en ligne (.git, .env, sauvegardes) et peuvent passer outre robots.txt. Une preuve
          vaut {proofLifeDays}
          {'\u00a0'}jours et se renouvelle à chaque audit qui la retrouve.
        </p>
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className={said === '' ? 'sr-only' : 'font-semibold [overflow-wrap:anywhere]'}
        >
          {said}
        </p>
        {domains.length === 0 ? (
          <EmptyState title="Aucun domaine pour l’instant">
            Sans preuve, vos audits se limitent à ce que tout visiteur peut voir.
          </EmptyState>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {domains.map((domain) => (
              <DomainItem key={domain.id} domain={domain} onRemoved={onRemoved} />
            ))}
          </ul>
        )}
        <AddDomainForm
          onAdded={(host) =>
            setSaid(`${host} a été ajouté. Choisissez l’une des trois méthodes pour le prouver.`)
          }
        />
      </div>
    </TitledCard>
  );
}
