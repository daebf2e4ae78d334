import { identityOf } from '../../address/page-url.ts';
import type { PageFacts } from '../../artifacts.ts';
import { withoutHash } from '../http/domains.ts';
import { memoise } from '../memoise.ts';

/** Identities of the pages each page links to, by the page’s identity. */
const linksByPage = memoise(
  (pages: readonly PageFacts[]) =>
    new Map(
      pages.map((page) => [identityOf(page.url), new Set(page.links.map((link) => identityOf(link.url)))]),
    ),
);

/** Clicks from the home page to each visited page, by its identity, through visited pages only. */
export const depthsOf = memoise((pages: readonly PageFacts[]): ReadonlyMap<string, number> => {
  const home = pages.find((page) => page.isHome);
  const depths = new Map<string, number>();
  if (!home) return depths;
  const links = linksByPage(pages);
  const queue = [identityOf(home.url)];
  depths.set(identityOf(home.url), 0);
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const target of links.get(at) ?? []) {
      if (depths.has(target) || !links.has(target)) continue;
      depths.set(target, (depths.get(at) ?? 0) + 1);
      queue.push(target);
    }
  }
  return depths;
});

/** Every page is the home page or linked from it: RGAA 12 exempts such a site. False when no home page was visited. */
export function allLinkedFromHome(pages: readonly PageFacts[]): boolean {
  const home = pages.find((page) => page.isHome);
  const identity = (url: string) => identityOf(withoutHash(url));
  const reached = new Set(home?.links.map(({ url }) => identity(url)));
  return (
    home !== undefined &&
    pages.every(
      (page) => page === home || reached.has(identity(page.url)) || reached.has(identity(page.requestedUrl)),
    )
  );
}

/** Identities of every address that another visited page links to. */
export const linkedIdentities = memoise((pages: readonly PageFacts[]): ReadonlySet<string> => {
  const linked = new Set<string>();
  for (const [page, targets] of linksByPage(pages))
    for (const target of targets) if (target !== page) linked.add(target);
  return linked;
});
