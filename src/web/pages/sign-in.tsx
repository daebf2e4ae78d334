import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { canUsePasskeys } from '#service/factors/passkeys.ts';
import { waitingArrival } from '#service/sign-ins/link-arrival.ts';
import { providerButtons, providerRefusal } from '#service/sign-ins/provider-buttons.ts';
import { AuthCard } from '../features/account/auth-card.tsx';
import { PasskeyButton } from '../features/account/factors/passkey-button.tsx';
import { ProviderButtons, ProviderRefusal } from '../features/account/provider-buttons.tsx';
import { SignInForm } from '../features/account/sign-in-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { requireSignedOut } from '../lib/require-viewer.server.ts';
import { afterSignIn, destinationOf } from '../lib/suite.ts';
import { Link } from '../ui/link.tsx';

export const handle = { kept: 'no-search' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireSignedOut(args);
  const { searchParams } = new URL(args.request.url);
  const destination = destinationOf(searchParams);
  const refusal = providerRefusal(deps, searchParams);
  const waiting = refusal?.isStep ? await waitingArrival(deps, args.request.headers.get('cookie')) : null;
  return {
    destination,
    carried: destination !== afterSignIn,
    passkeys: canUsePasskeys(deps),
    buttons: providerButtons(deps),
    refusal,
    email: waiting?.email ?? null,
  };
}

export const meta: MetaFunction = () =>
  pageMeta('Se connecter', {
    description:
      'Connectez-vous à Constat pour lancer un audit, suivre ceux en cours et relire les rapports de vos sites.',
  });

export default function SignIn() {
  const { destination, carried, passkeys, buttons, refusal, email } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <AuthCard
      title="Se connecter"
      foot={
        <p>
          Pas encore de compte{'\u202f'}? <Link to={`/inscription${search}`}>Créer un compte gratuit</Link>
        </p>
      }
    >
      <ProviderRefusal refusal={refusal} email={email} />
      <SignInForm destination={destination} carried={carried} />
      {passkeys && (
        <div className="mt-4">
          <PasskeyButton destination={destination} />
        </div>
      )}
      <ProviderButtons buttons={buttons} destination={destination} />
    </AuthCard>
  );
}
