import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** What an address leads to, as far as its cost goes. */
export interface PageWeight {
  /** `report`: the page, or one it lies in, says so in its `handle`. */
  readonly weight: 'plain' | 'report';
  readonly params: Readonly<Record<string, string | undefined>>;
}

type Routes = ServerBuild['routes'];

function treeOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => (route.parentId ?? '') === (parentId ?? ''))
    .map(({ id, path, index, caseSensitive }) => ({
      id,
      ...(path !== undefined && { path }),
      ...(caseSensitive !== undefined && { caseSensitive }),
      ...(index ? { index: true } : { children: treeOf(routes, id) }),
    }));
}

const isHeavy = (handle: unknown) => (handle as { weight?: unknown } | undefined)?.weight === 'report';

/** Tells what pages weigh, by the very matching that the router does: an address written another way weighs the same. */
export function createPageScale({ routes }: Pick<ServerBuild, 'routes'>): (url: string) => PageWeight {
  const tree = treeOf(routes, undefined);
  return (url) => {
    // As the router reads the address of a page’s data.
    const pathname = new URL(url).pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
    const matches = matchRoutes(tree, pathname) ?? [];
    const heavy = matches.some(({ route }) => isHeavy(routes[route.id ?? '']?.module.handle));
    return { weight: heavy ? 'report' : 'plain', params: matches.at(-1)?.params ?? {} };
  };
}
