import { signInEndpoints } from '#contract/api/sign-ins.ts';
import { isAppError } from '#contract/errors.ts';
import { clearToken, setToken } from '#service/accounts/token-cookies.ts';
import { beginLogin } from '#service/sign-ins/begin-login.ts';
import { type Finished, finishLogin } from '#service/sign-ins/finish-login.ts';
import { readLinks, removeLink } from '#service/sign-ins/manage-links.ts';
import { type CallContext, defineRoute, type Route } from './route.ts';
import { browserOf, sessionCookies } from './session-cookies.ts';

/** A browser is sent on; what it was sent for is in no cache and in no `Referer`. */
const to = (location: string, cookies: readonly string[] = []) =>
  ({
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    cookies,
  }) as const;

/** The page that says why: that of sign-ins, or of the profile for who is signed in. */
function sayWhy(
  { deps, viewer }: Pick<CallContext, 'deps' | 'viewer'>,
  provider: string,
  code: string,
  suite?: string,
): string {
  const query = new URLSearchParams({
    ...(viewer && { tab: 'settings' }),
    refus: code,
    fournisseur: provider,
  });
  if (suite !== undefined && !viewer) query.set('suite', suite);
  return `${deps.config.publicUrl}${viewer ? '/dashboard' : '/connexion'}?${query}`;
}

/** Refusals end on a page, with its sentence; what is no refusal is a fault of ours. */
async function orSayWhy(
  context: Pick<CallContext, 'deps' | 'viewer'>,
  provider: string,
  work: () => Promise<ReturnType<typeof to>>,
): Promise<ReturnType<typeof to>> {
  try {
    return await work();
  } catch (error) {
    if (!isAppError(error)) throw error;
    context.deps.log.warn(
      { provider, code: error.code, error: error.cause },
      'sign-in by a provider refused',
    );
    return to(sayWhy(context, provider, error.code));
  }
}

function afterReturn(context: Pick<CallContext, 'deps' | 'viewer'>, provider: string, finished: Finished) {
  const { config } = context.deps;
  if (finished.kind === 'waits')
    return to(sayWhy({ ...context, viewer: null }, provider, finished.code, finished.destination), [
      setToken('provider', config, finished.token),
    ]);
  if (finished.kind === 'step') {
    const suite = new URLSearchParams({ suite: finished.destination });
    return to(`${config.publicUrl}/deuxieme-etape?${suite}`, [
      setToken('step', config, finished.step.token),
      clearToken('provider', config),
    ]);
  }
  const entered = finished.kind === 'entered' ? sessionCookies(config, finished.session) : [];
  return to(`${config.publicUrl}${finished.destination}`, [...entered, clearToken('provider', config)]);
}

/** Sign-in by the provider that people already have. */
export const signInRoutes: readonly Route[] = [
  defineRoute({
    ...signInEndpoints.beginSignIn,
    limit: 'sessionClient',
    handle(context) {
      const { deps, viewer, query } = context;
      const { provider } = context.params;
      return orSayWhy(context, provider, async () => {
        const { location, token } = await beginLogin(deps, viewer, { provider, suite: query.suite });
        return to(location, [setToken('provider', deps.config, token)]);
      });
    },
  }),
  defineRoute({
    ...signInEndpoints.finishSignIn,
    limit: 'sessionClient',
    handle(context) {
      const { deps, viewer, request } = context;
      const { provider } = context.params;
      return orSayWhy(context, provider, async () => {
        const finished = await finishLogin(deps, viewer, {
          provider,
          search: new URL(request.url).search,
          ...browserOf(context),
        });
        return afterReturn(context, provider, finished);
      });
    },
  }),
  defineRoute({
    ...signInEndpoints.leaveProvider,
    handle: ({ deps }) => to(`${deps.config.publicUrl}/constat`),
  }),
  defineRoute({
    ...signInEndpoints.listSignIns,
    async handle({ deps, viewer }) {
      return { status: 200, json: { links: await readLinks(deps, viewer) } };
    },
  }),
  defineRoute({
    ...signInEndpoints.removeSignIn,
    async handle({ deps, viewer, params }) {
      await removeLink(deps, viewer, params.id);
      return { status: 204 };
    },
  }),
];
