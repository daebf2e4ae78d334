import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { isAppError } from '#contract/errors.ts';
import { clearToken, setToken } from '#service/accounts/token-cookies.ts';
import { passSecondStep, readSecondStep } from '#service/factors/second-step.ts';
import { AuthCard } from '../features/account/auth-card.tsx';
import { PasskeyButton } from '../features/account/factors/passkey-button.tsx';
import { readWebContext } from '../lib/context.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { readForm } from '../lib/read-form.server.ts';
import { requireSignedOut } from '../lib/require-viewer.server.ts';
import { destinationOf, signInPath } from '../lib/suite.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { TextField } from '../ui/text-field.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = requireSignedOut(args);
  const step = await readSecondStep(deps, args.request.headers.get('cookie'));
  const destination = destinationOf(new URL(args.request.url).searchParams);
  return { kinds: step?.kinds ?? null, destination, again: signInPath(destination) };
}

/** A code: a plain form, so that it works without a script. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { deps, client = '' } = readWebContext(context);
  const code = (await orRefusal(readForm(request))).get('code');
  const { headers, url } = request;
  try {
    const session = await passSecondStep(deps, {
      code: typeof code === 'string' ? code.slice(0, 60) : '',
      userAgent: headers.get('user-agent') ?? '',
      cookieHeader: headers.get('cookie'),
      client,
    });
    const answer = new Headers();
    for (const cookie of [
      setToken('session', deps.config, session.token),
      setToken('browser', deps.config, session.browserToken),
      clearToken('step', deps.config),
    ])
      answer.append('set-cookie', cookie);
    return redirect(destinationOf(new URL(url).searchParams), { headers: answer });
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error;
    return data({ refusal: error.message }, { status: error.status });
  }
}

export const meta: MetaFunction = () => pageMeta('Deuxième étape', { index: false });

/** What follows a right password where the account has a second factor. */
export default function SecondStep() {
  const { kinds, destination, again } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (kinds === null)
    return (
      <AuthCard title="Deuxième étape" foot={<Link to={again}>Revenir à la connexion</Link>} plain>
        <Alert kind="warning">
          {sent?.refusal ?? 'Cette connexion a expiré. Recommencez avec votre mot de passe.'}
        </Alert>
      </AuthCard>
    );
  const [hasApp, hasPasskey, hasRecovery] = [
    kinds.includes('totp'),
    kinds.includes('passkey'),
    kinds.includes('recovery'),
  ];
  return (
    <AuthCard
      title="Deuxième étape"
      intro={<p>Votre mot de passe est juste. Prouvez maintenant que c’est bien vous.</p>}
      foot={
        <>
          <Link to={again}>Me connecter avec un autre compte</Link>
          <Link to="/contact">J’ai perdu mes moyens de connexion</Link>
        </>
      }
      plain
    >
      <div className="flex flex-col gap-6">
        {hasPasskey && <PasskeyButton destination={destination} />}
        {(hasApp || hasRecovery) && (
          <form method="post" className="flex flex-col gap-5">
            <TextField
              label={hasApp ? 'Code' : 'Code de secours'}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              required
              error={sent?.refusal}
              hint={
                hasApp
                  ? hasRecovery
                    ? 'Les six chiffres de votre application, ou un code de secours.'
                    : 'Les six chiffres de votre application.'
                  : 'L’un des codes que vous avez gardés.'
              }
            />
            <Button type="submit" size="large" wide plainForm>
              Continuer
            </Button>
          </form>
        )}
        {kinds.length === 0 && (
          <Alert kind="warning">
            Aucun de vos moyens ne peut servir ici. Écrivez à l’administration de ce service.
          </Alert>
        )}
      </div>
    </AuthCard>
  );
}
