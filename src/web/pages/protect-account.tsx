import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readFactors } from '#service/factors/manage-factors.ts';
import { useSignOut } from '../features/account/auth-context.tsx';
import { FactorPanel } from '../features/account/factors/factor-panel.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { requireHeld } from '../lib/require-viewer.server.ts';
import { destinationOf } from '../lib/suite.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireHeld(args);
  const destination = destinationOf(new URL(args.request.url).searchParams);
  return { factors: await readFactors(deps, viewer), email: viewer.email, destination };
}

/** The factor that was just added would send the page away before its recovery codes were read. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction = () => pageMeta('Protégez votre compte', { index: false });

/** Where who must have a second factor, and has none, is led after signing in: nothing else opens before. */
export default function ProtectAccount() {
  const { factors, email, destination } = useLoaderData<typeof loader>();
  const signOut = useSignOut();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 pt-12 sm:px-6">
      <PageHeader title="Protégez votre compte">
        <span className="wrap-anywhere">{email}</span>
      </PageHeader>
      <FactorPanel list={factors} onProtected={() => window.location.assign(destination)} />
      <Button variant="quiet" className="self-start" onPress={() => void signOut()}>
        Me déconnecter
      </Button>
    </div>
  );
}
