import type { SiteAccessView } from '#contract/api/site-access.ts';
import { formatDateTime, typeset } from '#contract/french.ts';
import type { SiteAccessKind } from '#contract/site-access.ts';
import { callApi } from '../../../lib/api.ts';
import { useAsked } from '../../../lib/use-asked.ts';
import { useTrial } from '../../../lib/use-trial.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { DeleteButton } from '../../../ui/delete-button.tsx';
import { FoldedCard } from '../../../ui/folded-card.tsx';
import { TrialView } from '../../../ui/trial-view.tsx';
import { AccessForm } from './access-form.tsx';

const kindWords: Readonly<Record<SiteAccessKind, string>> = {
  basic: 'un mot de passe HTTP Basic',
  headers: 'des en-têtes',
  cookies: 'des cookies',
  'sign-in': 'une connexion par le formulaire du site',
};

/** « Accès au site »: what opens a closed site to its audits. Written, replaced, tried and removed; never shown. */
export function SiteAccessPanel({ host }: { host: string }) {
  const { answer, refusal, load } = useAsked(() =>
    callApi('GET', '/api/sites/:host/access', { params: { host } }),
  );
  return (
    <FoldedCard title={`Accès au site ${host}`} onOpen={load}>
      <p className="max-w-prose text-soft">
        Pour un site fermé au public, par exemple en recette{'\u00a0'}: ses audits et ses vérifications
        l’ouvrent avec ce que vous enregistrez ici. C’est chiffré, envoyé à ce site seulement, et ce n’est
        plus jamais affiché. Les rapports de pages protégées ne partent pas aux autres destinataires.
      </p>
      {refusal && (
        <Alert kind="error" live>
          {refusal}
        </Alert>
      )}
      {answer && !answer.proved && (
        <Alert kind="warning">
          <p>
            Un accès n’est gardé et envoyé que pour un domaine prouvé. Prouvez celui-ci dans «{'\u00a0'}Mon
            profil{'\u00a0'}», puis revenez.
          </p>
        </Alert>
      )}
      {answer?.access && <Kept host={host} access={answer.access} onChanged={load} />}
      {answer?.proved && (
        <AccessForm
          key={answer.access?.setAt ?? ''}
          host={host}
          isReplaced={answer.access !== null}
          onSaved={load}
        />
      )}
    </FoldedCard>
  );
}

interface KeptProps {
  readonly host: string;
  readonly access: SiteAccessView;
  onChanged(): Promise<void>;
}

const states: Readonly<Record<SiteAccessView['state'], string>> = {
  kept: '',
  unreadable: 'Il ne peut plus être lu sur cette installation : saisissez-le de nouveau.',
  refused: 'Le site l’a refusé deux fois : nous ne l’envoyons plus. Remplacez-le.',
};

function Kept({ host, access, onChanged }: KeptProps) {
  const ask = () => callApi('POST', '/api/sites/:host/access/try', { params: { host } });
  const { busy, result, failure, start } = useTrial(host, ask, onChanged);
  const { origin, kinds, setAt, state } = access;
  return (
    <div className="flex flex-col gap-3">
      <p className="wrap-anywhere">
        {typeset(
          `Pour ${origin} : ${kinds.map((kind) => kindWords[kind]).join(', ')}. Remplacé le ${formatDateTime(setAt)}. ${states[state]}`,
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {state === 'kept' && (
          <Button variant="secondary" size="small" busy={busy} onPress={() => void start()}>
            Essayer l’accès
          </Button>
        )}
        <DeleteButton
          title="Retirer cet accès"
          loss={
            <>
              Les audits de <strong>{host}</strong> verront le site comme tout le monde.
            </>
          }
          keep="Garder"
          confirm="Retirer"
          failure="L’accès n’a pas été retiré. Réessayez."
          remove={() => callApi('DELETE', '/api/sites/:host/access', { params: { host } })}
          onGone={onChanged}
        >
          Retirer l’accès
        </DeleteButton>
      </div>
      <TrialView busy={busy} result={result} failure={failure} />
    </div>
  );
}
