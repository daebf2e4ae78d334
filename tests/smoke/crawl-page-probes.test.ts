import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { probeOtherPages, probeStartPage } from '#engine/probe/page-probes.ts';
import { pageFacts } from '#tests/support/artifacts.ts';
import { probedSite } from '#tests/support/probed-site.ts';

async function serve(listener: RequestListener) {
  const { site, client } = await probedSite(listener);
  const { signal } = new AbortController();
  const world = {
    client,
    siteDomain: '127.0.0.1',
    isAllowed: (url: URL) => url.pathname !== '/interdit',
    signal,
  };
  return { site, world, start: new URL(site.origin) };
}

const words = (about: string) => `<p>${Array.from({ length: 90 }, (_, at) => `${about}${at}`).join(' ')}</p>`;
const page = (about: string, head = '') => `<!doctype html><title>${about}</title>${head}${words(about)}`;

test('a home page that also answers under its file’s name is seen; a redirection and a 404 are not the same page', async () => {
  const { site, world, start } = await serve((request, answer) => {
    if (request.url === '/' || request.url === '/index.html') answer.end(page('Accueil'));
    else if (request.url === '/index.php') answer.writeHead(301, { location: '/' }).end();
    else answer.writeHead(404).end(page('Introuvable'));
  });
  const { addressVariants } = await probeStartPage(world, start);
  expect(addressVariants).toEqual([
    {
      kind: 'index-file',
      pageUrl: start.href,
      url: `${site.origin}/index.html`,
      reachedUrl: `${site.origin}/index.html`,
      status: 200,
      canonical: '',
      pageCanonical: '',
      sameContent: true,
    },
    expect.objectContaining({ url: `${site.origin}/index.php`, reachedUrl: start.href, status: 200 }),
  ]);
});

test('final slash and letter case are tried on a few pages; canonical addresses are read', async () => {
  const canonical = (path: string) => `<link rel="canonical" href="${path}">`;
  const { site, world, start } = await serve((request, answer) => {
    const path = request.url ?? '';
    if (/^\/contact\/?$/i.test(path)) answer.end(page('Contact', canonical('/contact')));
    else if (path === '/plan' || path === '/plan/') answer.end(page(path));
    else answer.writeHead(404).end(page('Introuvable'));
  });
  const facts = ['/', '/plan', '/contact', '/interdit', '/fiche.html', '/liste?page=2'].map((path) =>
    pageFacts({ url: `${site.origin}${path}`, isHome: path === '/' }),
  );
  const none = { cors: [], sourceMaps: [], addressVariants: [] };
  const { addressVariants } = await probeOtherPages(world, facts, none);
  const told = addressVariants.map(({ url, status, sameContent, canonical: declared }) => [
    url.slice(start.origin.length),
    status,
    sameContent,
    declared.slice(start.origin.length),
  ]);
  expect(told).toEqual([
    ['/contact/', 200, true, '/contact'],
    ['/CONTACT', 200, true, '/contact'],
    // Another title: not the same page.
    ['/plan/', 200, false, ''],
    ['/PLAN', 404, false, ''],
  ]);
  expect(site.requests.some(({ url }) => url === '/interdit' || url?.includes('INTERDIT'))).toBe(false);
});

test('where unknown addresses get the same HTML, nothing is said of variants', async () => {
  const { world, start } = await serve((_, answer) => void answer.end(page('Application')));
  const { addressVariants } = await probeStartPage(world, start);
  expect(addressVariants.map(({ sameContent }) => sameContent)).toEqual([null, null]);
});

test('an interface that lets any origin in with cookies is seen', async () => {
  const { site, world, start } = await serve((request, answer) => {
    const open = request.url === '/api';
    answer.writeHead(200, {
      ...(open && { 'access-control-allow-origin': request.headers.origin ?? '' }),
      ...(open && { 'access-control-allow-credentials': 'true' }),
    });
    answer.end(page('Accueil'));
  });
  const first = await probeStartPage(world, start);
  const facts = [pageFacts({ url: start.href, ownCalls: [`${site.origin}/api`] })];
  const { cors } = await probeOtherPages(world, facts, first);
  expect([...first.cors, ...cors]).toEqual([
    expect.objectContaining({ url: start.href, allowOrigin: null, allowCredentials: false }),
    expect.objectContaining({
      url: `${site.origin}/api`,
      askedOrigin: 'https://constat.invalid',
      allowOrigin: 'https://constat.invalid',
      allowCredentials: true,
    }),
  ]);
});

test('source maps are found by the end of the script, by the header, and told by what they hold', async () => {
  const code = `console.log(1);\n`.repeat(2000);
  const map = (rest: string) =>
    `{"version":3,"mappings":"${'AAAA;'.repeat(20_000)}","sources":["a.ts"]${rest}}`;
  const files: Readonly<Record<string, string>> = {
    '/': page(
      'Accueil',
      '<script src="/a.js"></script><script src="/b.js"></script><script src="/c.js"></script><script src="/d.js"></script>',
    ),
    '/a.js': `${code}//# sourceMappingURL=a.js.map\n`,
    '/a.js.map': map(',"sourcesContent":["export const a = 1;"]'),
    '/b.js': code,
    '/b.map': map(''),
    '/c.js': `${code}//# sourceMappingURL=absente.map`,
    '/d.js': `${code}//# sourceMappingURL=data:application/json;base64,e30=`,
  };
  const { site, world, start } = await serve((request, answer) => {
    const body = files[request.url ?? ''];
    if (request.url === '/b.js') answer.setHeader('sourcemap', '/b.map');
    if (body === undefined) answer.writeHead(404).end();
    else if (request.headers.range === 'bytes=-512' && request.url === '/a.js')
      answer.writeHead(206, { 'content-range': `bytes 0-511/${body.length}` }).end(body.slice(-512));
    else answer.end(body);
  });
  const { sourceMaps } = await probeStartPage(world, start);
  const at = (path: string) => `${site.origin}${path}`;
  expect(sourceMaps).toEqual([
    { codeUrl: at('/a.js'), mapUrl: at('/a.js.map'), status: 200, withSources: true },
    { codeUrl: at('/b.js'), mapUrl: at('/b.map'), status: 200, withSources: false },
    { codeUrl: at('/c.js'), mapUrl: at('/absente.map'), status: 404, withSources: false },
  ]);
});
