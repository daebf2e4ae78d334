import { expect, test } from 'vitest';
import { publicPages } from '#contract/public-pages.ts';
import { ruleIds } from '#service/rules/list-rules.ts';
import { llmsTxt, robotsTxt, securityTxt, sitemapXml } from './site-files.ts';

const publicUrl = 'https://constat.example';
const indexed = publicPages.filter(({ indexed = true }) => indexed);

test('the XML site map lists every page that may be kept, that of each check, and no other', () => {
  const listed = [...sitemapXml(publicUrl).matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  const paths = [...indexed.map(({ path }) => path), ...ruleIds.map((id) => `/controles/${id}`)];
  expect(listed).toEqual(paths.map((path) => publicUrl + path));
  expect(ruleIds.length).toBeGreaterThan(500);
  expect(listed).not.toContain(`${publicUrl}/mot-de-passe-oublie`);
});

test('robots.txt opens the public pages, closes what belongs to somebody, and points to the site map', () => {
  const text = robotsTxt(publicUrl);
  expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map((match) => match[1] ?? '');
  expect(closed).toEqual([
    ...['/api/', '/dashboard', '/reports/', '/partage/', '/plan/', '/connexion/'],
    ...['/invitation/', '/organisation', '/espaces'],
  ]);
  expect(publicPages.filter(({ path }) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});

test('llms.txt names every page that may be kept', () => {
  for (const { label, path } of indexed)
    expect(llmsTxt(publicUrl)).toContain(`[${label}](${publicUrl}${path})`);
});

test('security.txt has a contact, and expires within the year', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const text = securityTxt(publicUrl, 'securite@constat.example', now);
  expect(text).toMatch(/^Contact: mailto:securite@constat\.example$/m);
  expect(text).toMatch(/^Expires: 2027-05-20T00:00:00Z$/m);
  expect(text).toMatch(/^Canonical: https:\/\/constat\.example\/\.well-known\/security\.txt$/m);
  expect(securityTxt(publicUrl, 'https://constat.example/faille', now)).toMatch(
    /^Contact: https:\/\/constat\.example\/faille$/m,
  );
});
