import { safePath } from '#contract/safe-path.ts';

/** Where a person lands after signing in (docs/specification.txt §2). */
export const afterSignIn = '/dashboard?tab=overview';

/** The `suite` parameter when it is a path of this site, else null. */
export const safeSuite = safePath;

/** Address of the login page that comes back to `path`. */
export function signInPath(path: string): string {
  const suite = safeSuite(path);
  return suite === null ? '/connexion' : `/connexion?suite=${encodeURIComponent(suite)}`;
}

/** Address of the new-audit form with the address carried from the landing page. */
function newAuditPath(url: string): string {
  return `/dashboard?tab=new&url=${encodeURIComponent(url)}`;
}

/** Where to go after signing in: a safe `suite`, else the carried address, else the dashboard. */
export function destinationOf(search: URLSearchParams): string {
  const suite = safeSuite(search.get('suite'));
  if (suite !== null) return suite;
  const url = search.get('url')?.trim();
  return url ? newAuditPath(url.slice(0, 2000)) : afterSignIn;
}
