/** Where sitemaps lie when nothing announces them. */
const usualNames = ['sitemap.xml', 'sitemap_index.xml', 'wp-sitemap.xml'];

/** The usual addresses of a sitemap at the root of the host. */
export const rootSitemaps = (start: string): readonly string[] =>
  usualNames.map((name) => new URL(`/${name}`, start).href);

/**
 * The same in the folder of the audited address, where a whole site may live (`/projet/`, `/~nom/`): in the first folder of
 * its path, and in the one it stands in. A sitemap covers what is under its own folder (sitemaps.org). None at the root.
 */
export function folderSitemaps(start: string): readonly string[] {
  const segments = new URL(start).pathname.split('/').slice(1, -1);
  const [first] = segments;
  if (first === undefined) return [];
  const folders = new Set([`/${first}/`, `/${segments.join('/')}/`]);
  return [...folders].flatMap((folder) => usualNames.map((name) => new URL(folder + name, start).href));
}
