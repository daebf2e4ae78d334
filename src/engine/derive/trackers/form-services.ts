import { formServices } from '#reference/form-services.ts';
import type { PageFacts } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { matchesHost } from './known-services.ts';
import { type SeenService, seenServices } from './trackers.ts';

/** Services that receive a form of the site, by the address it is sent to: their host is not called before. */
const receivers = memoise((pages: readonly PageFacts[]): readonly SeenService[] =>
  formServices.flatMap((party): SeenService[] => {
    const found = pages.flatMap((page) =>
      page.forms
        .filter(({ action }) => party.hosts.some((host) => matchesHost(host, action)))
        .map(({ action }) => ({ action, page: page.url })),
    );
    if (found.length === 0) return [];
    const urls = [...new Set(found.map(({ action }) => action))];
    return [
      { service: { ...party, listed: true }, urls, pages: [...new Set(found.map(({ page }) => page))] },
    ];
  }),
);

/** Services outside Europe that the site calls, or sends its forms to; one a name. */
export function servicesAbroad(pages: readonly PageFacts[]): SeenService[] {
  const seen = seenServices(pages).filter(({ service }) => service.country !== undefined);
  const names = new Set(seen.map(({ service }) => service.name));
  return [...seen, ...receivers(pages).filter(({ service }) => !names.has(service.name))];
}
