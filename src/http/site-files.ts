import { AppError } from '#contract/errors.ts';
import { type PublicPage, publicPages } from '#contract/public-pages.ts';
import { addSecurityHeaders } from './middleware/security-headers.ts';
import { defineRoute, type Route, type RouteContext } from './route.ts';

/** Files that programs look for at known addresses, made from the table of public pages and the settings. */
export const siteFileRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/robots.txt',
    access: 'public',
    handle: (context) => file(context, 'text/plain', robotsTxt(publicUrlOf(context))),
  }),
  defineRoute({
    method: 'GET',
    path: '/sitemap.xml',
    access: 'public',
    handle: (context) => file(context, 'application/xml', sitemapXml(publicUrlOf(context))),
  }),
  defineRoute({
    method: 'GET',
    path: '/llms.txt',
    access: 'public',
    handle: (context) => file(context, 'text/plain', llmsTxt(publicUrlOf(context))),
  }),
  defineRoute({
    method: 'GET',
    path: '/.well-known/security.txt',
    access: 'public',
    handle(context) {
      const { config, clock } = context.deps;
      if (config.securityContact === null) throw new AppError('request/not-found');
      return file(context, 'text/plain', securityTxt(config.publicUrl, config.securityContact, clock.now()));
    },
  }),
];

type Context = RouteContext<'public'>;
const publicUrlOf = ({ deps }: Context) => deps.config.publicUrl;

function file({ deps }: Context, type: string, body: string): Response {
  const headers = new Headers({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=3600',
  });
  addSecurityHeaders(headers, deps.config.publicUrl);
  return new Response(body, { headers });
}

const indexed = (): PublicPage[] => publicPages.filter((page) => page.indexed !== false);

/** What programs may visit (RFC 9309): everything but what belongs to somebody. */
export function robotsTxt(publicUrl: string): string {
  return lines(
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /reports/',
    'Disallow: /partage/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  );
}

/** The public pages that search engines may keep (sitemaps.org). Paths and addresses hold nothing to escape but `&`. */
export function sitemapXml(publicUrl: string): string {
  const entries = indexed().map(({ path, updated }) => {
    const address = `${publicUrl}${path}`.replaceAll('&', '&amp;');
    return `  <url><loc>${address}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>`;
  });
  return lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  );
}

/** What the service is and where its public texts are, for assistants (llmstxt.org). */
export function llmsTxt(publicUrl: string): string {
  return lines(
    '# Constat',
    '',
    '> Audits de sites web en français : performance, accessibilité (RGAA), référencement, sécurité, vie privée, obligations légales, écoconception et qualité, avec leurs preuves.',
    '',
    '## Pages',
    '',
    ...indexed().map(({ path, label, summary }) => `- [${label}](${publicUrl}${path}) : ${summary}`),
  );
}

const validDays = 180;

/** Where to report a flaw (RFC 9116). It expires half a year after it was asked for: whoever keeps a copy asks again. */
export function securityTxt(publicUrl: string, contact: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return lines(
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: fr, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/contact#faille`,
  );
}

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;
