import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { profileIds, type SiteProfile, siteProfiles } from '#contract/themes.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface Props {
  id: string;
  /** Declared since the audit; null until somebody does. */
  declared: SiteProfile | null;
}

/** Asks once of what kind the site is: one press says what binds it, in this report as it is. */
export function ProfileQuestion({ id, declared }: Props) {
  const [refusal, setRefusal] = useState('');
  const [pending, setPending] = useState<SiteProfile | null>(null);
  const { revalidate } = useRevalidator();
  const declare = async (profile: SiteProfile) => {
    setPending(profile);
    setRefusal('');
    try {
      await callApi('PUT', '/api/audits/:id/profile', { params: { id }, body: { profile } });
      await revalidate();
    } catch (error) {
      setRefusal(
        error instanceof ApiRefusal ? error.message : 'Le type de site n’a pas été enregistré. Réessayez.',
      );
    }
    setPending(null);
  };
  const choices = (
    <div className="mt-3 flex flex-wrap gap-2">
      {profileIds
        .filter((profile) => profile !== declared)
        .map((profile) => (
          <Button
            key={profile}
            variant="secondary"
            busy={pending === profile}
            isDisabled={pending !== null && pending !== profile}
            onPress={() => declare(profile)}
          >
            {siteProfiles[profile]}
          </Button>
        ))}
    </div>
  );
  return (
    <section
      aria-labelledby="type-de-site"
      className="rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6 print:hidden"
    >
      <h2 id="type-de-site" className="text-lg">
        {declared === null
          ? 'De quel type de site s’agit-il\u202f?'
          : `Type de site\u00a0: ${siteProfiles[declared]}`}
      </h2>
      {declared === null ? (
        <>
          <p className="mt-1 max-w-[72ch]">
            Les obligations en dépendent. Votre réponse reclasse ce rapport aussitôt, sans nouvel audit, et
            vaut pour les autres audits de ce site.
          </p>
          {choices}
        </>
      ) : (
        <>
          <p className="mt-1 max-w-[72ch]">
            Ce rapport dit ce qui oblige ce type de site. Ses obligations légales seront notées au prochain
            audit.
          </p>
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
              Changer de type de site
            </summary>
            {choices}
          </details>
        </>
      )}
      {refusal !== '' && <Alert kind="error">{refusal}</Alert>}
    </section>
  );
}
