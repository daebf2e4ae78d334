/** A route of the pages’ build, as far as its address and what it says of itself go. */
interface PageRoute {
  readonly path?: string | undefined;
  readonly parentId?: string | undefined;
  readonly module?: { readonly action?: unknown; readonly handle?: unknown };
}

/**
 * Whether the answers of a page are kept for everybody who is not signed in: `no-search`, those at its bare address;
 * `any-search`, all, since nothing of it reads what comes behind the address.
 */
export type Kept = 'no-search' | 'any-search';

/** The page at an address. */
interface Page {
  /** Its address without what stands for one thing (`/reports/:id`): what is measured must not hold the address itself. */
  readonly template: string;
  readonly methods: readonly string[];
  readonly kept: Kept | null;
}

const nobodys: Page = { template: '/*', methods: ['GET', 'HEAD'], kept: null };

/** The address of a route with those it lies in. */
function whole(routes: Readonly<Record<string, PageRoute | undefined>>, route: PageRoute): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const above = parent === undefined ? '' : whole(routes, parent);
  return route.path ? `${above}/${route.path.replace(/^\/|\/$/g, '')}` : above;
}

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

function pageOf(template: string, { module }: PageRoute): Page {
  const { kept } = (module?.handle ?? {}) as { kept?: Kept };
  return {
    template,
    methods: module?.action === undefined ? nobodys.methods : ['GET', 'HEAD', 'POST'],
    kept: kept ?? null,
  };
}

/**
 * Finds the page at an address, whole or asked for without a reload (`.data`), among the routes of the pages’ build. An
 * address of none is `/*`.
 */
export function pageFinder(routes: Readonly<Record<string, PageRoute | undefined>>): (path: string) => Page {
  const pages = new Map<string, Page>();
  for (const route of Object.values(routes)) {
    if (!route) continue;
    const template = whole(routes, route) || '/';
    // A route without an address of its own may lie around one that answers there.
    const found = pages.get(template);
    const page = pageOf(template, route);
    if (!template.includes('*') && (!found || found.methods.length <= page.methods.length))
      pages.set(template, { ...page, kept: page.kept ?? found?.kept ?? null });
  }
  const all = [...pages.values()]
    // The most precise first, as the router sees it.
    .toSorted((a, b) => a.template.split(':').length - b.template.split(':').length)
    .map((page) => {
      const parts = page.template.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)));
      return { page, matches: new RegExp(`^${parts.join('/')}/?$`, 'i') };
    });
  return (path) => {
    const address = path.replace(/\.data$/, '');
    return all.find(({ matches }) => matches.test(address))?.page ?? nobodys;
  };
}
