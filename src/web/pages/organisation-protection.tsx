import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { readFactors } from '#service/factors/manage-factors.ts';
import { asPerson } from '#service/viewer.ts';
import { FactorPanel } from '../features/account/factors/factor-panel.tsx';
import { actOnOrganisation } from '../features/organisations/organisation-forms.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { destinationOf } from '../lib/suite.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const destination = destinationOf(new URL(args.request.url).searchParams);
  if (!viewer.space.lacksFactor) throw redirect(destination);
  return { name: viewer.space.name, factors: await readFactors(deps, asPerson(viewer)), destination };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, clientAddress = '' } = requireViewer(args);
  const answer = await orRefusal(actOnOrganisation(deps, { viewer, clientAddress }, args.request));
  if ('refused' in answer) return answer.refused;
  throw redirect('/espaces');
}

/** The factor that was just added would send the page away before its recovery codes were read. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction = () => pageMeta('Deuxième étape demandée', { index: false });

/** What somebody does whom an organisation asks for a second factor: it is closed until then, their own space is not. */
export default function OrganisationProtection() {
  const { name, factors, destination } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={`${name} demande une deuxième étape`}>
        L’organisation est fermée aux membres qui n’en ont pas. Ajoutez la vôtre{'\u00a0'}: elle s’ouvrira
        aussitôt. Si vous vous connectez d’ordinaire par un fournisseur d’identité qui vérifie un second
        facteur, déconnectez-vous et revenez par son bouton.
      </PageHeader>
      {refused && (
        <Alert kind="error" live>
          {refused.message}
        </Alert>
      )}
      <FactorPanel list={factors} onProtected={() => window.location.assign(destination)} />
      <Card padding="large" className="flex max-w-3xl flex-col items-start gap-4">
        <h2 className="text-xl">Continuer sans elle</h2>
        <p className="text-soft">
          Votre espace personnel et le reste de votre compte restent ouverts. Ce que vous avez fait dans
          l’organisation y reste.
        </p>
        <div className="flex flex-wrap gap-3">
          <form method="post" action="/espaces">
            <input type="hidden" name="espace" value="" />
            <Button type="submit" plainForm variant="secondary">
              Ouvrir mon espace personnel
            </Button>
          </form>
          <form method="post">
            <Button type="submit" plainForm variant="danger" name="faire" value="quitter">
              Quitter {name}
            </Button>
          </form>
        </div>
      </Card>
    </div>
  );
}
