import { isAllowed } from '#engine/address/robots.ts';
import type {
  HeaderField,
  HtmlProblem,
  LinkCheck,
  PageFacts,
  PageShapes,
  Probe,
  SensitiveKind,
  Sitemap,
  SiteShapes,
} from '#engine/artifacts.ts';
import { parseSitemap } from '#engine/crawl/sitemap-parser.ts';
import { createTrapGuard } from '#engine/crawl/traps.ts';
import { htmlErrors } from '#engine/derive/html/html-errors.ts';
import type { SnippetFiles } from '#reference/rule-snippets/snippet.ts';
import { robotsOf, siteArtifacts, sitemapOf } from './artifacts.ts';
import { sensitiveSite } from './sensitive.ts';
import { factsOfVisits, gridOfVisits, visitsOfFiles } from './snippet-pages.ts';
import { probesOf } from './snippet-probes.ts';
import { answersOf, clientOver, type FileAnswer, readFile, snippetOrigin } from './snippet-server.ts';

/** An address that no page has. */
const noPage = '/page-qui-n-existe-pas';
const sensitiveKinds: Readonly<Record<string, SensitiveKind>> = {
  '/.git/HEAD': 'git',
  '/.env': 'env',
  '/sauvegarde.sql': 'backup',
  '/phpinfo.php': 'diagnostic',
  '/_profiler/': 'debug',
  '/.DS_Store': 'ds-store',
  '/wp-login.php': 'admin-login',
  '/wp-json/wp/v2/users': 'wordpress-users',
};
const notPages = new Set([
  ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/.well-known/security.txt', '/favicon.ico', noPage],
  ...Object.keys(sensitiveKinds),
]);

/** The site whose files these are; `wanted` names what its rule reads. Its home page is an ordinary one where they have none. */
export async function siteOfFiles(
  files: SnippetFiles,
  profile: SiteShapes['site']['profile'],
  wanted: readonly string[],
): Promise<SiteShapes> {
  const answers = answersOf(files);
  const visits = visitsOfFiles(files, answers, notPages);
  const pages = factsOfVisits(visits);
  const { site, httpsProbe } = siteArtifacts();
  const notFound = files[noPage];
  const robots = robotsOf(files['/robots.txt'] ?? '', files['/robots.txt'] === undefined ? 404 : 200);
  const isPlain = pages.every(({ url }) => url.startsWith('http:'));
  return siteArtifacts({
    site: { ...site, profile },
    pages,
    ...(wanted.includes('rgaa') && { rgaa: gridOfVisits(visits) }),
    ...(wanted.includes('htmlValidity') && { htmlValidity: validityOf(visits) }),
    linkChecks: await linkChecksOf(answers, pages),
    notAnalysed: leftOut(pages, answers, robots),
    robots,
    sitemaps: await sitemapsOf(files['/sitemap.xml']),
    sensitive: sensitiveOf(files),
    favicon: fileProbe('/favicon.ico', files['/favicon.ico']),
    ...(notFound !== undefined && { notFoundProbe: fileProbe(noPage, notFound) }),
    llmsTxt: fileProbe('/llms.txt', files['/llms.txt']),
    securityTxt: fileProbe('/.well-known/security.txt', files['/.well-known/security.txt']),
    ...(isPlain && { tls: null, httpsProbe: { ...httpsProbe, status: 0, failure: 'refused' } }),
    ...(await probesOf(files, pages)),
  });
}

/** What the Nu checker says, in its words, of errors that our own parser finds too. */
const nuWords: readonly (readonly [RegExp, string])[] = [
  [/^balise (\w+) jamais fermée/, 'Unclosed element “$1”.'],
  [/^balise fermante (\w+) sans balise/, 'Stray end tag “$1”.'],
];

