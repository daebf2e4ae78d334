import atkinsonUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import bricolageUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { toSessionUser } from '#service/viewer.ts';
import { AuthProvider, useAuth } from './features/account/auth-context.tsx';
import { readWebContext } from './lib/context.server.ts';
import { useNonce } from './lib/nonce.ts';
import { siteFactsOf } from './lib/site-facts.server.ts';
import type { SiteFacts } from './lib/site-facts.ts';
import { NotificationProvider } from './notification/notification-context.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { RouteFocus } from './shell/route-focus.tsx';
import { ShareTags } from './shell/share-tags.tsx';
import { Shell } from './shell/shell.tsx';
import './styles/app.css';

export function loader({ context }: LoaderFunctionArgs) {
  const { viewer, deps } = readWebContext(context);
  return { user: viewer === null ? null : toSessionUser(viewer), facts: siteFactsOf(deps) };
}

type RootData = Awaited<ReturnType<typeof loader>>;

const fontPreload = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: LinksFunction = () => [
  { ...fontPreload, href: bricolageUrl },
  { ...fontPreload, href: atkinsonUrl },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/icone-180.png' },
  { rel: 'manifest', href: '/constat.webmanifest' },
];

/** True for the pages marked `handle = { js: false }`: public texts, which search engines may keep. */
function useIsPlainPage(): boolean {
  return useMatches().some(({ handle }) => (handle as { js?: boolean } | undefined)?.js === false);
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const { user = null, facts } = useRouteLoaderData<RootData>('root') ?? {};
  const { pathname } = useLocation();
  const plain = useIsPlainPage();
  // Plain pages ship no JavaScript, unless someone is signed in and has a toast to see.
  const scripts = !plain || user !== null;
  return (
    <html lang="fr" data-theme={user?.settings.theme ?? 'light'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {scripts && <meta property="csp-nonce" content={nonce} nonce={nonce} suppressHydrationWarning />}
        {facts && <ShareTags publicUrl={facts.publicUrl} pathname={pathname} />}
        {/* Only scripts need the nonce: without it, a plain page is the same for everybody and is packed once. */}
        <Links {...(scripts ? {} : { nonce: '' })} />
      </head>
      <body>
        <div className="page-background" aria-hidden="true" />
        {children}
        {scripts && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** Everything that lives as long as the page: who is signed in, the toast, the shell around the page. */
function Frame({
  user,
  facts,
  children,
}: {
  user: RootData['user'];
  facts: SiteFacts | null;
  children: ReactNode;
}) {
  return (
    <I18nProvider locale="fr-FR">
      <AuthProvider initialUser={user}>
        <FollowedAudits>
          <RouteFocus />
          <Shell facts={facts}>{children}</Shell>
        </FollowedAudits>
      </AuthProvider>
    </I18nProvider>
  );
}

function FollowedAudits({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return <NotificationProvider signedIn={user !== null}>{children}</NotificationProvider>;
}

export default function Root({ loaderData }: { loaderData: RootData }) {
  return (
    <Frame user={loaderData.user} facts={loaderData.facts}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { user = null, facts = null } = useRouteLoaderData<RootData>('root') ?? {};
  return (
    <Frame user={user} facts={facts}>
      <ErrorPage error={error} />
    </Frame>
  );
}
