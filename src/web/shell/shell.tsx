import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useAuth } from '../features/account/auth-context.tsx';
import type { SiteFacts } from '../lib/site-facts.ts';
import { isAppPath } from './menu-entries.ts';
import { SideMenu } from './side-menu.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/**
 * What stands around every page: the side menu in the authenticated area, once it is known that someone is
 * signed in; elsewhere the header and the footer (docs/specification.txt §2).
 */
export function Shell({ facts, children }: { facts: SiteFacts | null; children: ReactNode }) {
  const { pathname } = useLocation();
  const { user, loading } = useAuth();
  const inApp = isAppPath(pathname);
  const withMenu = inApp && !loading && user !== null;
  return (
    <>
      <a
        href="#contenu"
        className="sr-only rounded-b-xl bg-brand font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-0 focus:left-4 focus:z-50 focus:px-5 focus:py-3"
      >
        Aller au contenu
      </a>
      {withMenu && <SideMenu user={user} />}
      {!inApp && <SiteHeader signedIn={user !== null} isGuest={/^\/(?:partage|plan)\//.test(pathname)} />}
      <main
        id="contenu"
        tabIndex={-1}
        className={
          withMenu
            ? 'min-h-dvh px-4 pt-22 pb-10 outline-none sm:px-6 md:ml-[220px] md:pt-10 md:pr-8 md:pl-11 xl:pr-14'
            : 'outline-none'
        }
      >
        {withMenu ? <div className="mx-auto max-w-6xl">{children}</div> : children}
      </main>
      {withMenu && (
        <footer className="px-4 pb-32 sm:px-6 md:ml-[220px] md:pr-8 md:pl-11 xl:pr-14">
          <p className="mx-auto max-w-6xl border-t border-line pt-3 text-sm">
            <Link to="/contact" className="inline-block py-2 text-brand underline">
              Aide et contact
            </Link>
          </p>
        </footer>
      )}
      {!inApp && <SiteFooter facts={facts} signedIn={user !== null} />}
    </>
  );
}
