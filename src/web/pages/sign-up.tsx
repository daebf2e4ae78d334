import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { countOf } from '#contract/french.ts';
import { defaultPlan, plans } from '#contract/plans.ts';
import { providerButtons } from '#service/sign-ins/provider-buttons.ts';
import { AuthCard } from '../features/account/auth-card.tsx';
import { ProviderButtons } from '../features/account/provider-buttons.tsx';
import { SignUpForm } from '../features/account/sign-up-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { requireSignedOut } from '../lib/require-viewer.server.ts';
import { afterSignIn, destinationOf } from '../lib/suite.ts';
import { Link } from '../ui/link.tsx';

export const handle = { kept: 'no-search' };

export function loader(args: LoaderFunctionArgs) {
  const { deps } = requireSignedOut(args);
  const { searchParams } = new URL(args.request.url);
  const destination = destinationOf(searchParams);
  return {
    destination: destination === afterSignIn ? null : destination,
    buttons: providerButtons(deps),
    url: searchParams.get('url')?.trim().slice(0, 200) || null,
  };
}

export const meta: MetaFunction = () =>
  pageMeta('Créer un compte', {
    description:
      'Ouvrez un compte gratuit et recevez par e-mail l’audit de votre site, en français, avec ses preuves et ses priorités.',
  });

const free = plans[defaultPlan];

export default function SignUp() {
  const { destination, url, buttons } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <AuthCard
      title="Créer un compte"
      intro={
        url === null ? (
          <p>
            {countOf(free.auditsPerMonth, 'audit', 'audits')} par mois,{' '}
            {countOf(free.pagesPerAudit, 'page', 'pages')} par audit, sans carte bancaire.
          </p>
        ) : (
          <p>
            L’adresse <strong className="wrap-anywhere text-ink">{url}</strong> vous attendra dans «{'\u00a0'}
            Nouvel audit
            {'\u00a0'}» dès votre première connexion.
          </p>
        )
      }
      foot={
        <p>
          Déjà inscrit{'\u202f'}? <Link to={`/connexion${search}`}>Se connecter</Link>
        </p>
      }
    >
      <SignUpForm destination={destination} url={url} />
      <ProviderButtons buttons={buttons} destination={destination} />
    </AuthCard>
  );
}
