import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Domain } from '#contract/api/domains.ts';
import { type ProofMethod, proofInstructions } from '#contract/domain-proof.ts';
import { cx } from '../../lib/cx.ts';
import { CopyField } from '../../ui/copy-field.tsx';

/** The three ways to prove a domain: what to copy where, and what the last check found. */
export function DomainMethods({ domain }: { domain: Domain }) {
  const { dns, file, meta } = proofInstructions(domain.host, domain.token);
  return (
    <div className="flex flex-col gap-6 pt-4 pb-2">
      <p className="max-w-prose text-sm text-soft">
        Une seule méthode suffit. Laissez la preuve en place{'\u00a0'}: elle est relue au début de chaque
        audit de ce domaine.
      </p>
      {dns && (
        <Method title="Enregistrement DNS" domain={domain} method="dns">
          <p>
            Chez votre gestionnaire de nom de domaine, ajoutez un enregistrement de type TXT. Cette preuve
            vaut aussi pour les sous-domaines.
          </p>
          <CopyField label="Nom" value={dns.name} what="le nom de l’enregistrement" />
          <CopyField label="Valeur" value={dns.value} what="la valeur de l’enregistrement" />
        </Method>
      )}
      <Method title="Fichier" domain={domain} method="file">
        <p>Déposez sur le site un fichier texte qui contient ce code et rien d’autre.</p>
        <CopyField label="Adresse du fichier" value={file.url} what="l’adresse du fichier" />
        <CopyField label="Contenu" value={file.content} what="le contenu du fichier" />
      </Method>
      <Method title="Balise" domain={domain} method="meta">
        <p>
          Ajoutez cette balise dans la partie <code>head</code> de la page d’accueil, {meta.url}.
        </p>
        <CopyField label="Balise" value={meta.tag} what="la balise" />
      </Method>
    </div>
  );
}

function Method({
  title,
  domain,
  method,
  children,
}: {
  title: string;
  domain: Domain;
  method: ProofMethod;
  children: ReactNode;
}) {
  const found = domain.checks.find((check) => check.method === method);
  const isProved = found?.outcome === 'proved';
  const Icon = isProved ? CircleCheck : CircleAlert;
  return (
    <div className="flex flex-col gap-3 [overflow-wrap:anywhere]">
      <h4 className="font-semibold">{title}</h4>
      {found && (
        <p className={cx('flex gap-2 text-sm', isProved ? 'text-good' : 'text-watch')}>
          <Icon aria-hidden size={18} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{found.message}</span>
        </p>
      )}
      {children}
    </div>
  );
}
