/**
 * Scripts that lay « accessibility » settings over a page, by host: a host matches when it equals a suffix or ends with a
 * dot and it. Sources: installation pages of the publishers. Version 2026-11.
 */
const overlays: Readonly<Record<string, readonly string[]>> = {
  accessiBe: ['acsbapp.com', 'acsbap.com', 'accessibe.com'],
  UserWay: ['userway.org'],
  EqualWeb: ['equalweb.com', 'nagich.com', 'nagich.co.il'],
  AudioEye: ['audioeye.com'],
  'FACIL’iti': ['facil-iti.com', 'facil-iti.app'],
};

/** Name of the overlay that the address belongs to, or null. */
export function overlayOf(url: string): string | null {
  const host = URL.parse(url)?.hostname ?? '';
  const found = Object.entries(overlays).find(([, hosts]) =>
    hosts.some((suffix) => host === suffix || host.endsWith(`.${suffix}`)),
  );
  return found?.[0] ?? null;
}
