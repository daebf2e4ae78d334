import { siteFileEndpoints } from '#contract/api/site.ts';
import { AppError } from '#contract/errors.ts';
import { escapeMarkup } from '#contract/escape-markup.ts';
import { type PublicPage, publicPages } from '#contract/public-pages.ts';
import { ruleIds } from '#service/rules/list-rules.ts';
import { defineRoute, type Route } from './route.ts';

/** Files that programs look for at known addresses, made from the table of public pages and the settings. */
export const siteFileRoutes: readonly Route[] = [
  defineRoute({
    ...siteFileEndpoints.readRobots,
    handle: ({ deps }) => text(robotsTxt(deps.config.publicUrl)),
  }),
  defineRoute({
    ...siteFileEndpoints.readSitemap,
    handle: ({ deps }) => ({
      ...text(sitemapXml(deps.config.publicUrl)),
      media: 'application/xml; charset=utf-8',
    }),
  }),
  defineRoute({
    ...siteFileEndpoints.readLlms,
    handle: ({ deps }) => text(llmsTxt(deps.config.publicUrl)),
  }),
  defineRoute({
    ...siteFileEndpoints.readSecurityContact,
    handle({ deps: { config, clock } }) {
      if (config.securityContact === null) throw new AppError('request/not-found');
      return text(securityTxt(config.publicUrl, config.securityContact, clock.now()));
    },
  }),
];

function text(file: string) {
  const headers = { 'cache-control': 'public, max-age=3600' };
  return { status: 200, file, media: 'text/plain; charset=utf-8', headers } as const;
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
    'Disallow: /plan/',
    // Each begins a sign-in.
    'Disallow: /connexion/',
    'Disallow: /invitation/',
    'Disallow: /organisation',
    'Disallow: /espaces',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  );
}

/** The public pages that search engines may keep, and that of each check (sitemaps.org). */
export function sitemapXml(publicUrl: string): string {
  const rules = ruleIds.map((id) => ({ path: `/controles/${id}`, updated: undefined }));
  const entries = [...indexed(), ...rules].map(({ path, updated }) => {
    const address = escapeMarkup(`${publicUrl}${path}`);
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