function validityOf(visits: readonly PageShapes[]): SiteShapes['htmlValidity'] {
  const pages = visits.map(({ page: { url }, source }) => {
    const problems = htmlErrors(source.html).map(({ label, line }): HtmlProblem => {
      const [pattern, words] = nuWords.find(([known]) => known.test(label)) ?? [];
      if (pattern === undefined || words === undefined) throw new Error(`no words of Nu: ${label}`);
      return {
        ...{ count: 1, line, extract: '' },
        message: (pattern.exec(label)?.[0] ?? '').replace(pattern, words),
      };
    });
    return { url, errorCount: problems.length, problems };
  });
  return { version: 'test', pages };
}

/** Every file that a page links to, that one names as its own or that the sitemap lists was asked. */
async function linkChecksOf(
  answers: ReadonlyMap<string, FileAnswer>,
  pages: readonly PageFacts[],
): Promise<LinkCheck[]> {
  const client = clientOver(answers);
  const sitemaps = await sitemapsOf(answers.get(`${snippetOrigin}/sitemap.xml`)?.body);
  const listed = sitemaps.flatMap(({ urls }) => urls);
  const checks = [...answers.keys()].map(async (url): Promise<LinkCheck[]> => {
    const named = ({ links, canonical }: PageFacts) =>
      links.some((link) => link.url === url) || canonical === url;
    const from = pages.filter(named).map((page) => page.url);
    const { status, failure } = await client.exchange(url);
    return from.length === 0 && !listed.includes(url)
      ? []
      : [{ url, status, failure, internal: url.startsWith(`${snippetOrigin}/`), from }];
  });
  return (await Promise.all(checks)).flat();
}

/** Addresses of the site that pages link to and that the crawl leaves out: closed by robots.txt, or of an endless series. */
function leftOut(
  pages: readonly PageFacts[],
  answers: ReadonlyMap<string, FileAnswer>,
  robots: SiteShapes['robots'],
): SiteShapes['notAnalysed'] {
  const trapOf = createTrapGuard();
  const urls = new Set(pages.flatMap(({ links }) => links.map(({ url }) => url)));
  return [...urls]
    .filter((url) => url.startsWith(`${snippetOrigin}/`) && !answers.has(url))
    .flatMap((url): SiteShapes['notAnalysed'] => {
      if (!isAllowed(robots, url)) return [{ url, reason: 'robots' }];
      const detail = trapOf(new URL(url));
      return detail === null ? [] : [{ url, reason: 'limit', detail }];
    });
}

/** Every sensitive address was asked; those that are files of the site answered. */
function sensitiveOf(files: SnippetFiles): SiteShapes['sensitive'] {
  const { sensitive } = sensitiveSite();
  const exposed = Object.entries(files).flatMap(([path, text]) => {
    const kind = sensitiveKinds[path];
    if (kind === undefined || text.startsWith('HTTP/1.1 ')) return [];
    return [
      {
        kind,
        url: snippetOrigin + path,
        status: 200,
        contentType: 'text/plain',
        sizeBytes: text.length,
        sign: path,
      },
    ];
  });
  return sensitive && { ...sensitive, exposed };
}

/** As the crawl reads it. */
async function sitemapsOf(text: string | undefined): Promise<Sitemap[]> {
  if (text === undefined) return [];
  const urls: string[] = [];
  const parsed = await parseSitemap(bytesOf(text), (url) => urls.push(url));
  return [sitemapOf(urls, urls.length > 0 ? parsed : { kind: 'invalid', error: 'aucune adresse' })];
}

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

function fileProbe(path: string, text: string | undefined): Probe {
  const url = snippetOrigin + path;
  const headers: HeaderField[] =
    text === undefined ? [] : [{ name: 'content-type', value: 'text/plain; charset=utf-8' }];
  return {
    requestedUrl: url,
    url,
    status: text === undefined ? 404 : readFile(path, text).status,
    headers,
    redirects: [],
    body: (text ?? '').replace(/^HTTP\/1\.1.*\n*/, ''),
    failure: null,
  };
}
