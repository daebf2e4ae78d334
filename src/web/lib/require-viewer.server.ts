import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { AppError } from '#contract/errors.ts';
import { asPerson, type Viewer } from '#service/viewer.ts';
import { readRequestContext, readWebContext, type WebContext } from './context.server.ts';
import { destinationOf, protectPath, signInPath, spaceProtectionPath } from './suite.ts';

type Arguments = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/**
 * Loaders of private pages: the context with a signed-in viewer.
 * @throws a redirect to `/connexion?suite=<path>` for a signed-out visitor, to `/protection-du-compte` for who must add a second
 * factor first, to `/organisation/protection` where the organisation asks for one; a page that says why where their role in the space
 * does not allow it.
 */
export function requireViewer({ request, context }: Arguments): WebContext & { viewer: Viewer } {
  const web = readWebContext(context);
  if (web.viewer === null) {
    const { pathname, search } = new URL(request.url);
    throw redirect(isHeld(context) ? protectPath(pathname + search) : signInPath(pathname + search));
  }
  if (web.refused?.code === 'organisation/factor-required') {
    const { pathname, search } = new URL(request.url);
    throw redirect(spaceProtectionPath(pathname + search));
  }
  if (web.refused) throw refusedPage(web.refused);
  return { ...web, viewer: web.viewer };
}

const isHeld = (context: Arguments['context']) =>
  readRequestContext(context).viewer?.mustAddFactor !== undefined;

/**
 * The loader of the page that adds the second factor that is asked for: the context with who is held until then.
 * @throws a redirect to the login page for a signed-out visitor, to where the person was going once there is one.
 */
export function requireHeld({ request, context }: Arguments): WebContext & { viewer: Viewer } {
  const web = readWebContext(context);
  const { viewer } = readRequestContext(context);
  const search = new URL(request.url).searchParams;
  if (viewer === null) throw redirect(signInPath(destinationOf(search)));
  if (!viewer.mustAddFactor) throw redirect(destinationOf(search));
  return { ...web, viewer };
}
/** The page that says why it is not for who asks. */
export const refusedPage = ({ code, message, status }: AppError) => data({ code, message }, { status });

/**
 * Loaders of the signed-out pages.
 * @throws a redirect to where a login would have led, for someone already signed in.
 */
export function requireSignedOut({ request, context }: Arguments): WebContext {
  const web = readWebContext(context);
  const then = destinationOf(new URL(request.url).searchParams);
  if (isHeld(context)) throw redirect(protectPath(then));
  if (web.viewer !== null) throw redirect(then);
  return web;
}

/**
 * Loaders of the admin pages.
 * @throws a redirect to the login page for a signed-out visitor; a 403 page for someone who is no administrator.
 */
export function requireAdmin(args: Arguments): WebContext & { viewer: Viewer } {
  const web = requireViewer(args);
  if (!web.viewer.admin) throw refusedPage(new AppError('auth/forbidden'));
  return { ...web, viewer: asPerson(web.viewer) };
}
