import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { canUsePasskeys } from '#service/factors/passkeys.ts';
import { AuthCard } from '../features/account/auth-card.tsx';
import { PasskeyButton } from '../features/account/factors/passkey-button.tsx';
import { SignInForm } from '../features/account/sign-in-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { requireSignedOut } from '../lib/require-viewer.server.ts';
import { afterSignIn, destinationOf } from '../lib/suite.ts';
import { Link } from '../ui/link.tsx';

export const handle = { kept: 'no-search' };

export function loader(args: LoaderFunctionArgs) {
  const { deps } = requireSignedOut(args);
  const destination = destinationOf(new URL(args.request.url).searchParams);
  return { destination, carried: destination !== afterSignIn, passkeys: canUsePasskeys(deps) };
}

export const meta: MetaFunction = () =>
  pageMeta('Se connecter', {
    description:
      'Connectez-vous à Constat pour lancer un audit, suivre ceux en cours et relire les rapports de vos sites.',
  });

export default function SignIn() {
  const { destination, carried, passkeys } = useLoaderData<typeof loader>();
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
      <SignInForm destination={destination} carried={carried} />
      {passkeys && (
        <div className="mt-4">
          <PasskeyButton destination={destination} />
        </div>
      )}
    </AuthCard>
  );
}
