import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SignInLink } from '#contract/api/sign-ins.ts';
import { formatDate } from '#contract/french.ts';
import type { ProviderButton } from '#service/sign-ins/provider-buttons.ts';
import { ApiRefusal, callApi } from '../../lib/api.ts';
import { useNotification } from '../../notification/notification-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TitledCard } from '../../ui/card.tsx';
import { ProviderRefusal } from './provider-buttons.tsx';

export interface SignIns {
  readonly links: readonly SignInLink[];
  readonly buttons: readonly ProviderButton[];
  /** The account has no password. */
  readonly withoutPassword: boolean;
  readonly refusal: { readonly sentence: string; readonly isStep: boolean } | null;
}

/** The identities of other providers that open the account: added, seen, removed. Nothing where there are none. */
export function LinkedSignIns({ links, buttons, withoutPassword, refusal }: SignIns) {
  if (links.length === 0 && buttons.length === 0) return null;
  return (
    <section id="connexions" aria-label="Connexions liées">
      <TitledCard title="Connexions liées">
        <ProviderRefusal refusal={refusal} email={null} />
        <p className="max-w-prose text-soft">
          {links.length === 0
            ? 'Liez une identité que vous avez déjà : elle ouvrira votre compte sans mot de passe.'
            : 'Ces identités ouvrent votre compte sans mot de passe.'}
        </p>
        {withoutPassword && (
          <p className="mt-2 max-w-prose text-soft">
            Votre compte n’a pas de mot de passe. Pour en choisir un, déconnectez-vous, puis ouvrez{' '}
            <span>
              «{'\u00a0'}Mot de passe oublié{'\u00a0'}»
            </span>{' '}
            sur la page de connexion.
          </p>
        )}
        <ul className="mt-3 flex flex-col divide-y divide-line">
          {links.map((link) => (
            <li key={link.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">
                  {link.label}
                  {'\u00a0'}: {link.email}
                </p>
                <p className="text-sm text-soft wrap-anywhere">
                  {link.organization !== null && `${link.organization}, `}
                  liée le {formatDate(link.createdAt)}
                  {link.usedAt !== null && `, utilisée le ${formatDate(link.usedAt)}`}
                </p>
              </div>
              <RemoveButton link={link} />
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          {buttons.map(({ id, label }) => (
            <ButtonLink key={id} to={`/connexion/${id}`} reloadDocument variant="secondary">
              Lier {label}
            </ButtonLink>
          ))}
        </div>
      </TitledCard>
    </section>
  );
}

function RemoveButton({ link }: { link: SignInLink }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const { notify } = useNotification();
  const remove = async () => {
    setBusy(true);
    try {
      await callApi('DELETE', '/api/account/sign-ins/:id', { params: { id: link.id } });
      notify('successSimple', `${link.label} n’ouvre plus votre compte.`);
    } catch (error) {
      notify(
        'error',
        error instanceof ApiRefusal ? error.message : 'Cette identité n’a pas pu être retirée.',
      );
    }
    setBusy(false);
    await revalidate();
  };
  return (
    <Button variant="secondary" size="small" busy={busy} onPress={() => void remove()}>
      Retirer
      <span className="sr-only">
        {' '}
        {link.label} {link.email}
      </span>
    </Button>
  );
}
