import type { OidcSettings } from '#platform/oidc/oidc-settings.ts';
import type { Deps } from '../deps.ts';

/** The provider that the addresses of this domain sign in by; null: by what they like. */
export function providerOfAddress({ oidc }: Pick<Deps, 'oidc'>, email: string): OidcSettings | null {
  const domain = email
    .trim()
    .toLowerCase()
    .slice(email.trim().lastIndexOf('@') + 1);
  return oidc.providers.find(({ domains }) => domains.includes(domain)) ?? null;
}
