import type { ProviderButton } from '#service/sign-ins/provider-buttons.ts';
import { afterSignIn } from '../../lib/suite.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { OutLink } from '../../ui/link.tsx';

/** The ways in beside the password: a link each, which needs no script. */
export function ProviderButtons({
  buttons,
  destination,
}: {
  buttons: readonly ProviderButton[];
  destination: string | null;
}) {
  if (buttons.length === 0) return null;
  const query =
    destination === null || destination === afterSignIn ? '' : `?suite=${encodeURIComponent(destination)}`;
  return (
    <section
      aria-label="Autres moyens de se connecter"
      className="mt-8 flex flex-col gap-4 border-t border-line pt-6"
    >
      <p className="text-soft">Ou avec l’identité de votre organisation</p>
      {buttons.map(({ id, label, isProConnect }) => (
        <div key={id} className="flex flex-col gap-2">
          <ButtonLink to={`/connexion/${id}${query}`} reloadDocument variant="secondary" size="large" wide>
            {isProConnect ? `S’identifier avec ${label}` : `Continuer avec ${label}`}
          </ButtonLink>
          {isProConnect && (
            <p className="text-sm text-soft">
              Pour les agents publics.{' '}
              <OutLink href="https://www.proconnect.gouv.fr/">{'Qu’est-ce que ProConnect\u202f?'}</OutLink>
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

/** Why somebody came back from a provider without being signed in, and as whom they are expected. */
export function ProviderRefusal({
  refusal,
  email,
}: {
  refusal: { readonly sentence: string; readonly isStep: boolean } | null;
  email: string | null;
}) {
  if (refusal === null) return null;
  return (
    <Alert kind={refusal.isStep ? 'info' : 'warning'} className="mb-6">
      <p>{refusal.sentence}</p>
      {refusal.isStep && email !== null && (
        <p className="mt-2">
          Adresse attendue{'\u00a0'}: <strong className="wrap-anywhere">{email}</strong>
        </p>
      )}
    </Alert>
  );
}
