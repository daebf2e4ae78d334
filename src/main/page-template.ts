/** A route of the pages’ build, as far as its address goes. */
interface PageRoute {
  readonly path?: string | undefined;
  readonly parentId?: string | undefined;
}

/** The address of a route with those it lies in. */
function whole(routes: Readonly<Record<string, PageRoute | undefined>>, route: PageRoute): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const above = parent === undefined ? '' : whole(routes, parent);
  return route.path ? `${above}/${route.path.replace(/^\/|\/$/g, '')}` : above;
}

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/**
 * Tells which template of the pages an address belongs to (`/reports/:id`): what is measured must not hold the address
 * itself. An address of none is `/*`.
 */
export function pageTemplates(
  routes: Readonly<Record<string, PageRoute | undefined>>,
): (path: string) => string {
  const templates = [...new Set(Object.values(routes).map((route) => (route ? whole(routes, route) : '')))]
    .filter((template) => !template.includes('*'))
    .map((template) => template || '/')
    // The most precise first, as the router sees it.
    .toSorted((a, b) => a.split(':').length - b.split(':').length)
    .map((template) => {
      const parts = template.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)));
      return { template, matches: new RegExp(`^${parts.join('/')}/?$`, 'i') };
    });
  return (path) => {
    const page = path.replace(/\.data$/, '');
    return templates.find(({ matches }) => matches.test(page))?.template ?? '/*';
  };
}
