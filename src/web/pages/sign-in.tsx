import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { AuthCard } from '../features/account/auth-card.tsx';
import { SignInForm } from '../features/account/sign-in-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { requireSignedOut } from '../lib/require-viewer.server.ts';
import { afterSignIn, destinationOf } from '../lib/suite.ts';
import { Link } from '../ui/link.tsx';

export const handle = { kept: 'no-search' };

export function loader(args: LoaderFunctionArgs) {
  requireSignedOut(args);
  const destination = destinationOf(new URL(args.request.url).searchParams);
  return { destination, carried: destination !== afterSignIn };
}

export const meta: MetaFunction = () =>
  pageMeta('Se connecter', {
    description:
      'Connectez-vous à Constat pour lancer un audit, suivre ceux en cours et relire les rapports de vos sites.',
  });

export default function SignIn() {
  const { destination, carried } = useLoaderData<typeof loader>();
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
    </AuthCard>
  );
}
